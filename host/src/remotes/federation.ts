import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@yado/shared/contract/remote';
import type { RemoteRelease } from '@yado/shared/contract/release-document';
import { lockShares } from '../natives/lock-shares.ts';
import { retrySharedModules } from './retry-shared-modules.ts';
import { ContractBroken } from './failure-stage.ts';
import { vouchedIntegrity } from './file-guard.ts';

const ENTRY_TIMEOUT_MS = 8_000;

/**
 * What the federation runtime asks for by itself, containers and whatever it would preload, is held against the
 * release document too; the container in turn goes through the file guard for its own chunks.
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
        return { script, timeout: ENTRY_TIMEOUT_MS };
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

/** Loads and initialises one release of a remote; rejects with what the browser or the container said. */
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
  const integrity = vouchedIntegrity(url);
  if (!integrity) throw new Error(`not in the release document: ${url}`);
  return integrity;
}
