import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const skipped = new Set(['node_modules', 'dist', 'styled-system', 'test']);
const lockfiles = ['pnpm-lock.yaml', 'package-lock.json'];
const shared = fileURLToPath(new URL('..', import.meta.url));

/**
 * Short hash over all that a package's build is made from. Same sources, same hash: a container's global name
 * is derived from it, so that two releases can live in one page and an unchanged build stays byte-equal.
 * @param {string} packageRoot
 */
export function sourceHash(packageRoot) {
  const hash = createHash('sha256').update(readFileSync(findLockfile(packageRoot)));
  for (const folder of [packageRoot, shared]) {
    for (const file of filesBelow(folder)) hash.update(relative(folder, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}

/**
 * What says which versions are installed: that of the workspace, or the package's own without a workspace.
 * @param {string} folder
 * @returns {string}
 */
function findLockfile(folder) {
  const found = lockfiles.map((name) => join(folder, name)).find((file) => existsSync(file));
  if (found) return found;
  if (dirname(folder) === folder)
    throw new Error('No lockfile says what this build is made of; install first.');
  return findLockfile(dirname(folder));
}

/** @param {string} folder @returns {string[]} */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && !name.includes('.test.') && name !== 'panda.css')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
