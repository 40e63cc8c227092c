import PDFDocument from 'pdfkit';
import { type FontName, fontFile } from './fonts.ts';

interface GlyphFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

const opened = new Map<FontName, GlyphFont>();

/** Whether the documents' font can show a character. */
export function hasGlyph(name: FontName, sign: string): boolean {
  let font = opened.get(name);
  if (!font) {
    const doc = new PDFDocument({ autoFirstPage: false }).font(fontFile(name));
    ({ font } = (doc as unknown as { _font: { font: GlyphFont } })._font);
    opened.set(name, font);
  }
  return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
}
