import { SESSION_QUERY, sha256 } from '../testing/_workspace.ts';
import { form, frame } from '../testing/_outline.ts';
import type { FindingCode } from '../release/finding.ts';
import { edit, HOTEL_QUERY, hotelId, search, type Workspace } from './_site.ts';

export interface Seed {
  code: FindingCode;
  breaks: string;
  /** Breaks the next build of a part, `search` unless it is named. */
  seed: (site: Workspace) => Promise<void>;
  part?: string;
  /** What the refusal must name besides the code. */
  names: string[];
}

export const build = (change: object) => (site: Workspace) =>
  site.buildRemote('search', { ...search, ...change });
export const routes = (change: (routes: (typeof search)['routes']) => unknown[]) =>
  build({ routes: change(search.routes) });
export const asking = (text: string) => build({ operations: { ...search.operations, [sha256(text)]: text } });
export const withHost = (assets: object) => (site: Workspace) => site.buildHost({ code: 'new', assets });

const withWholePages = (file: object) => async (site: Workspace) => {
  const wholePages = { file: 'whole-pages/pages.json', screens: ['Main'] };
  await site.buildRemote('search', { ...search, assets: { wholePages } });
  await site.writeJson('remote-search/dist/whole-pages/pages.json', file);
};

export const seeds: Seed[] = [
  {
    code: 'record-unreadable',
    breaks: 'a record of the build without a field',
    seed: (site) =>
      edit<object>(site, 'remote-search/dist/assets.json', (assets) => ({ ...assets, entry: undefined })),
    names: ['assets.json', 'entry'],
  },
  {
    code: 'declaration-invalid',
    breaks: 'a route with an access that nobody knows',
    seed: routes(([first]) => [{ ...first, access: 'everyone' }]),
    names: ['remote.json', 'access'],
  },
  {
    code: 'file-missing',
    breaks: 'a stylesheet that the build lacks',
    seed: build({ assets: { initial: ['static/css/gone.css'] } }),
    names: ['static/css/gone.css'],
  },
  {
    code: 'outline-invalid',
    breaks: 'an outline of another form',
    seed: async (site) => {
      await site.buildRemote('search', { ...search, assets: { outlines: { Main: 'outline/Main.json' } } });
      await site.writeJson('remote-search/dist/outline/Main.json', { content: '<p>x</p>' });
    },
    names: ['outline/Main.json of search has another form'],
  },
  {
    code: 'outline-invalid',
    breaks: 'an outline that runs code',
    seed: async (site) => {
      await site.buildRemote('search', { ...search, assets: { outlines: { Main: 'outline/Main.json' } } });
      await site.writeJson('remote-search/dist/outline/Main.json', {
        styles: '',
        content: '<p onclick="run()">x</p>',
      });
    },
    names: ['outline/Main.json of search holds more than content'],
  },
  {
    code: 'outline-invalid',
    breaks: 'a frame without a place for the screen',
    part: 'host',
    seed: async (site) => {
      await site.buildHost({ code: 'new', assets: { outline: 'outline/host.json' } });
      await site.writeJson('host/dist/outline/host.json', {
        ...frame,
        frames: { logo: '<p>x</p>', name: '<p>x</p>' },
      });
    },
    names: ['outline/host.json of host has no one place for a screen'],
  },
  {
    code: 'whole-pages-invalid',
    breaks: 'whole pages that are no script',
    seed: withWholePages({ server: 'var wholePages = {', client: '' }),
    names: ['pages.json of search holds no script'],
  },
  {
    code: 'whole-pages-invalid',
    breaks: 'a script of whole pages that would end its element',
    seed: withWholePages({ server: 'var wholePages = {}', client: '"</script>"' }),
    names: ['pages.json of search would end its own element'],
  },
  {
    code: 'whole-pages-invalid',
    breaks: 'a whole page of a screen that needs a session',
    seed: withWholePages({ server: 'var wholePages = {}', client: '' }),
    names: ['a whole page of Main, which is no screen of it for everybody'],
  },
  {
    code: 'outline-invalid',
    breaks: 'an outline of a screen that the build lacks',
    seed: async (site) => {
      await site.buildRemote('search', { ...search, assets: { outlines: { Lost: 'outline/Lost.json' } } });
      await site.writeJson('remote-search/dist/outline/Lost.json', form);
    },
    names: ['outline of Lost'],
  },
  {
    code: 'exposes-missing',
    breaks: 'a container that exposes something else',
    seed: build({ assets: { exposes: ['./screens'] } }),
    names: ['./remote'],
  },
  {
    code: 'id-mismatch',
    breaks: 'the declaration of another remote',
    seed: build({ id: 'trips' }),
    names: ['declares "trips"'],
  },
  {
    code: 'container-taken',
    breaks: 'the global name of the live release',
    seed: ({ write }) => write('remote-search/dist/remoteEntry.js', 'changed by hand'),
    names: ['yado_search_'],
  },
  {
    code: 'route-twice',
    breaks: 'one address declared twice',
    seed: routes((all) => [...all, all[0]]),
    names: ['/search twice'],
  },
  {
    code: 'chunk-missing',
    breaks: 'a screen that the build lacks',
    seed: routes(([first, ...rest]) => [{ ...first, chunk: 'Lost' }, ...rest]),
    names: ['/search', 'chunk "Lost"'],
  },
  {
    code: 'menu-astray',
    breaks: 'a menu entry without a route',
    seed: build({ menu: [{ label: '旅程', path: '/trips', order: 1 }] }),
    names: ['「旅程」', '/trips'],
  },
  {
    code: 'route-collision',
    breaks: "an address of another remote's",
    seed: routes((all) => [...all, { path: '/terms/:id', access: 'public', chunk: 'Main' }]),
    names: ['default, mirai', '/terms/:id of search', '/terms/:contentId of public'],
  },
  {
    code: 'route-removed',
    breaks: 'an address that nobody answers any more',
    seed: routes((all) => all.slice(0, 2)),
    names: ['default, mirai', '/p/:key'],
  },
  {
    code: 'access-opened',
    breaks: 'a guarded screen for everyone',
    seed: routes(([first, ...rest]) => [{ ...first, access: 'public' }, ...rest]),
    names: ['/search'],
  },
  {
    code: 'access-opened',
    breaks: 'a screen of few for all who are signed in',
    seed: routes(([first, ...rest]) => [{ ...first, access: 'signedIn' }, ...rest]),
    names: ['Anyone who is signed in', '/search'],
  },
  {
    code: 'access-closed',
    breaks: "a guest's page behind the sign-in",
    seed: routes((all) => all.map((route) => ({ ...route, access: 'signedIn' }))),
    names: ['/p/:key'],
  },
  {
    code: 'permission-unknown',
    breaks: 'a permission that the API never gives',
    seed: routes(([first, ...rest]) => [{ ...first, access: { permission: ['BOOK', 'FLY'] } }, ...rest]),
    names: ['/search', 'FLY'],
  },
  {
    code: 'link-orphaned',
    breaks: 'a page that the brand links to',
    part: 'public',
    seed: (site) =>
      site.buildRemote('public', { routes: [{ path: '/terms', access: 'public', chunk: 'Main' }] }),
    names: ['mirai', '/terms/mirai-faq', 'faqUrl'],
  },
  {
    code: 'config-schema-invalid',
    breaks: 'a schema that is none',
    seed: build({ configSchema: { type: 'thing' } }),
    names: ['configSchema of search', 'thing'],
  },
  {
    code: 'config-mismatch',
    breaks: 'a key that one tenant lacks',
    seed: build({
      configSchema: requiring('configuration', requiring('maps', requiring('key', { type: 'string' }))),
    }),
    names: ['config-mismatch (default)', 'configuration.maps.key'],
  },
  {
    code: 'config-mismatch',
    breaks: 'a flag that no tenant has',
    seed: build({ configSchema: requiring('flags', requiring('newSearch', { type: 'boolean' })) }),
    names: ['default, mirai', 'flags.newSearch'],
  },
  {
    code: 'shared-unprovided',
    breaks: 'a part that the live host does not hand out',
    seed: build({ assets: { requires: { react: '^19.3.1', '@yado/shared/ui/Carousel': '^0.1.0' } } }),
    names: ['@yado/shared/ui/Carousel', 'host 1.0.0@'],
  },
  {
    code: 'shared-version',
    breaks: 'a newer library than that of the live host',
    seed: build({ assets: { requires: { react: '^19.4.0' } } }),
    names: ['react ^19.4.0', 'provides 19.3.1'],
  },
  {
    code: 'shared-version',
    breaks: 'a host whose library is too new for a live remote',
    part: 'host',
    seed: withHost({ provides: { react: '20.0.0' } }),
    names: ['search 1.0.0@', 'react ^19.3.1', 'provides 20.0.0'],
  },
  {
    code: 'shared-unprovided',
    breaks: 'a host that no longer hands out what live remotes take',
    part: 'host',
    seed: withHost({ provides: {} }),
    names: ['search 1.0.0@', 'public 1.0.0@'],
  },
  {
    code: 'shared-copied',
    breaks: 'a remote with a React of its own',
    seed: build({ assets: { requires: {} } }),
    names: ['react'],
  },
  {
    code: 'operation-id',
    breaks: 'an id that does not prove its operation',
    seed: build({ operations: { ...search.operations, [sha256('one')]: SESSION_QUERY } }),
    names: [sha256('one')],
  },
  {
    code: 'operation-unlisted',
    breaks: 'code that sends what its build does not carry',
    seed: build({ operations: {} }),
    names: [hotelId],
  },
  {
    code: 'operation-invalid',
    breaks: 'a field that the API does not have',
    seed: asking(HOTEL_QUERY.replace('name', 'stars')),
    names: ['HotelQuery', 'Cannot query field "stars" on type "Hotel"'],
  },
  {
    code: 'operation-invalid',
    breaks: 'an argument that the API demands',
    seed: asking('query Bare {\n  hotel {\n    name\n  }\n}\n'),
    names: ['Bare', '"id"'],
  },
  {
    code: 'operation-invalid',
    breaks: 'a live schema that has lost a field',
    seed: async ({ write }) => write('schema.graphql', 'type Query { myself: ID }\nenum Permission { BOOK }'),
    names: ['HotelQuery', '"hotel"'],
  },
];

function requiring(name: string, schema: object): object {
  return { type: 'object', properties: { [name]: schema }, required: [name] };
}
