import { toRomaji } from 'wanakana';

const KANA_RUN = /[\u3041-\u3096\u30a1-\u30f6ー]+/g;
const KANA_OR_LATIN = /^[\u3041-\u3096\u30a1-\u30f6ーA-Za-z' -]*$/;

/**
 * Hepburn as Japanese passports write it: long vowels are short (さとう → sato, おおの → ono), ん is m before
 * b, m and p, っ doubles the next consonant (t before ch). Null when a letter is neither kana nor Latin.
 */
export function kanaToRomaji(text: string): string | null {
  return KANA_OR_LATIN.test(text) ? text.replaceAll(KANA_RUN, passportRomaji) : null;
}

function passportRomaji(kana: string): string {
  const sounds = toRomaji(
    kana
      .replaceAll(/[ヴゔ]/g, 'ブ')
      .replaceAll(/[ーッっ]+$/g, '')
      .replaceAll('ー', ''),
  );
  return (
    sounds
      // The mark that keeps しんいち apart from しにち is not written.
      .replaceAll("'", '')
      .replaceAll(/c(?=ch)/g, 't')
      .replaceAll(/n(?=[bmp])/g, 'm')
      .replaceAll(acrossWords, (twoVowels) => twoVowels.split('').join('|'))
      .replaceAll(/o[ou]|uu/g, (long) => long.charAt(0))
      .replaceAll('|', '')
  );
}

/**
 * Two vowels that are no long one, because a word of the name ends between them: いの|うえ, まつ|うら, やまの|うち,
 * ひろ|おか. Kana alone doesn't tell; these are the endings of family names.
 */
const acrossWords = /ou(?=e)|(?<=n)ou(?=chi|ra)|(?<=ts|k|g)uu(?=ra|chi)|(?<=[^aeiou])oo(?=ka$)/g;
