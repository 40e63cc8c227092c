import { toOpaquePng } from './opaque-png.ts';
import { type PictureSize, readPictureSize } from './picture-size.ts';

/** A seal: 20 mm at 500 points an inch. */
const SEAL_PX = 400;
/** The place of every logo in pixels, at the left of which it stands. One size for all: mail programs scale by height alone. */
const LOGO = { width: 480, height: 120 };
/** As light as this, a color on white paper is not seen. */
const WHITE = 250;

/**
 * The picture as papers and mails show it: no larger than they need, on white. Null when it can't be read, or nothing is
 * seen on it. The library is loaded here alone: pictures are rare.
 */
export async function drawPicture(
  kind: 'SEAL' | 'LOGO',
  file: Buffer,
  size: Readonly<PictureSize>,
): Promise<Buffer | null> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const { width, height } = kind === 'LOGO' ? LOGO : fitSeal(size);
  const url = `data:${size.type};base64,${file.toString('base64')}`;
  const place = `width="${width}" height="${height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${place}><image ${place} preserveAspectRatio="xMinYMid" href="${url}"/></svg>`;
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' });
  const pixels = image.pixels;
  return isSeen(pixels) ? toOpaquePng(pixels, image.width, image.height) : null;
}

function fitSeal({ width, height }: Readonly<PictureSize>): { width: number; height: number } {
  const scale = Math.min(1, SEAL_PX / Math.max(width, height));
  const fit = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: fit(width), height: fit(height) };
}

/** The colors are multiplied by how opaque they are: what is missing is white. */
function isSeen(pixels: Buffer): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const white = 255 - (pixels[at + 3] ?? 0);
    for (let channel = at; channel < at + 3; channel += 1) {
      if ((pixels[channel] ?? 0) + white < WHITE) return true;
    }
  }
  return false;
}

/** Whether a file is a logo as `drawPicture` makes it. */
export function isDrawnLogo(file: Buffer): boolean {
  const size = readPictureSize(file);
  // Red, green and blue, and nothing else.
  return (
    size?.type === 'image/png' && size.width === LOGO.width && size.height === LOGO.height && file[25] === 2
  );
}
