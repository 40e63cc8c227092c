import { join } from 'node:path';
import { browserPackages } from './packages.ts';
import { root } from './settings.ts';
import type { VitestSuite } from './test-suites.ts';

/** Paths of the tests that `npm run check` runs for a change in a folder. Left out: tests that start whole servers. */
const quickTests: Record<string, string[]> = {
  ...Object.fromEntries(browserPackages.map((name) => [name, [`${name}/`]])),
  api: ['api/src/'],
  delivery: ['delivery/src/'],
  sandbox: ['sandbox/src/'],
  scripts: ['scripts/lib/', 'scripts/coverage/', 'scripts/borders', 'scripts/commit', 'scripts/persisted'],
};

/** Unit tests of the packages that the given files belong to, as runs of Vitest. */
export function selectUnitTests(files: readonly string[]): VitestSuite[] {
  const changed = new Set(files.map((file) => file.split('/')[0] ?? ''));
  const select = (name: string, packages: string[], projects: string[]): VitestSuite[] => {
    // Absolute, because a relative one also matches in the middle of other paths.
    const words = packages
      .filter((folder) => changed.has(folder))
      .flatMap((folder) => quickTests[folder] ?? [])
      .map((path) => join(root, path));
    return words.length > 0 ? [{ name, projects, words }] : [];
  };
  return [
    ...select('browser packages', browserPackages, ['browser', 'browser-isolated']),
    ...select('delivery', ['delivery'], ['delivery', 'delivery-isolated']),
    ...['api', 'sandbox', 'scripts'].flatMap((name) => select(name, [name], [name])),
  ];
}
