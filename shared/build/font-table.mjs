import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packFaces } from './font-pack.mjs';
import { openSync } from 'fontkit';
import { ownCharacters, writeRuns } from './font-ranges.mjs';

/** Line breaks and the like need no font. */
const FIRST_DRAWN = 0x20;
/** Of the package that is built. */
const CHARACTERS = 'src/boot/__generated__/interface-characters.txt';

/** @typedef {import('@rsbuild/core').Rspack.LoaderContext} LoaderContext */
/** @typedef {[runs: string, bytes: number][]} Faces */

/**
 * Makes modules of a font package's `unicode.json`: files of the font, each with its address, integrity and characters.
 * The files go into the build. No browser checks the files of `@font-face`, hence no stylesheet.
 *
 * Each line of the package's list of characters becomes one file, in the place of as many subsets as its characters are
 * spread over.
 * @param {Pick<LoaderContext, 'context' | 'rootContext' | 'emitFile' | 'addDependency'>} loader
 * @param {string} unicode
 */
export async function fontTable(loader, unicode) {
  const subsets = listSubsets(loader, unicode);
  const table = [];
  for (const [index, line] of (await readLines(loader)).entries()) {
    const { data, faces } = await packFaces(subsets, toPoints(line));
    table.push(emit(loader, `interface-${index}.ttf`, data, faces));
  }
  return writeModule(table);
}

/**
 * The subsets as they are, for the characters that are in none of those files.
 * @param {Pick<LoaderContext, 'context' | 'rootContext' | 'emitFile' | 'addDependency'>} loader
 * @param {string} unicode
 */
export async function otherFontTable(loader, unicode) {
  const packed = toPoints((await readLines(loader)).join(''));
  const table = [];
  for (const { file, name, points } of listSubsets(loader, unicode)) {
    const others = points.filter((point) => point >= FIRST_DRAWN && !packed.has(point));
    if (others.length === 0) continue;
    const data = await readFile(file);
    table.push(emit(loader, name, data, [[writeRuns(others), data.length]]));
  }
  return writeModule(table);
}

/** @param {string} text */
const toPoints = (text) => new Set([...text].map((character) => character.codePointAt(0) ?? 0));

/** @param {Pick<LoaderContext, 'context'>} loader @param {string} unicode */
function listSubsets({ context }, unicode) {
  const nameOf = (/** @type {string} */ subset) => `noto-sans-jp-${subset}-wght-normal.woff2`;
  const fileOf = (/** @type {string} */ subset) => join(context ?? '', 'files', nameOf(subset));
  /** @type {Map<string, Set<number>>} */
  const drawn = new Map();
  const listDrawn = (/** @type {string} */ subset) => {
    const known = drawn.get(subset);
    if (known) return known;
    const points = new Set(openSync(fileOf(subset)).characterSet);
    drawn.set(subset, points);
    return points;
  };
  const own = ownCharacters(JSON.parse(unicode), (subset, point) => listDrawn(subset).has(point));
  return [...own].map(([subset, points]) => ({ name: nameOf(subset), file: fileOf(subset), points }));
}

/** @param {Pick<LoaderContext, 'emitFile'>} loader @param {string} name @param {Buffer} data @param {Faces} faces */
function emit(loader, name, data, faces) {
  const digest = createHash('sha384').update(data).digest();
  const path = `static/font/${name.replace('.', `.${digest.toString('hex').slice(0, 10)}.`)}`;
  loader.emitFile(path, data);
  return [path, `sha384-${digest.toString('base64')}`, faces];
}

/** @param {ReturnType<typeof emit>[]} table */
const writeModule = (
  table,
) => `export const subsets = ${JSON.stringify(table)}.map(([path, integrity, faces]) =>
    ({ url: new URL(path, __webpack_public_path__).href, integrity, faces }));`;

/** @param {Pick<LoaderContext, 'rootContext' | 'addDependency'>} loader */
async function readLines({ rootContext, addDependency }) {
  const file = join(rootContext, CHARACTERS);
  if (!existsSync(file)) return [];
  addDependency(file);
  return (await readFile(file, 'utf8')).split('\n').filter(Boolean);
}
