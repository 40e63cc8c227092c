/** An address in Japan on one line, from 〒 to the house: 「〒100-0005 東京都千代田区丸の内1-1-1」. Parts may be missing. */
export function formatJapaneseAddress(
  postalCode: string | null | undefined,
  parts: readonly (string | null | undefined)[],
): string {
  return [postalCode && `〒${postalCode}`, parts.filter(Boolean).join('')].filter(Boolean).join(' ');
}
