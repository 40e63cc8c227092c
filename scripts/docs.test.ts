import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles } from './lib/project-files.ts';
import { root } from './lib/settings.ts';

const files = projectFiles();
/** Every file, and every folder that holds one. */
const paths = new Set(files.flatMap((file) => [file, ...foldersAbove(file)]));
/** Made by the person who deploys; git ignores it. */
const madeLater = ['deploy/secrets', 'deploy/keys'];
const guides = files.filter((file) => file.endsWith('.md') && !file.startsWith('api/content/'));
const records = new Set(files.flatMap((file) => /^docs\/adr\/(\d{4})-.+\.md$/.exec(file)?.[1] ?? []));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

function foldersAbove(file: string): string[] {
  const folder = posix.dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** The path that is meant by a link of a file, or null for an address elsewhere or a place in the same file. */
function linkedPath(file: string, link: string): string | null {
  if (/^(?:[a-z]+:|#)/.test(link)) return null;
  return posix.join(posix.dirname(file), link.replace(/#.*$/, ''));
}

/**
 * The path that a text in backticks means, from the root or from the folder of its file, when the text begins with
 * something that is there; null for addresses, commands and patterns.
 */
function quotedPath(file: string, text: string): string | null {
  if (!/^[\w@.-]+(?:\/[\w@.-]*)+$/.test(text)) return null;
  const first = text.split('/')[0] ?? '';
  if (first === '.' || first === '..') return posix.join(posix.dirname(file), text);
  if (paths.has(first)) return text;
  const beside = posix.join(posix.dirname(file), text);
  return paths.has(posix.join(posix.dirname(file), first)) ? beside : null;
}

function missing(candidates: readonly (string | null)[]): string[] {
  return candidates
    .filter((path) => path !== null)
    .map((path) => path.replace(/\/$/, ''))
    .filter((path) => !paths.has(path) && !madeLater.includes(path));
}

describe.each(guides)('%s', (file) => {
  const text = read(file);

  it('links to what is there', () => {
    const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
    expect(missing(links.map((link) => linkedPath(file, link)))).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
    expect(missing(quoted.map((path) => quotedPath(file, path)))).toEqual([]);
  });
});

describe('decision records', () => {
  it('have numbers without a gap, and a line each in the index', () => {
    const numbers = [...records].map(Number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    const listed = [...read('docs/adr/README.md').matchAll(/^- \[(\d{4})\]\(\1-/gm)].map((match) => match[1]);
    expect(listed).toEqual([...records]);
  });

  it('are there when a file cites them', () => {
    const cited = files
      .filter(
        (file) => /\.(?:md|ts|tsx|mjs|cjs|graphql|json)$/.test(file) && !file.includes('__generated__/'),
      )
      .flatMap((file) => {
        const pattern = file.startsWith('docs/adr/') ? /\((\d{4})\)/g : /\bADR (\d{4})\b/g;
        return [...read(file).matchAll(pattern)].map((match) => ({ file, number: match[1] ?? '' }));
      });
    expect(cited.length).toBeGreaterThan(10);
    expect(cited.filter(({ number }) => !records.has(number))).toEqual([]);
  });
});
