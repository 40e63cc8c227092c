import { countryName } from './country-name.ts';

interface Address {
  readonly postalCode?: string | null;
  readonly stateProvinceName?: string | null;
  readonly city?: string | null;
  readonly line1?: string | null;
  readonly line2?: string | null;
}

/**
 * `東京都新宿区歌舞伎町5-16-4`: without blanks, and without what the street's line repeats. The supplier's city 東京 is
 * no part of an address in 東京都.
 */
function toJapaneseLine({ stateProvinceName, city, line1 }: Address): string {
  const street = line1?.replace(/(?<=[^\p{ASCII}]) +(?=\d)/gu, '') ?? '';
  const parts = [stateProvinceName, city && `${city}都` === stateProvinceName ? null : city];
  const missing = parts.filter((part) => part && !street.startsWith(part));
  return missing.join('') + street;
}

/**
 * A hotel's address for readers of a language. In Japanese one in Japan begins with 〒 and the prefecture; one abroad,
 * and every one in English, goes from the street to the country, as it is written there.
 */
export function addressText(
  address: Address,
  countryCode: string | null | undefined,
  language: 'ja' | 'en' = 'ja',
): string {
  const { postalCode, stateProvinceName, city, line1, line2 } = address;
  if (language === 'ja' && (!countryCode || countryCode === 'JP')) {
    return [postalCode && `〒${postalCode}`, toJapaneseLine(address), line2].filter(Boolean).join(' ');
  }
  const province = stateProvinceName === city ? null : stateProvinceName;
  const region = [province, postalCode].filter(Boolean).join(' ');
  const country = countryName(countryCode, language);
  return [line1, line2, city, region, country].filter(Boolean).join(', ');
}
