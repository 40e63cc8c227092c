import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './lib/project-files.ts';
import { root } from './lib/settings.ts';

const page = 'docs/fault-cases.md';
const cases = Array.from({ length: 40 }, (_, index) => `R${index + 1}`);
const files = projectFiles();
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The section of the page about each case, by its code. */
const sections = new Map(
  read(page)
    .split(/^### /m)
    .slice(1)
    .map((section) => [/^\S+/.exec(section)?.[0].replace(/\.$/, '') ?? '', section]),
);

/** The test files that carry a case's code, by code. */
const coded = files
  .filter((file) => /\.(?:test\.tsx?|spec\.ts)$/.test(file) && file !== 'scripts/fault-cases.test.ts')
  .flatMap((file) => {
    const codes = new Set(read(file).match(/\bR[1-9]\d?\b/g));
    return [...codes].map((code) => ({ code, file }));
  });

/** A test of the page: its file, and its name where the name carries no code. */
const listed = [...sections.values()].flatMap((section) =>
  [...section.matchAll(/^- `([^`]+)`(?:: (.+))?$/gm)].map((match) => ({
    file: match[1] ?? '',
    name: match[2],
  })),
);

describe('the page of fault cases', () => {
  it('has every case once and in order', () => {
    expect([...sections.keys()]).toEqual(cases);
  });

  it('names, under its case, every file whose tests carry the code', () => {
    expect(coded.length).toBeGreaterThan(30);
    const unlisted = coded.filter(({ code, file }) => !sections.get(code)?.includes(`\`${file}\``));
    expect(unlisted).toEqual([]);
  });

  it('names only test files that are there', () => {
    expect(listed.length).toBeGreaterThan(60);
    expect(listed.filter(({ file }) => !files.includes(file))).toEqual([]);
  });

  it('quotes the names of tests as they are', () => {
    const wrong = listed.filter(
      ({ file, name }) => name && files.includes(file) && !read(file).includes(name),
    );
    expect(wrong).toEqual([]);
  });

  it('says so where a case has no test', () => {
    const silent = cases.filter((code) => !/^- `|^No test/m.test(sections.get(code) ?? ''));
    expect(silent).toEqual([]);
  });
});
