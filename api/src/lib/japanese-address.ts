/** An address in Japan on one line, from 〒 to the house: 「〒100-0005 東京都千代田区丸の内1-1-1」. Parts may be missing. */
export function formatJapaneseAddress(
  postalCode: string | null | undefined,
  parts: readonly (string | null | undefined)[],
): string {
  return [postalCode && `〒${postalCode}`, parts.filter(Boolean).join('')].filter(Boolean).join(' ');
}

/**
 * A hotel's address as the supplier splits it, as Japan writes it: 「東京都新宿区歌舞伎町5-16-4」, without blanks and
 * without what the street's line repeats. The supplier's city 東京 is no part of an address in 東京都.
 */
export function joinJapaneseStreet(parts: {
  province?: string | null | undefined;
  city?: string | null | undefined;
  line1?: string | null | undefined;
}): string {
  const { province, city, line1 } = parts;
  const municipality = city && (`${city}都` === province || city === province) ? null : city;
  const street = line1?.replace(/(?<=[^\p{ASCII}]) +(?=\d)/gu, '') ?? '';
  const missing = [province, municipality].filter((part) => part && !street.startsWith(part));
  return missing.join('') + street;
}
