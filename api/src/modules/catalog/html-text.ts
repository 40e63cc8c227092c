import { compile } from 'html-to-text';

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'ul', options: { itemPrefix: '・', leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    { selector: 'p', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** Tags that the supplier sometimes escapes by mistake. */
const ESCAPED_TAG = /&lt;(\/?(?:br|p|ul|li|strong|b|em|i)\s*\/?)&gt;|&lt;(br\s*\/?)>/gi;

/**
 * The supplier's HTML as plain text with line breaks, so that no markup of others ever reaches a page.
 * Null when nothing is left.
 */
export function htmlToText(html: string | undefined): string | null {
  if (!html) return null;
  const text = /[<&]/.test(html) ? toText(html.replace(ESCAPED_TAG, '<$1$2>')) : html;
  return text.trim() || null;
}
