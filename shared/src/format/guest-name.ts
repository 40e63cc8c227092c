import { kanaToRomaji } from './romaji.ts';
import { typedText } from './typed-text.ts';

const MAX_LENGTH = 60;
const LATIN_NAME = /^[A-Z]+(?:[ '-][A-Z]+)*$/;
/** All that a name may consist of. */
const LATIN_SIGNS = /^[A-Z '-]*$/i;

export type GuestNameCheck =
  | { ok: true; value: string }
  | {
      ok: false;
      reason: 'empty' | 'tooLong' | 'notLatin';
      /** What the person probably means; to be offered, never put in silently. */
      suggestion: string | null;
    };

/**
 * Whether a guest's family or given name can be sent to the hotel: A-Z, space, hyphen and apostrophe, at most
 * 60 characters. Lower case is raised and full-width letters become ASCII; kana give a suggestion, kanji none.
 */
export function checkGuestName(input: string): GuestNameCheck {
  // Marks of direction come with text that is copied from elsewhere, tabs with cells of a table.
  const text = typedText(input)
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('\t', ' ')
    .trim();
  if (text === '') return { ok: false, reason: 'empty', suggestion: null };
  const value = text.toUpperCase();
  if (!LATIN_NAME.test(value)) return { ok: false, reason: 'notLatin', suggestion: suggestName(text) };
  if (value.length > MAX_LENGTH) return { ok: false, reason: 'tooLong', suggestion: null };
  return { ok: true, value };
}

/** What is wrong with a name for the hotel; undefined when nothing. */
export function nameProblem(text: string): string | undefined {
  const check = checkGuestName(text);
  if (check.ok) return undefined;
  if (check.reason === 'empty') return '入力してください。';
  if (check.reason === 'tooLong') return '60文字以内で入力してください。';
  if (check.suggestion) return 'ホテルへはローマ字で伝えます。候補を選ぶか、A〜Zで入力してください。';
  if (hasKanji(text))
    return '漢字はローマ字に変換できません。パスポートと同じ表記を、A〜Zで入力してください。';
  if (!LATIN_SIGNS.test(text)) return "使えるのは、A〜Z、空白、ハイフン(-)、アポストロフィ(')だけです。";
  return /[A-Z]/i.test(text)
    ? "空白、ハイフン(-)、アポストロフィ(')は、文字と文字の間に1つだけ使えます。"
    : '名前には、A〜Zの文字が必要です。';
}

export function hasKanji(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

function suggestName(text: string): string | null {
  const half = text
    .normalize('NFKC')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[‐-―−]/g, '-');
  const romaji = kanaToRomaji(half);
  const name = romaji?.toUpperCase().replaceAll(/\s+/g, ' ').trim();
  return name && LATIN_NAME.test(name) && name.length <= MAX_LENGTH ? name : null;
}
