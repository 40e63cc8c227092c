import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFiles } from './project-files.ts';
import { root } from './settings.ts';
import { selectUnitTests } from './unit-tests.ts';

const at = (path: string) => join(root, path);

it('selects the packages of the changed files, browser packages in one run', () => {
  const files = ['host/src/main.tsx', 'remote-trips/remote.json', 'delivery/src/cli/main.ts', 'README.md'];
  expect(selectUnitTests(files)).toEqual([
    {
      name: 'browser packages',
      projects: ['browser', 'browser-isolated'],
      words: [at('host/'), at('remote-trips/')],
    },
    {
      name: 'delivery',
      projects: ['delivery', 'delivery-isolated'],
      words: [at('delivery/src/')],
    },
  ]);
});

it('selects only the tests beside the sources of the API', () => {
  expect(selectUnitTests(['api/tests/booking/book.test.ts'])).toMatchObject([{ words: [at('api/src/')] }]);
});

it('selects nothing for documents, settings and browser tests', () => {
  expect(selectUnitTests(['docs/platform.md', 'package.json', 'e2e/journeys/smoke.spec.ts'])).toEqual([]);
});

it('names only paths that hold tests', () => {
  const everywhere = projectFiles();
  const words = selectUnitTests(everywhere).flatMap((suite) => suite.words ?? []);
  const tests = everywhere.filter((file) => /\.test\.tsx?$/.test(file) && existsSync(at(file))).map(at);
  expect(words.filter((word) => !tests.some((test) => test.startsWith(word)))).toEqual([]);
});
