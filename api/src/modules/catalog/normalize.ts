import { toRomaji } from 'wanakana';

const SEPARATORS = /[\s・･\-‐‑–—−'’‘`´"“”.,、。()（）[\]「」『』/&|~%_\\]/g;
const KATAKANA = /[ァ-ヶ]/g;
/** Accents of Latin letters only: dakuten must stay on their kana. */
const ACCENTS = /[\u0300-\u036f]/g;

/** A long vowel between digits is the hyphen of a postal code or an address, typed with an input method. */
const LONG_HYPHEN = /(?<=\d)ー(?=\d)/g;

/** Key of Japanese text: NFKC, lower case, katakana as hiragana, no spaces, dots, hyphens or quotes; ー of words stays. */
export function japaneseKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(LONG_HYPHEN, '')
    .replace(SEPARATORS, '')
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/**
 * Key of romaji or English text. Spellings of one sound fall together: long vowels are short (Tōkyō, Toukyou,
 * Tokyo), m before b, p, m is n (Shimbashi, Shinbashi), tch is cch (Hatchobori, Hacchobori). Both the stored
 * names and the queries go through it, so English words survive as well.
 */
export function romajiKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(SEPARATORS, '')
    .replace(/ー/g, '')
    .replace(/ou|oo/g, 'o')
    .replace(/uu/g, 'u')
    .replace(/m(?=[bpm])/g, 'n')
    .replace(/tch/g, 'cch');
}

/** Keys of a reading in kana: as it is, and in romaji. */
export function readingKeys(kana: string): string[] {
  const key = japaneseKey(kana);
  return [key, romajiKey(toRomaji(key))];
}

/** Kana that a small ゃゅょ may still follow while typing: き may become きょ. */
const BEFORE_SMALL_Y: Readonly<Record<string, string>> = {
  き: 'ky',
  し: 'sh',
  ち: 'ch',
  に: 'ny',
  ひ: 'hy',
  み: 'my',
  り: 'ry',
  ぎ: 'gy',
  じ: 'j',
  び: 'by',
  ぴ: 'py',
};
const KANA_OR_LATIN = /^[ぁ-ゖーa-z0-9\u00df-\u024f]+$/;

/**
 * The keys that a typed word may match, most likely first. Kana is also tried as romaji, because the
 * supplier gives Japanese names without a reading, but in English with one.
 */
export function queryKeys(word: string): string[] {
  const japanese = japaneseKey(word);
  if (japanese === '') return [];
  const keys = [japanese];
  const last = japanese.at(-1) ?? '';
  if (KANA_OR_LATIN.test(japanese)) {
    keys.push(romajiKey(toRomaji(japanese.replace(/っ$/, ''))));
    const glide = BEFORE_SMALL_Y[last];
    if (glide) keys.push(romajiKey(toRomaji(japanese.slice(0, -1)) + glide));
    // "shim" may be on its way to Shimbashi, which is stored as shinbashi.
    if (last === 'm') keys.push(`${romajiKey(japanese.slice(0, -1))}n`);
  }
  return [...new Set(keys)].filter((key) => key !== '');
}

/** A keyword as its words; all of them must match. */
export function queryWords(keyword: string): string[][] {
  return keyword
    .normalize('NFKC')
    .split(/\s+/)
    .map(queryKeys)
    .filter((keys) => keys.length > 0)
    .slice(0, 6);
}

/** Whether a key is in Latin letters: how a name sounds, or English. */
export function isLatinKey(key: string): boolean {
  return /^[a-z0-9]+$/.test(key);
}
