import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from './lib/settings.ts';

/** None of them asks for the source of what is made with it; OFL is for fonts, the last two for data. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Zlib',
  'Python-2.0',
  // Asks for the source of its own files alone, which are unchanged here.
  'MPL-2.0',
  'OFL-1.1',
  'CC0-1.0',
  'CC-BY-4.0',
];

/** Dual licenses: one that is allowed will do. */
const isAllowed = (license: string) =>
  license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((part) => allowed.includes(part)));

// What goes to other people: to browsers, and into images.
it.each([
  ['the site', ['./host', './remote-*', './shared']],
  ['the API', ['./api']],
  ['edge, watcher and release command', ['./delivery']],
])('%s: all licenses of its packages are allowed', (_name, packages) => {
  const filters = packages.flatMap((name) => ['--filter', name]);
  const output = execFileSync('pnpm', ['licenses', 'list', '--prod', '--json', ...filters], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const found = JSON.parse(output) as Record<string, { name: string; paths: string[] }[]>;
  expect(Object.keys(found).length).toBeGreaterThan(3);
  const refused = Object.entries(found)
    .filter(([license]) => !isAllowed(license))
    // An optional package that this version of Node may not install has no files to read a license from.
    .flatMap(([license, all]) =>
      all.filter(({ paths }) => paths.some(existsSync)).map(({ name }) => `${name}: ${license}`),
    );
  expect(refused).toEqual([]);
});
