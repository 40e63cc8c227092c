import { getCountry } from './countries.ts';
import type { Localized } from './localized.ts';
import { isDomestic } from './places.ts';
import type { Property } from './property.ts';
import { between, unit } from './random.ts';

export interface PropertyFee extends Localized {
  kind: 'mandatory_fee' | 'resort_fee' | 'mandatory_tax';
  /** In the currency of the hotel's country. */
  amount: number;
  per: 'room_night' | 'person_night';
}

const RESORT_FEES: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['US', [25, 49]],
  ['GU', [15, 30]],
  ['AE', [20, 20]],
]);

const CITY_TAXES: ReadonlyMap<string, number> = new Map([
  ['FR', 4.8],
  ['IT', 6],
  ['DE', 2],
  ['MY', 10],
]);

/** What the hotel itself collects per night whatever its price: resort fees, cleaning, taxes of cities abroad. */
export function propertyFees(property: Property): readonly PropertyFee[] {
  const fees: PropertyFee[] = [];
  const { place, id } = property;
  if (isDomestic(place)) {
    if (property.type === 'resort' && unit(id, 'resort fee') < 0.25) {
      fees.push({
        kind: 'resort_fee',
        ja: 'リゾート料金',
        en: 'Resort fee',
        amount: between(5, 15, id, 'resort amount') * 100,
        per: 'room_night',
      });
    }
    if (property.type === 'apartment' && unit(id, 'cleaning') < 0.3) {
      fees.push({
        kind: 'mandatory_fee',
        ja: '清掃料金',
        en: 'Cleaning fee',
        amount: between(5, 15, id, 'cleaning amount') * 100,
        per: 'room_night',
      });
    }
    return fees;
  }
  const { code } = getCountry(place);
  const resort = RESORT_FEES.get(code);
  if (resort && unit(id, 'resort fee') < 0.7) {
    fees.push({
      kind: 'resort_fee',
      ja: 'リゾート料金',
      en: 'Resort fee',
      amount: between(resort[0], resort[1], id, 'resort amount'),
      per: 'room_night',
    });
  }
  const tax = CITY_TAXES.get(code);
  if (tax)
    fees.push({
      kind: 'mandatory_tax',
      ja: '市税',
      en: 'City tax',
      amount: tax,
      per: code === 'MY' ? 'room_night' : 'person_night',
    });
  return fees;
}
