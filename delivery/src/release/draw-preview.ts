import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Brand } from '@yado/shared/contract/release-document';
import { escapeHtml } from '../html.ts';

/** The size that what shows links asks for; `link-preview.ts` says it too. */
const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 96;
const FONT = 'Noto Sans JP';
const FONT_FILES = ['700Bold/NotoSansJP_700Bold.ttf', '400Regular/NotoSansJP_400Regular.ttf'];
const LOGO_TYPES: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png' };

interface Logo {
  name: string;
  data: Buffer;
}

/**
 * What a tenant's picture for links looks like, as SVG text, the same for the same brand. A logo is shown where it can
 * be drawn: SVG or PNG.
 */
export function describePreview(brand: Pick<Brand, 'siteName' | 'colors'>, logo?: Logo): string {
  const { primary } = brand.colors;
  const size = Math.floor(Math.min(88, (WIDTH - 2 * MARGIN) / measureWidth(brand.siteName)));
  const text = `font-family="${FONT}" x="${MARGIN}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>`,
    `<rect y="${HEIGHT - 40}" width="${WIDTH}" height="40" fill="${primary}"/>`,
    ...(logo ? [logoElement(logo)] : []),
    `<text ${text} y="360" font-weight="700" font-size="${size}" fill="#1f2933">${escapeHtml(brand.siteName)}</text>`,
    `<text ${text} y="460" font-size="44" fill="#52606d">国内・海外ホテル予約サービス</text>`,
    '</svg>',
  ].join('');
}

const drawn = new Map<string, Promise<Buffer>>();

/** Draws a picture as PNG, each once in a process: it takes a good part of a second. */
export function drawPreview(svg: string): Promise<Buffer> {
  const png = drawn.get(svg) ?? draw(svg);
  drawn.set(svg, png);
  return png;
}

/** The library is loaded here alone: only who publishes a brand draws. */
async function draw(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const fontFiles = FONT_FILES.map((file) =>
    fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans-jp/${file}`)),
  );
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: FONT },
  });
  return image.asPng();
}

/** As data in the text, so that nothing is read from files or the network; a logo's own references are not followed. */
function logoElement({ name, data }: Logo): string {
  const type = LOGO_TYPES[extname(name)];
  if (!type) return '';
  const url = `data:${type};base64,${data.toString('base64')}`;
  return `<image x="${MARGIN}" y="96" width="640" height="120" preserveAspectRatio="xMinYMid" href="${url}"/>`;
}

/** About how wide a text is, in its font's size. */
function measureWidth(text: string): number {
  const wide = (character: string) => (character.codePointAt(0) ?? 0) > 0x2e7f;
  return Math.max(
    1,
    [...text].reduce((sum, character) => sum + (wide(character) ? 1 : 0.65), 0),
  );
}
