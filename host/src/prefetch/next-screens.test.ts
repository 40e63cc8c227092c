import type { Profile } from '@yado/shared/auth';
import type { RemoteRelease, RouteAccess } from '@yado/shared/contract/release-document';
import { expect, it } from 'vitest';
import { listScreenFiles, type RemoteScreenRoute, nextScreens } from './next-screens.ts';

const book: RouteAccess = { permission: 'BOOK' };
const remotes: Record<string, [string, RouteAccess][]> = {
  booking: [
    ['/booking/prepare', book],
    ['/booking/:id/guests', book],
  ],
  search: [
    ['/', book],
    ['/hotels', book],
    ['/hotels/:id', 'signedIn'],
  ],
  settings: [
    ['/settings/account', 'signedIn'],
    ['/desk/agency', { permission: ['AGENCY_DESK', 'OPERATOR_DESK'] }],
  ],
  trips: [
    ['/trips', 'signedIn'],
    ['/trips/:id', 'signedIn'],
  ],
  public: [
    ['/legal', 'public'],
    ['/p/trips/:key', 'public'],
  ],
};

function listScreens(remote: string): { path: string; handle: RemoteScreenRoute }[] {
  const chunks = Object.fromEntries(
    (remotes[remote] ?? []).map(([path]) => [path, [`${path}.js`, 'common.js', `${path}.css`]]),
  );
  const release = { baseUrl: `/releases/${remote}/r/`, entry: 'entry.js', initial: [], chunks };
  return (remotes[remote] ?? []).map(([path, access]) => ({
    path,
    handle: {
      prepare: () => {},
      begin: () => {},
      release: release as unknown as RemoteRelease,
      route: { path, access, chunk: path },
    },
  }));
}

const routes = [{ children: [...Object.keys(remotes).flatMap(listScreens), { path: '*' }] }];

const paths = (here: string, links: string[], permissions: string[] | null = ['BOOK']) =>
  nextScreens({
    routes,
    here,
    links,
    profile: permissions && ({ permissions } as unknown as Profile),
  }).map(({ route }) => route.path);

it('selects linked screens first, then those of the same remote, then the first of other remotes', () => {
  expect(paths('/', ['/trips', '/hotels/7'])).toEqual([
    '/trips',
    '/hotels/:id',
    '/hotels',
    '/booking/prepare',
    '/settings/account',
  ]);
});

it('selects the linked screens in the order of their links, each once', () => {
  expect(paths('/hotels/7', ['/booking/prepare', '/booking/prepare', '/trips'])[0]).toBe('/booking/prepare');
  expect(paths('/hotels/7', ['/booking/prepare', '/booking/prepare', '/trips'])[1]).toBe('/trips');
});

it('leaves out screens that the user may not open, linked or not', () => {
  expect(paths('/trips', ['/', '/desk/agency'], [])).toEqual([
    '/trips/:id',
    '/hotels/:id',
    '/settings/account',
  ]);
  expect(paths('/trips', ['/desk/agency'], ['AGENCY_DESK'])[0]).toBe('/desk/agency');
});

it('selects only linked public pages without a session', () => {
  expect(paths('/sign-in', ['/trips', '/legal'], null)).toEqual(['/legal']);
});

it('lists each file of a screen once, the container first', () => {
  const [trips] = listScreens('trips');
  expect(listScreenFiles(trips?.handle as RemoteScreenRoute)).toEqual(
    ['entry.js', '/trips.js', 'common.js', '/trips.css'].map(
      (name) => new URL(`/releases/trips/r/${name}`, location.href).href,
    ),
  );
});
