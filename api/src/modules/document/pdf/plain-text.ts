/** A text as it is set: composed, with plain line breaks, without signs that show nothing or choose a variant. */
export function plainText(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}\p{Cf}\p{Variation_Selector}]/gu, (sign) => (sign === '\n' ? sign : ''));
}
