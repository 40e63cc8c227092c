import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packFaces } from './font-pack.mjs';
import { ownCharacters, writeRuns } from './font-ranges.mjs';

/** Line breaks and the like need no font. */
const FIRST_DRAWN = 0x20;
/** Of the package that is built. */
const CHARACTERS = 'src/boot/interface-characters.txt';

/**
 * Makes a module of a font package's `unicode.json`: the files of the font, each with its address, integrity and
 * characters. A line of the package's list of characters becomes one file, in the place of as many subsets as they are
 * spread over; all others stay in those. The files go into the build. No browser checks the files of `@font-face`, hence
 * no stylesheet.
 * @param {Pick<import('@rsbuild/core').Rspack.LoaderContext, 'context' | 'rootContext' | 'emitFile' | 'addDependency'>} loader
 * @param {string} unicode
 */
export async function fontTable(loader, unicode) {
  /** @param {string} name @param {Buffer} data @param {[runs: string, bytes: number][]} faces */
  const emit = (name, data, faces) => {
    const digest = createHash('sha384').update(data).digest();
    const path = `static/font/${name.replace('.', `.${digest.toString('hex').slice(0, 10)}.`)}`;
    loader.emitFile(path, data);
    return [path, `sha384-${digest.toString('base64')}`, faces];
  };
  const subsets = [...ownCharacters(JSON.parse(unicode))].map(([subset, points]) => {
    const name = `noto-sans-jp-${subset}-wght-normal.woff2`;
    return { name, file: join(loader.context ?? '', 'files', name), points };
  });
  const table = [];
  /** @type {Set<number>} */
  const packed = new Set();
  for (const [index, line] of (await readLines(loader)).entries()) {
    const wanted = new Set([...line].map((character) => character.codePointAt(0) ?? 0));
    const { data, faces } = await packFaces(subsets, wanted);
    table.push(emit(`interface-${index}.ttf`, data, faces));
    for (const point of wanted) packed.add(point);
  }
  for (const { file, name, points } of subsets) {
    const rest = points.filter((point) => point >= FIRST_DRAWN && !packed.has(point));
    if (rest.length === 0) continue;
    const data = await readFile(file);
    table.push(emit(name, data, [[writeRuns(rest), data.length]]));
  }
  return `export const subsets = ${JSON.stringify(table)}.map(([path, integrity, faces]) =>
    ({ url: new URL(path, __webpack_public_path__).href, integrity, faces }));`;
}

/** @param {Pick<import('@rsbuild/core').Rspack.LoaderContext, 'rootContext' | 'addDependency'>} loader */
async function readLines({ rootContext, addDependency }) {
  const file = join(rootContext, CHARACTERS);
  if (!existsSync(file)) return [];
  addDependency(file);
  return (await readFile(file, 'utf8')).split('\n').filter(Boolean);
}
