import { textLength } from './text-length.ts';

/** What the supplier takes. */
export const MAX_REQUEST = 250;
const SHOWN_LETTERS = 5;
/** All but printable ASCII, the letters of Latin-1 and line breaks: what a hotel can't read that takes Latin letters only. */
const NOT_LATIN = /[^\u0020-\u007E\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF\n]/;
/** Pictures: vouchers can print hardly any, and hotels may not see them. Signs as old as ☎ and ★ are none. */
const EMOJI = /\p{Emoji_Presentation}/u;

/** What is wrong with a wish to the hotel; undefined when nothing. */
export function requestProblem(text: string, unicodeAllowed: boolean): string | undefined {
  const length = textLength(text.trim());
  if (length > MAX_REQUEST) {
    return `${MAX_REQUEST}文字以内で入力してください(${length - MAX_REQUEST}文字超えています)。`;
  }
  const refused = unicodeAllowed ? EMOJI : NOT_LATIN;
  const unreadable = [...new Set(text)].filter((letter) => refused.test(letter));
  if (unreadable.length === 0) return undefined;
  const some = unreadable.slice(0, SHOWN_LETTERS).map((letter) => `「${letter}」`);
  const more = unreadable.length > SHOWN_LETTERS ? 'など' : '';
  const rule = unicodeAllowed
    ? '絵文字は使えません。'
    : 'このホテルへのご要望は、半角の英数字で入力してください。';
  return `${rule}使えない文字: ${some.join('')}${more}`;
}

export interface Insertion {
  text: string;
  /** Where one keeps typing. */
  caret: number;
}

/** The text with a phrase on a line of its own, at the caret. */
export function insertPhrase(text: string, phrase: string, caret: number): Insertion {
  const before = text.slice(0, caret);
  const after = text.slice(caret);
  const start = before === '' || before.endsWith('\n') ? before : `${before}\n`;
  const end = after === '' || after.startsWith('\n') ? after : `\n${after}`;
  return { text: start + phrase + end, caret: start.length + phrase.length };
}

/** The text without the first line that is the phrase. */
export function removePhrase(text: string, phrase: string): string {
  const lines = text.split('\n');
  const at = lines.indexOf(phrase);
  return at === -1 ? text : lines.toSpliced(at, 1).join('\n');
}

export function hasPhrase(text: string, phrase: string): boolean {
  return text.split('\n').includes(phrase);
}
