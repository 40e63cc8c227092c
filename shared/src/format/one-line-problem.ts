import { tooLong } from './text-length.ts';

/** As at the API: line breaks of any kind and other control characters. */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]/u;

/** What is said beside a field of one line whose text is too long, or breaks its line; `tooLong` without the latter. */
export function oneLineProblem(text: string, limit: number): string | undefined {
  return BREAKING.test(text.trim())
    ? '改行などの見えない文字が含まれています。入力し直してください。'
    : tooLong(text, limit);
}
