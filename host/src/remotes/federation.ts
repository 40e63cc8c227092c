import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@yado/shared/contract/remote';
import type { RemoteRelease } from '@yado/shared/contract/release-document';
import { lockShares } from '../natives/lock-shares.ts';
import { retrySharedModules } from './retry-shared-modules.ts';
import { ContractBroken } from './failure-stage.ts';
import { findIntegrity } from './file-guard.ts';
import { loadingLimits } from './loading-limits.ts';

/**
 * Checks the requests of the federation runtime, containers and preloads, against the release document. A container's
 * own chunks go through the file guard.
 */
export function installPlugins(): void {
  registerPlugins([
    {
      name: 'yado-script-guard',
      createScript: ({ url }) => {
        const integrity = requireIntegrity(url);
        const script = document.createElement('script');
        script.src = url;
        script.integrity = integrity;
        script.crossOrigin = 'anonymous';
        return { script, timeout: loadingLimits.containerMs };
      },
      createLink: ({ url, attrs }) => {
        const integrity = requireIntegrity(url);
        const link = document.createElement('link');
        for (const [name, value] of Object.entries(attrs ?? {})) link.setAttribute(name, String(value));
        link.href = url;
        link.integrity = integrity;
        link.crossOrigin = 'anonymous';
        return { link };
      },
    },
    retrySharedModules,
    lockShares,
  ]);
}

/** Loads and initializes one release of a remote; rejects with the error of the browser or the container. */
export async function loadContainer(release: RemoteRelease): Promise<RemoteModule> {
  const url = new URL(release.baseUrl + release.entry, location.href).href;
  registerRemotes([
    { name: release.container, entry: url, entryGlobalName: release.container, type: 'global' },
  ]);
  const module = await loadRemote<RemoteModule>(`${release.container}/remote`);
  if (!Array.isArray(module?.routes)) throw new ContractBroken('the remote exposes no routes');
  return module;
}

function requireIntegrity(url: string): string {
  const integrity = findIntegrity(url);
  if (!integrity) throw new Error(`not in the release document: ${url}`);
  return integrity;
}
