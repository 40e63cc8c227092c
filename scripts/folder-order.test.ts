import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from './lib/project-files.ts';
import { root } from './lib/settings.ts';

/**
 * The folders of a package from the bottom to the top: at run time a file imports from its own folder and from those
 * that are named before it, tests too. Types may come from anywhere. `(root)` holds the files beside the folders.
 */
const orders: Record<string, string[]> = {
  'shared/src': [
    'contract',
    'tokens',
    'fonts',
    'format',
    'routing',
    'site',
    'auth',
    'outline',
    'relay',
    'errors',
    'files',
    'ui',
    'map',
    'forms',
    'cards',
    'components',
    'whole-page',
  ],
  'host/src': [
    'page',
    'telemetry',
    'document',
    'natives',
    'session',
    'shell',
    'outline',
    'pages',
    'remotes',
    'development',
    'prefetch',
    'boot',
    '(root)',
  ],
  'delivery/src': [
    '(root)',
    'store',
    'signing',
    'routing',
    'release',
    'gate',
    'registry',
    'developer',
    'config',
    'events',
    'edge',
    'watch',
    'cli',
    'dev',
  ],
  'api/src': [
    'lib',
    'config',
    'db',
    'metrics',
    'limits',
    'adapters',
    'graphql',
    'modules',
    'seed',
    'server',
    '(root)',
    'admin',
    'doctor',
  ],
  'api/src/modules': [
    'viewer',
    'work-failure',
    'organization',
    'outbox',
    'account-task',
    'catalog',
    'office',
    'local-tax',
    'rate',
    'tax-ground',
    'look-budget',
    'operator-task',
    'payment',
    'dispute',
    'travel',
    'traveler',
    'brake',
    'employee',
    'account',
    'agency-change',
    'desk',
    'agency-picture',
    'account-jobs',
    'card',
    'booking',
    'amendment',
    'booking-jobs',
    'clip',
    'content',
    'invoice',
    'receipt',
    'accounting',
    'paper',
    'books',
    'document',
    'external-booking',
    'operations',
    'reconciliation',
    'search',
    '(root)',
  ],
};

const files = projectFiles();
const { exports: sharedExports } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')) as {
  exports: Record<string, string>;
};
const isHelper = (file: string) => /\/_[^/]+$|\/testing\/|__generated__\//.test(file);
const isSource = (file: string) => /\.tsx?$/.test(file) && !isHelper(file);

it.each(Object.entries(orders))('no folder of %s imports at run time from one above it', (base, order) => {
  const getFolder = (file: string) => {
    const [folder, ...rest] = file.slice(base.length + 1).split('/');
    return rest.length > 0 ? (folder ?? '') : '(root)';
  };
  const inBase = files.filter((file) => file.startsWith(`${base}/`) && isSource(file));
  const upward: string[] = [];
  let across = 0;
  for (const file of inBase) {
    for (const target of runTimeImports(file)) {
      if (!target.startsWith(`${base}/`) || isHelper(target)) continue;
      if (getFolder(target) !== getFolder(file)) across += 1;
      if (order.indexOf(getFolder(target)) > order.indexOf(getFolder(file))) {
        upward.push(`${file} imports ${target}`);
      }
    }
  }
  expect(upward).toEqual([]);
  // Fewer would mean that imports are no longer found.
  expect(across).toBeGreaterThan(inBase.length / 3);
  expect([...new Set(inBase.map(getFolder))].filter((folder) => !order.includes(folder))).toEqual([]);
});

/** Files that a file imports by a relative path or as a part of `shared`, and that remain after the types are removed. */
function runTimeImports(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const statements = text.matchAll(
    /^(?:import|export)\s+(?<what>[^'";]*?\sfrom\s*)?'(?<path>(?:\.|@yado\/shared\/)[^']+)'|\bimport\('(?<lazy>\.[^']+)'\)/gms,
  );
  const paths = [...statements].flatMap(({ groups }) => {
    const { what = '', path, lazy } = groups ?? {};
    return isTypeOnly(what) ? [] : [path ?? lazy ?? ''];
  });
  return paths.map((path) => (path.startsWith('.') ? posix.join(dirname(file), path) : toSharedFile(path)));
}

/** The file, or for a whole folder of exports one in the same folder. */
function toSharedFile(specifier: string): string {
  const name = specifier.replace('@yado/shared', '.');
  return posix.join('shared', sharedExports[name] ?? name.replace(/^\./, 'src'));
}

function isTypeOnly(what: string): boolean {
  if (/^type\s/.test(what)) return true;
  const names = /^\{(?<names>[^}]*)\}/.exec(what.trim())?.groups?.names;
  if (names === undefined) return false;
  return names.split(',').every((name) => name.trim() === '' || /^type\s/.test(name.trim()));
}
