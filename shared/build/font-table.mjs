import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { disjointRanges } from './font-ranges.mjs';

/**
 * Makes a module of a font package's `unicode.json`: each subset with its address, integrity and characters. The
 * subset files go into the build. No browser checks the files of `@font-face`, hence no stylesheet.
 * @param {Pick<import('@rsbuild/core').Rspack.LoaderContext, 'context' | 'emitFile'>} loader
 * @param {string} unicode
 */
export async function fontTable(loader, unicode) {
  const subsets = disjointRanges(JSON.parse(unicode)).map(async ({ subset, runs }) => {
    const file = join(loader.context ?? '', 'files', `noto-sans-jp-${subset}-wght-normal.woff2`);
    const data = await readFile(file);
    const digest = createHash('sha384').update(data).digest();
    const path = `static/font/${basename(file, '.woff2')}.${digest.toString('hex').slice(0, 10)}.woff2`;
    loader.emitFile(path, data);
    return [path, `sha384-${digest.toString('base64')}`, runs];
  });
  const table = JSON.stringify(await Promise.all(subsets));
  return `export const subsets = ${table}.map(([path, integrity, runs]) =>
    ({ url: new URL(path, __webpack_public_path__).href, integrity, runs }));`;
}
