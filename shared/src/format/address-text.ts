import { countryName } from './country-name.ts';
import { placeText } from './place-text.ts';

interface Address {
  readonly postalCode?: string | null;
  readonly stateProvinceName?: string | null;
  readonly city?: string | null;
  readonly line1?: string | null;
  readonly line2?: string | null;
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
    const parts = [postalCode && `〒${postalCode}`, placeText(address), line1, line2];
    return parts.filter(Boolean).join(' ');
  }
  const province = stateProvinceName === city ? null : stateProvinceName;
  const region = [province, postalCode].filter(Boolean).join(' ');
  const country = countryName(countryCode, language);
  return [line1, line2, city, region, country].filter(Boolean).join(', ');
}
