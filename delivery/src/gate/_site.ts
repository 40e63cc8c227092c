import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteDeclaration } from '@yado/shared/contract/release-document';
import { createWorkspace, type RemoteBuild, sha256 } from '../testing/_workspace.ts';

export type Workspace = Awaited<ReturnType<typeof createWorkspace>>;

export const HOTEL_QUERY = 'query HotelQuery($id: ID!) {\n  hotel(id: $id) {\n    name\n  }\n}\n';
export const hotelId = sha256(HOTEL_QUERY);

const routes: RouteDeclaration[] = [
  { path: '/search', access: { permission: 'BOOK' }, chunk: 'Main' },
  { path: '/hotels/:id', access: 'signedIn', chunk: 'Main' },
  { path: '/p/:key', access: 'public', chunk: 'Main' },
];

/** The build of `search` that is live on the site below. */
export const search = {
  routes,
  menu: [{ label: '検索', path: '/search', order: 1 }],
  operations: { [hotelId]: HOTEL_QUERY },
  code: `{id:'${hotelId}'}`,
} satisfies RemoteBuild;

/** A site with a host and two remotes, live for two tenants. */
export async function liveSite(): Promise<Workspace> {
  const site = await createWorkspace();
  await site.buildHost();
  await site.buildRemote('search', search);
  await site.buildRemote('public', {
    routes: [{ path: '/terms/:contentId', access: 'public', chunk: 'Main' }],
  });
  await site.release('publish', '--all');
  return site;
}

/** Changes a JSON file of the workspace. */
export async function edit<T>({ root, writeJson }: Workspace, path: string, change: (value: T) => T) {
  await writeJson(path, change(JSON.parse(await readFile(join(root, path), 'utf8')) as T));
}
