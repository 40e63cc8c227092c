import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const require = createRequire(import.meta.url);

/** Noto Sans JP (SIL Open Font License 1.1); documents carry only the glyphs that they use. */
const files = {
  regular: '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
};
export type FontName = keyof typeof files;

/** A font as the library of documents reads it; its own name for it is not public. */
interface OpenFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

const opened = new Map<FontName, OpenFont>();

/** The font, opened once per process: reading its tables takes ten times as long as writing a document. */
function openFont(name: FontName): OpenFont {
  const known = opened.get(name);
  if (known) return known;
  const file = readFileSync(require.resolve(files[name]));
  const doc = new PDFDocument({ autoFirstPage: false, font: file as unknown as string });
  const { font } = (doc as unknown as { _font: { font: OpenFont } })._font;
  opened.set(name, font);
  return font;
}

/**
 * The font for one document; the library takes it where it takes a file, although its types do not say so. A glyph keeps
 * the character that it was first asked for, by which readers find and copy text, and some characters share one (〜 and ～):
 * so each document has glyphs of its own beside the tables of all.
 */
export function fontForDocument(name: FontName): string {
  return Object.assign(Object.create(openFont(name)) as OpenFont, { _glyphs: {} }) as unknown as string;
}

/** Whether the documents' font can show a character. */
export function hasGlyph(name: FontName, sign: string): boolean {
  return openFont(name).hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}
