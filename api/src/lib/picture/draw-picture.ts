import { flatten, toOpaquePng } from './opaque-png.ts';
import { type PictureSize, readPictureSize } from './picture-size.ts';

/** Where a picture is drawn, in pixels. */
export interface PicturePlace {
  width: number;
  height: number;
  /** Fills the place with white beside a picture of another form, which is put at its left; else it is cut to the picture. */
  keepsSize: boolean;
}

/** As light as this, a color on white paper is not seen. */
const WHITE = 250;

/**
 * A picture on white, no larger than its place. Null when it can't be read, or nothing is seen on it. The library is loaded
 * here alone: pictures are rare.
 */
export async function drawPicture(
  file: Buffer,
  size: Readonly<PictureSize>,
  place: Readonly<PicturePlace>,
): Promise<Buffer | null> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const { width, height } = place.keepsSize ? place : shrink(size, place);
  const url = `data:${size.type};base64,${file.toString('base64')}`;
  const area = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${area}><image ${area} preserveAspectRatio="xMinYMid" href="${url}"/></svg>`;
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' });
  const colors = flatten(image.pixels);
  if (colors.every((value) => value >= WHITE)) return null;
  return toOpaquePng(colors, image.width, image.height);
}

function shrink(size: Readonly<PictureSize>, place: Readonly<PicturePlace>) {
  const scale = Math.min(1, place.width / size.width, place.height / size.height);
  const fit = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: fit(size.width), height: fit(size.height) };
}

/** Whether a file is a picture as `drawPicture` fills a place of that size. */
export function isDrawnPicture(file: Buffer, place: Readonly<PicturePlace>): boolean {
  const size = readPictureSize(file);
  // Red, green and blue, and nothing else.
  return (
    size?.type === 'image/png' && size.width === place.width && size.height === place.height && file[25] === 2
  );
}
