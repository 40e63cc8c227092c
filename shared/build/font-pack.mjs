import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { writeRuns } from './font-ranges.mjs';

/**
 * Cuts characters out of the subsets of a font, one behind the other in one file: the font comes in subsets only, and
 * subsets of a variable font can't be joined. Uncompressed, because the whole packs better than each part by itself.
 * @param {{ file: string, points: number[] }[]} subsets
 * @param {Set<number>} wanted
 * @returns {Promise<{ data: Buffer, faces: [runs: string, bytes: number][] }>}
 */
export async function packFaces(subsets, wanted) {
  /** @type {Buffer[]} */
  const parts = [];
  /** @type {[runs: string, bytes: number][]} */
  const faces = [];
  for (const { file, points } of subsets) {
    const found = points.filter((point) => wanted.has(point));
    if (found.length === 0) continue;
    const text = String.fromCodePoint(...found);
    const part = await subsetFont(await readFile(file), text, { targetFormat: 'truetype' });
    parts.push(part);
    faces.push([writeRuns(found), part.length]);
  }
  return { data: Buffer.concat(parts), faces };
}
