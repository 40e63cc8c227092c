import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { shellParts, uiParts } from './ui-parts.mjs';

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

/** The rest of the interface is provided too, but downloaded only when a screen asks for it. */
const shell = new Set(shellParts.map((part) => `ui/${part}`));

/**
 * Subpaths of this package that hold state or weight, so that one copy serves host and remotes.
 * Pure helpers (format, errors, routing/paths) are small and are bundled where they are used.
 */
function sharedSubpaths() {
  const ui = uiParts.map((part) => `ui/${part}`);
  return ['router', 'relay', 'auth', 'site', 'map/Map', ...ui].map((subpath) => ({
    name: `${shared.name}/${subpath}`,
    eager: !/^(?:ui|map)\//.test(subpath) || shell.has(subpath),
  }));
}

/**
 * Share key → what a module is provided as.
 * @typedef {{ shareKey: string; version: string; eager: boolean; requiredVersion: string; singleton: true; strictVersion: true }} SharedModule
 * @returns {[name: string, options: SharedModule][]}
 */
function sharedModules() {
  const own = sharedSubpaths().map(({ name, eager }) => ({ name, version: shared.version, eager }));
  const others = libraries.map((name) => {
    const { version } = require(`${name.split('/')[0]}/package.json`);
    return { name, version, eager: true };
  });
  return [...others, ...own].map(({ name, version, eager }) => [
    name,
    { shareKey: name, version, eager, requiredVersion: `^${version}`, singleton: true, strictVersion: true },
  ]);
}

/** What the host hands out, by the names that modules are imported by. */
export const providedModules = () => Object.fromEntries(sharedModules());

/** What a remote takes and never brings. */
export const takenModules = () =>
  Object.fromEntries(
    sharedModules().map(([name, options]) => [
      name,
      { ...options, eager: false, import: /** @type {const} */ (false) },
    ]),
  );

/**
 * A module that names all that a remote may take and runs none of it. The federation runtime installs what a chunk
 * takes when the chunk comes, never with a hot update, so that an edit could bring nothing that was not there yet.
 */
export function heldModules() {
  const names = Object.keys(takenModules());
  return `data:application/node,() => [${names.map((name) => `require('${name}')`).join()}]`;
}
