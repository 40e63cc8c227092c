import iconv from 'iconv-lite';
import { sameBytes, variants } from './shift-jis-variants.ts';

/** A character that the file can't hold, and what is written instead. */
export interface Replacement {
  character: string;
  replacement: string;
  count: number;
}

/** What printers of old set where a character was missing; JIS X 0208 has it. */
const MISSING = '〓';
/** A character with the marks that follow it: accents, voicing marks, selectors of a variant. */
const CHARACTER = /[^\p{M}]\p{M}*|\p{M}+/gsu;
/** First bytes of what Windows (CP932) adds to JIS X 0208: other systems show something else there, or refuse the file. */
const isAdded = (byte: number) => byte === 0x87 || byte === 0xed || byte === 0xee || byte >= 0xfa;

/**
 * A text as Shift_JIS, and which characters it could not hold. Those that only Windows knows (髙, 﨑, ①) become their
 * standard form where they have one; what has none at all becomes `〓`.
 */
export function toShiftJis(text: string): { text: string; bytes: Buffer; replacements: Replacement[] } {
  const counts = new Map<string, Replacement>();
  const converted = text.toWellFormed().replace(CHARACTER, (character) => {
    if (character.length === 1 && character <= '~') return character;
    const { text: held, replaced } = convert(character);
    if (replaced) {
      const known = counts.get(character) ?? { character, replacement: held, count: 0 };
      counts.set(character, { ...known, count: known.count + 1 });
    }
    return held;
  });
  return { text: converted, bytes: iconv.encode(converted, 'cp932'), replacements: [...counts.values()] };
}

function convert(character: string): { text: string; replaced: boolean } {
  // Composed (か and a voicing mark are が) and without selectors, it is the same character.
  const plain = character.replace(/[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu, '');
  const composed = plain.length > 1 && plain !== [...plain][0] ? plain.normalize('NFC') : plain;
  const own = sameBytes.get(composed) ?? composed;
  if (isStandard(own)) return { text: own, replaced: false };
  const base = [...composed][0] ?? '';
  const forms = [
    variants.get(composed),
    variants.get(base),
    composed.normalize('NFKC'),
    composed.normalize('NFKD').replace(/\p{M}/gu, ''),
  ];
  const standard = forms.find((form) => form !== undefined && form !== '' && isStandard(form));
  if (standard !== undefined) return { text: standard, replaced: true };
  // A kanji that only Windows has and that has no other form: better it than a hole.
  return isHeld(own) ? { text: own, replaced: false } : { text: MISSING, replaced: true };
}

function isStandard(text: string): boolean {
  return isHeld(text) && [...text].every((character) => !isAdded(iconv.encode(character, 'cp932')[0] ?? 0));
}

function isHeld(text: string): boolean {
  return iconv.decode(iconv.encode(text, 'cp932'), 'cp932') === text;
}
