import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@yado/shared/contract/remote';
import type { RemoteRelease } from '@yado/shared/contract/release-document';
import { ContractBroken } from './failure-stage.ts';

const ENTRY_TIMEOUT_MS = 8_000;
const known = new Map<string, string>();

/**
 * Every container script goes through here: only addresses of the release document are loaded, each with
 * the integrity that the document states. The container in turn carries the integrity of its own chunks.
 */
export function installScriptGuard(): void {
  registerPlugins([
    {
      name: 'yado-script-guard',
      createScript: ({ url }) => {
        const integrity = known.get(new URL(url, location.href).href);
        if (!integrity) throw new Error(`not in the release document: ${url}`);
        const script = document.createElement('script');
        script.src = url;
        script.integrity = integrity;
        script.crossOrigin = 'anonymous';
        return { script, timeout: ENTRY_TIMEOUT_MS };
      },
    },
  ]);
}

/** Loads and initialises one release of a remote; rejects with what the browser or the container said. */
export async function loadContainer(release: RemoteRelease): Promise<RemoteModule> {
  const url = new URL(release.baseUrl + release.entry, location.href).href;
  const integrity = release.files[release.entry]?.integrity;
  if (!integrity) throw new Error(`no integrity for ${release.entry}`);
  known.set(url, integrity);
  registerRemotes([
    { name: release.container, entry: url, entryGlobalName: release.container, type: 'global' },
  ]);
  const module = await loadRemote<RemoteModule>(`${release.container}/remote`);
  if (!Array.isArray(module?.routes)) throw new ContractBroken('the remote exposes no routes');
  return module;
}
