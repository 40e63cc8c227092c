import { createPrivateKey, sign } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseDocument, SignedReleaseDocument } from '@yado/shared/contract/release-document';
import { mustRun } from '../../scripts/lib/run.ts';

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
 * sends both sides the same page with the same preloading and the same early data.
 */
export async function makeSingleStore({ from, to, keysDir, dist, screens }: Options): Promise<void> {
  cpSync(from, to, { recursive: true });
  await mustRun(
    'Publishing the single bundle',
    process.execPath,
    ['delivery/src/cli/main.ts', 'publish', 'host', '--dir', dist],
    { env: { STORE_DIR: to, KEYS_DIR: keysDir } },
  );
  const folder = join(to, 'documents/default');
  const newest = readdirSync(folder).sort().at(-1) ?? '';
  const signed = JSON.parse(readFileSync(join(folder, newest), 'utf8')) as SignedReleaseDocument;
  const next = single(JSON.parse(signed.document) as ReleaseDocument, screens);
  const document = JSON.stringify(next);
  const key = createPrivateKey(readFileSync(join(keysDir, 'release-private.pem')));
  const signature = sign(null, Buffer.from(document), key).toString('base64url');
  const name = `${String(next.sequence).padStart(newest.length - '.json'.length, '0')}.json`;
  writeFileSync(join(folder, name), JSON.stringify({ ...signed, document, signature }));
}

function single(current: ReleaseDocument, screens: Record<string, string[]>): ReleaseDocument {
  const { baseUrl, files } = current.host.stable;
  const remotes = Object.entries(current.remotes).map(([id, channel]) => {
    const { declaration } = channel.stable;
    const chunks = Object.fromEntries(declaration.routes.map(({ chunk }) => [chunk, screens[chunk] ?? []]));
    const stable = { ...channel.stable, baseUrl, entry: 'none', initial: [], chunks, files };
    return [id, { stable }] as const;
  });
  return {
    ...current,
    sequence: current.sequence + 1,
    host: { stable: current.host.stable },
    remotes: Object.fromEntries(remotes),
  };
}
