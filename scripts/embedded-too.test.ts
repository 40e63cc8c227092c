import { expect, test } from 'vitest';
import { embeddedToo } from './lib/embedded-too.ts';
import { projectFiles } from './lib/project-files.ts';
import { slowFirst } from './lib/slow-first.ts';

const tests = projectFiles().filter((file) => /\.test\.tsx?$/.test(file));

// A folder that is renamed would leave its lane in silence: a run of no tests passes.
test.each([...embeddedToo])('tests of %s run on the embedded database too', (word) => {
  expect(tests.filter((file) => file.startsWith('api/') && file.includes(word))).not.toEqual([]);
});

test.each([...slowFirst])('tests of %s begin first', (word) => {
  expect(tests.filter((file) => file.includes(word))).not.toEqual([]);
});
