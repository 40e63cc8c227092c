import { isVisible } from './is-visible.ts';
import { textLength } from './text-length.ts';

/** Line breaks of any kind and other control characters. */
const BREAKING = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Not those that scripts and emoji need to join or part their signs: U+200C, U+200D, U+FE0F. */
const NO_WIDTH = /[\u200B\u2060\uFEFF]/g;

/** Whether a text stays on its line. */
export function isOneLine(text: string): boolean {
  return !BREAKING.test(text);
}

/** The text without spaces of no width: nobody sees them, and they make two names that look the same differ. */
export function stripNoWidth(text: string): string {
  return text.replace(NO_WIDTH, '');
}

/**
 * What people typed into a field of one line, as it is kept; null when nothing of it can be seen, when it breaks its
 * line, and when it is longer than `limit`.
 */
export function readOneLine(raw: string, limit: number): string | null {
  const text = stripNoWidth(raw).trim();
  return isVisible(text) && isOneLine(text) && textLength(text) <= limit ? text : null;
}
