import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPromises } from './lib/find-promises.ts';
import { projectFiles } from './lib/project-files.ts';
import { root } from './lib/settings.ts';

const page = 'docs/promises.md';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const files = projectFiles();
const found = findPromises();

/** By file: what it promises, and which tests hold that. */
const sections = read(page)
  .split(/^### /m)
  .slice(1)
  .map((section) => ({
    file: /^`([^`]+)`/.exec(section)?.[1] ?? '',
    texts: [...section.matchAll(/^> (.+)$/gm)].map(([, text = '']) => text),
    tests: [...section.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, file = '', name = '']) => ({ file, name })),
    isSaidToHaveNone: /^No test: /m.test(section),
  }));

describe('the page of promises', () => {
  it('has every text that promises something, under its file', () => {
    expect(found.length).toBeGreaterThan(150);
    const listed = new Map(sections.map(({ file, texts }) => [file, texts]));
    expect(found.filter(({ file, text }) => !listed.get(file)?.includes(text))).toEqual([]);
  });

  it('has none that is not said any more', () => {
    const said = new Set(found.map(({ file, text }) => `${file}: ${text}`));
    const listed = sections.flatMap(({ file, texts }) => texts.map((text) => `${file}: ${text}`));
    expect(listed.filter((each) => !said.has(each))).toEqual([]);
    expect(new Set(sections.map(({ file }) => file)).size).toBe(sections.length);
  });

  it('names tests for each, as they are called, or says that there is none', () => {
    const silent = sections.filter(({ tests, isSaidToHaveNone }) => tests.length === 0 && !isSaidToHaveNone);
    expect(silent.map(({ file }) => file)).toEqual([]);
    const wrong = sections
      .flatMap(({ tests }) => tests)
      .filter(({ file, name }) => !files.includes(file) || !read(file).includes(name));
    expect(wrong).toEqual([]);
  });
});
