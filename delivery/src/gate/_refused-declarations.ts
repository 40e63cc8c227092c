import { SESSION_QUERY, sha256 } from '../testing/_workspace.ts';
import { build, routes, type Seed } from './_breakages.ts';
import { edit } from './_site.ts';

const withRoute = (path: string) => routes((all) => [...all, { path, access: 'public', chunk: 'Main' }]);

/** Declarations that no site could bear, whatever is live. */
export const refusedDeclarations: Seed[] = [
  {
    code: 'declaration-invalid',
    breaks: 'a route that leaves its folder',
    seed: withRoute('/search/../trips'),
    names: ['remote.json', 'must be a path'],
  },
  ...['/*', '/:id', '/:id?/search', '/:lang/search/*'].map((path) => ({
    code: 'route-reserved' as const,
    breaks: `the route ${path}, which takes the addresses of all`,
    seed: withRoute(path),
    names: [`${path} of search`, 'addresses of the whole site'],
  })),
  ...['/events', '/GraphQL', '/healthz', '/releases/x', '/releases?/x', '/release.json'].map((path) => ({
    code: 'route-reserved' as const,
    breaks: `the route ${path}, which the edge answers`,
    seed: withRoute(path),
    names: [`${path} of search`, 'the edge'],
  })),
  {
    code: 'declaration-oversized',
    breaks: 'twenty thousand routes',
    seed: routes(([first]) =>
      Array.from({ length: 20_000 }, (_, index) => ({ ...first, path: `/search/r${index}` })),
    ),
    names: ['search has 20000 routes, more than 100'],
  },
  {
    code: 'declaration-oversized',
    breaks: 'a path that nobody can pass on',
    seed: withRoute(`/search/${'x'.repeat(200)}`),
    names: ['search has 208 characters in a path'],
  },
  {
    code: 'declaration-oversized',
    breaks: 'a guard of many permissions',
    seed: routes(([first, ...rest]) => [
      { ...first, access: { permission: Array.from({ length: 21 }, () => 'BOOK') } },
      ...rest,
    ]),
    names: ['search has 21 permissions of a route'],
  },
  {
    code: 'declaration-oversized',
    breaks: 'five hundred menu entries',
    seed: build({
      menu: Array.from({ length: 500 }, (_, order) => ({ label: '検索', path: '/search', order })),
    }),
    names: ['search has 500 menu entries, more than 20'],
  },
  {
    code: 'declaration-oversized',
    breaks: 'a label of five thousand characters',
    seed: build({ menu: [{ label: '検'.repeat(5000), path: '/search', order: 1 }] }),
    names: ['search has 5000 characters in a menu label'],
  },
  {
    code: 'declaration-oversized',
    breaks: 'a name that fills the screen',
    seed: (site) =>
      edit<object>(site, 'remote-search/dist/remote.json', (declared) => ({
        ...declared,
        name: '検'.repeat(61),
      })),
    names: ['search has 61 characters in the name'],
  },
  {
    code: 'declaration-oversized',
    breaks: 'a configSchema that is longer than the page',
    seed: build({ configSchema: { type: 'object', description: '設'.repeat(6000) } }),
    names: ['bytes of configSchema, more than 16384'],
  },
  {
    code: 'declaration-oversized',
    breaks: 'thousands of operations',
    seed: build({
      operations: Object.fromEntries(
        Array.from({ length: 1001 }, (_, index) => [sha256(String(index)), SESSION_QUERY]),
      ),
    }),
    names: ['search has 1001 operations, more than 1000'],
  },
  ...['1.0', 'v1.0.0', '../1.0.0', '1.0.0/../..', '1.0.0\u0007', '1.0.0\n', 'latest'].map((version) => ({
    code: 'record-unreadable' as const,
    breaks: `the version ${JSON.stringify(version)}`,
    seed: build({ version }),
    names: ['package.json', 'must be a version like 1.2.3'],
  })),
];
