import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longTests } from './lib/long-tests.ts';
import { projectFiles } from './lib/project-files.ts';
import { root } from './lib/settings.ts';

const subjects = Object.entries(longTests).flatMap(([name, { subject }]) =>
  subject.map((path) => [name, path] as const),
);
const isSubject = (file: string) => subjects.some(([, path]) => `${file}/`.startsWith(`${path}/`));

// A path that was renamed would never change again.
test.each(subjects)('%s runs again when %s changes, which exists', (_name, path) => {
  expect(existsSync(join(root, path))).toBe(true);
});

test('a long test runs again when its own file changes', () => {
  const hasLongTag = (file: string) => readFileSync(join(root, file), 'utf8').includes("'@long'");
  const files = projectFiles().filter(
    (file) =>
      file.endsWith('.long.test.ts') ||
      file.startsWith('e2e/journeys/releases/') ||
      (file.startsWith('e2e/journeys/') && hasLongTag(file)),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !isSubject(file))).toEqual([]);
});
