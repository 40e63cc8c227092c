import { hasGlyph } from './fonts.ts';
import { plainText } from './plain-text.ts';

const characters = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** What a document could not show of a text: each character once, in the order of the text, as a reader counts them. */
export function unprintableCharacters(text: string): string[] {
  const found = [...characters.segment(text)]
    .map(({ segment }) => segment)
    .filter((segment) => ![...plainText(segment)].every(isPrintable));
  return [...new Set(found)];
}

function isPrintable(sign: string): boolean {
  return sign === '\n' || (hasGlyph('regular', sign) && hasGlyph('bold', sign));
}
