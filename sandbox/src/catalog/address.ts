import { getCountry } from './countries.ts';
import { type Language, say } from './localized.ts';
import { isDomestic } from './places.ts';
import { prefectures } from './prefectures.ts';
import { municipalityOf, wardOf, withoutCity } from './municipality.ts';
import type { Property } from './property.ts';
import { between } from './random.ts';

function postalCode(property: Property): string {
  const { place, id } = property;
  if (isDomestic(place)) return `${place.postal}-${String(between(1, 99, id, 'postal')).padStart(4, '0')}`;
  const tail = between(10, 99, id, 'postal');
  const { code } = getCountry(place);
  if (code === 'GB') return `${place.postal}N ${(tail % 9) + 1}AA`;
  if (code === 'AE' || code === 'HK' || place.postal === '') return '';
  return `${place.postal}${tail}${code === 'SG' || code === 'CN' || code === 'VN' ? '0' : ''}`;
}

/** The address of a hotel in the contract's shape. */
export function buildAddress(property: Property, language: Language, link: (language: Language) => string) {
  const { place, id, town } = property;
  const japan = isDomestic(place);
  const block = `${between(1, 5, id, 'chome')}-${between(1, 24, id, 'block')}-${between(1, 18, id, 'lot')}`;
  const number = String(between(1, 480, id, 'number'));
  const prefecture = prefectures.get(place.area);
  const ward = japan && !/区/.test(town.ja) ? wardOf(property) : undefined;
  const line = !japan
    ? `${number} ${town.en}`
    : language === 'ja-JP'
      ? `${ward ? withoutCity(ward.ja) : ''}${town.ja} ${block}`
      : [`${block} ${town.en}`, ...(ward ? [ward.en.split(' ').at(-1)] : [])].join(', ');
  return {
    line_1: line,
    city: say(municipalityOf(property), language),
    ...(prefecture && {
      state_province_code: `JP-${prefecture.code}`,
      state_province_name: say(prefecture, language),
    }),
    postal_code: postalCode(property),
    country_code: getCountry(place).code,
    obfuscation_required: false,
    localized: {
      links: Object.fromEntries(
        (['ja-JP', 'en-US'] as const)
          .filter((other) => other !== language)
          .map((other) => [other, { method: 'GET', href: link(other) }]),
      ),
    },
  };
}

/** A telephone number of the hotel; the subscriber part is out of use, so nobody can be rung up. */
export function buildPhone(property: Property): string {
  const { place, id } = property;
  const { dial } = getCountry(place);
  const area = place.tel.replace(/^0/, '');
  const digits = 10 - place.tel.length - 4;
  const exchange = String(between(10 ** Math.max(0, digits - 1), 10 ** digits - 1, id, 'exchange')).slice(
    0,
    digits,
  );
  return `${dial}-${area}-${exchange || '555'}-${String(between(0, 99, id, 'phone')).padStart(4, '0')}`;
}
