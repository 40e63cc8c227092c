import type { HotelAddress } from '../../adapters/supplier/hotel-content.ts';
import type { LocalTaxKind, LocalTaxRule } from './local-tax-rule.ts';
import { localTaxRules } from './rules.ts';

/**
 * A hotel's address as Japan writes it; the supplier's municipality may lack its ending, follow its
 * district, or be followed by a ward.
 */
export type JapanesePlace = Pick<HotelAddress, 'countryCode' | 'province' | 'city'>;

const japanese = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
const ending = /[都道府県]$/;
const municipalEnding = /[市区町村]$/;
/** 「余市郡」 of 「余市郡赤井川村」, with a space after it or none. */
const district = /^.+?郡\s*/;

/** Whether the rules can be looked up there: in Japan, with prefecture and municipality in Japanese. */
export function isRuledPlace({ countryCode, province = '', city = '' }: JapanesePlace): boolean {
  return countryCode === 'JP' && japanese.test(province) && japanese.test(city);
}

/**
 * The taxes of one kind on one night (ISO date) at a place: the municipality's, and the prefecture's where the
 * municipality's doesn't include it. Empty abroad, and where prefecture or municipality aren't said in Japanese.
 */
export function findRules(kind: LocalTaxKind, place: JapanesePlace, night: string): LocalTaxRule[] {
  const { countryCode, province, city } = place;
  if (countryCode !== 'JP' || !province || !city) return [];
  const live = localTaxRules.filter(
    (rule) => rule.kind === kind && rule.from <= night && (rule.before === undefined || night < rule.before),
  );
  const here = live.filter((rule) => rule.prefecture !== null && isPrefecture(province, rule.prefecture));
  const own = here.filter((rule) => rule.city !== undefined && isMunicipality(city, rule.city));
  const prefectural = here.filter((rule) => rule.city === undefined);
  const special = prefectural.filter(({ only }) => only?.some((name) => isMunicipality(city, name)));
  const general = prefectural.filter(({ only }) => only === undefined);
  const found = own.some(({ includesPrefecture }) => includesPrefecture)
    ? own
    : [...(special.length > 0 ? special : general), ...own];
  return found.length > 0 ? found : live.filter(({ prefecture }) => prefecture === null);
}

/** 「東京都」 and 「東京」 are the same prefecture. */
function isPrefecture(said: string, name: string): boolean {
  return said === name || (name !== '北海道' && said === name.replace(ending, ''));
}

/** 「札幌市中央区」, 「札幌市」 and 「札幌」 are in the same municipality; so are 「虻田郡倶知安町」 and 「倶知安町」. */
function isMunicipality(said: string, name: string): boolean {
  const short = name.replace(municipalEnding, '');
  // Only towns and villages lie in districts: 「郡山市」 has none before its name.
  const forms = /[町村]$/.test(name) ? [said, said.replace(district, '')] : [said];
  return forms.some((form) => form.startsWith(name) || form === short);
}
