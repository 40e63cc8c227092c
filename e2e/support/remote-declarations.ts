import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface RemoteDeclaration {
  id: string;
  name: string;
  routes: { path: string; access: 'public' | 'signedIn' | { permission: string | string[] } }[];
}

const root = join(import.meta.dirname, '../..');

/** What every remote of the repository declares, as the release document takes it. */
export const remoteDeclarations: RemoteDeclaration[] = readdirSync(root)
  .filter((folder) => folder.startsWith('remote-'))
  .map((folder) => JSON.parse(readFileSync(join(root, folder, 'remote.json'), 'utf8')) as RemoteDeclaration);
