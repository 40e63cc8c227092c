import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserPackages } from './packages.ts';
import { projectFiles } from './project-files.ts';
import { root } from './settings.ts';

/**
 * Chosen by hand, a line each: what sign-in shows, what the search form adds for a signed-in person, what the other first
 * screens add. 「」 and （） stay in one line: Chromium narrows 「、「」 only in a font that has both kinds of brackets.
 */
const CHOSEN = join(root, 'host/src/boot/first-characters.txt');
const FILE = join(root, 'host/src/boot/__generated__/interface-characters.txt');
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** In as many sources a character is likely to be on most screens. */
const COMMON = 4;

/**
 * Generates the list of the characters that the interface itself uses, a line for each file of its font: those of the first
 * screens, as they were chosen, then those of many sources, then for each package those that are left.
 */
export function generateInterfaceCharacters(): void {
  const counts = new Map<string, number>();
  const byPackage = browserPackages.map((name) => {
    const own = new Set<string>();
    for (const source of readSources(name))
      for (const character of new Set(source)) {
        // Those of ASCII are all in the first file.
        if (character <= '~') continue;
        own.add(character);
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
    return own;
  });
  const chosen = readFileSync(CHOSEN, 'utf8').split('\n').filter(Boolean);
  const known = new Set(chosen.join(''));
  const lines = [
    new Set([...counts].filter(([, count]) => count >= COMMON).map(([one]) => one)),
    ...byPackage,
  ].map((characters) => {
    const left = [...characters].filter((one) => !known.has(one)).sort();
    for (const one of left) known.add(one);
    return left.join('');
  });
  writeFileSync(FILE, [...chosen, ...lines].map((line) => (line ? `${line}\n` : '')).join(''));
}

function readSources(name: string): string[] {
  return projectFiles()
    .filter((file) => file.startsWith(`${name}/src/`) && /\.tsx?$/.test(file))
    .filter((file) => !/\.test\.|__generated__|\/testing\/|\/_/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8').replace(COMMENTS, ''));
}
