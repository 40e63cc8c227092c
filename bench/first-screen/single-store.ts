import { cpSync } from 'node:fs';
import type { HostRelease, ReleaseDocument } from '@yado/shared/contract/release-document';
import { currentDocument, documentKey } from '../../delivery/src/release/documents.ts';
import { readBuild } from '../../delivery/src/release/read-build.ts';
import { uploadBuild } from '../../delivery/src/release/upload.ts';
import { ensureKeys } from '../../delivery/src/signing/keys.ts';
import { signDocument } from '../../delivery/src/signing/sign-document.ts';
import { createFolderStore } from '../../delivery/src/store/folder-store.ts';
import type { Store } from '../../delivery/src/store/store.ts';
import { CliError } from '../../scripts/lib/cli.ts';

interface Options {
  /** Store of the federated side, with everything published. */
  from: string;
  to: string;
  keysDir: string;
  /** The single bundle's build. */
  dist: string;
  /** Files of each lazy screen of the single bundle. */
  screens: Record<string, string[]>;
}

/**
 * Makes a second store whose document differs in one thing: host and remotes are the single bundle. So the edge
 * sends both sides the same page with the same preloading and the same early data. No release would do that, and the
 * release command refuses it: a host that provides nothing to the remotes that are live.
 */
export async function makeSingleStore({ from, to, keysDir, dist, screens }: Options): Promise<void> {
  cpSync(from, to, { recursive: true });
  const store = createFolderStore(to);
  const keys = await ensureKeys(keysDir);
  const build = await readBuild('host', dist);
  const current = await currentDocument(store, 'default', keys.publicKey);
  if (build.kind !== 'host' || !current)
    throw new CliError('There is nothing to compare the single bundle with.');
  await uploadBuild(store, build, new Date());
  await copyOutlines(store, current, build.release.baseUrl);
  const next = single(current, { ...build.release, outline: current.host.stable.outline }, screens);
  await store.create(documentKey(next), Buffer.from(JSON.stringify(signDocument(next, keys))));
}

/** Gives the single bundle the outlines that the federated pages show. */
async function copyOutlines(store: Store, { host, remotes }: ReleaseDocument, baseUrl: string) {
  const live = [host.stable, ...Object.values(remotes).map(({ stable }) => stable)];
  for (const release of live) {
    const files = 'container' in release ? Object.values(release.outlines ?? {}) : [release.outline];
    for (const outline of files) {
      const data = outline && (await store.get((release.baseUrl + outline.file).slice(1)));
      if (data) await store.put((baseUrl + outline.file).slice(1), data);
    }
  }
}

function single(
  current: ReleaseDocument,
  host: HostRelease,
  screens: Record<string, string[]>,
): ReleaseDocument {
  const { baseUrl, files } = host;
  const remotes = Object.entries(current.remotes).map(([id, channel]) => {
    const { declaration } = channel.stable;
    const chunks = Object.fromEntries(declaration.routes.map(({ chunk }) => [chunk, screens[chunk] ?? []]));
    const stable = { ...channel.stable, baseUrl, entry: 'none', initial: [], chunks, files };
    return [id, { stable }] as const;
  });
  return {
    ...current,
    sequence: current.sequence + 1,
    host: { stable: host },
    remotes: Object.fromEntries(remotes),
  };
}
