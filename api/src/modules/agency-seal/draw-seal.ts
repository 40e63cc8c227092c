import { toOpaquePng } from './opaque-png.ts';
import type { PictureSize } from './picture-size.ts';

/** 20 mm at 500 points an inch. */
const LARGEST_PX = 400;

/**
 * The picture as papers print it: no larger than they need, on white. Null when it can't be read, or nothing is on it. The
 * library is loaded here alone: seals are rare.
 */
export async function drawSeal(
  file: Buffer,
  { type, width, height }: Readonly<PictureSize>,
): Promise<Buffer | null> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const scale = Math.min(1, LARGEST_PX / Math.max(width, height));
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const url = `data:${type};base64,${file.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><image width="${w}" height="${h}" href="${url}"/></svg>`;
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' });
  const pixels = image.pixels;
  const isEmpty = pixels.every((value, at) => at % 4 !== 3 || value === 0);
  return isEmpty ? null : toOpaquePng(pixels, image.width, image.height);
}
