// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { packFaces } from './font-pack.mjs';

const file = (/** @type {string} */ subset) =>
  fileURLToPath(
    import.meta.resolve(`@fontsource-variable/noto-sans-jp/files/noto-sans-jp-${subset}-wght-normal.woff2`),
  );
const [a, b, no] = [0x61, 0x62, 0x306e];

it('puts a font for each subset that has some of the characters behind the last, the same every time', async () => {
  const subsets = [
    { file: file('latin'), points: [a, b] },
    { file: file('0'), points: [0x9fff] },
    { file: file('119'), points: [no] },
  ];
  const { data, faces } = await packFaces(subsets, new Set([a, no]));
  expect(faces.map(([runs]) => runs)).toEqual([a.toString(36), no.toString(36)]);
  const starts = [0, faces[0]?.[1] ?? 0];
  expect(starts.map((at) => data.readUInt32BE(at))).toEqual([0x00010000, 0x00010000]);
  expect(faces.reduce((sum, [, bytes]) => sum + bytes, 0)).toBe(data.length);
  expect((await packFaces(subsets, new Set([no, a]))).data.equals(data)).toBe(true);
});
