import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const root = new URL('..', import.meta.url);
const require = createRequire(new URL('package.json', root));
const shared = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** Libraries of which a page must never hold two copies. */
const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-relay',
  'relay-runtime',
];

/**
 * Parts of the interface that the host's shell is made of. The rest is provided too, but downloaded only when a
 * screen asks for it.
 */
const shellParts = new Set(
  [
    'Badge',
    'Banner',
    'Button',
    'Card',
    'Container',
    'Icon',
    'IconButton',
    'LinkButton',
    'Skeleton',
    'SkipLink',
    'Spinner',
  ]
    .concat(['TextLink', 'VisuallyHidden'])
    .map((part) => `ui/${part}`),
);

/**
 * Subpaths of this package that hold state or weight, so that one copy serves host and remotes.
 * Pure helpers (format, errors, routing/paths) are small and are bundled where they are used.
 */
function sharedSubpaths() {
  const ui = readdirSync(new URL('src/ui/', root))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => `ui/${file.slice(0, -'.tsx'.length)}`);
  return ['router', 'relay', 'auth', 'site', 'map/Map', ...ui].map((subpath) => ({
    name: `${shared.name}/${subpath}`,
    eager: !/^(?:ui|map)\//.test(subpath) || shellParts.has(subpath),
  }));
}

/** Share keys → options, for the host (which provides them) or for a remote (which only takes them). */
export function sharedModules({ provides }) {
  const entries = [];
  for (const name of libraries) {
    const version = require(`${name.split('/')[0]}/package.json`).version;
    entries.push([name, { version, requiredVersion: `^${version}`, eager: true }]);
  }
  for (const { name, eager } of sharedSubpaths()) {
    entries.push([name, { version: shared.version, requiredVersion: `^${shared.version}`, eager }]);
  }
  return Object.fromEntries(
    entries.map(([name, { eager, ...versions }]) => [
      name,
      provides
        ? { singleton: true, strictVersion: true, eager, ...versions }
        : { singleton: true, strictVersion: true, import: false, ...versions },
    ]),
  );
}
