import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'styled-system', 'test']);
const workspace = new URL('../..', import.meta.url).pathname;

/**
 * Short hash over all that a package's build is made from. Same sources, same hash: a container's global name
 * is derived from it, so that two releases can live in one page and an unchanged build stays byte-equal.
 */
export function sourceHash(packageRoot) {
  const hash = createHash('sha256').update(readFileSync(join(workspace, 'pnpm-lock.yaml')));
  for (const folder of [packageRoot, join(workspace, 'shared')]) {
    for (const file of filesBelow(folder)) {
      hash.update(relative(workspace, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex').slice(0, 10);
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name) && !name.includes('.test.') && name !== 'panda.css')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}
