import { getFeatures } from '../catalog/features.ts';
import { type Language, say } from '../catalog/localized.ts';
import type { Property } from '../catalog/property.ts';
import { unit } from '../catalog/random.ts';
import { rateAmenities } from '../catalog/references.ts';
import type { RatePlan } from './plans.ts';

/** Ids of what a rate includes; authoritative for meals and WiFi. */
export function rateAmenityIds(property: Property, plan: RatePlan): string[] {
  const has = getFeatures(property);
  const buffet = property.type === 'city' || property.type === 'resort';
  return [
    ...(has.wifi ? ['2192'] : []),
    ...(has.parking === 'free' ? ['2537'] : []),
    ...(plan.meal === 'breakfast' ? [buffet ? '2205' : '2098'] : []),
    ...(plan.meal === 'half_board' ? ['2206'] : []),
  ];
}

/** The same as the contract's map. */
export function rateAmenityMap(property: Property, plan: RatePlan, language: Language) {
  return Object.fromEntries(
    rateAmenityIds(property, plan).map((id) => {
      const entry = rateAmenities.get(id);
      if (!entry) throw new Error(`Rate amenity ${id} is not in the reference list.`);
      return [id, { id, name: say(entry, language) }];
    }),
  );
}

const VALUE_ADDS = [
  {
    id: '1',
    category: 'food_and_beverage',
    offer_type: 'free',
    frequency: 'per_stay',
    person_count: 2,
    ja: 'ウェルカムドリンク無料',
    en: 'Free welcome drink',
  },
  {
    id: '2',
    category: 'service',
    offer_type: 'free',
    frequency: 'per_stay',
    ja: 'レイトチェックアウト 12:00 まで無料',
    en: 'Free late check-out until noon',
  },
  {
    id: '3',
    category: 'food_and_beverage',
    offer_type: 'discount',
    frequency: 'per_day',
    ja: '館内レストラン 10% 割引',
    en: '10% off at the restaurant',
  },
  {
    id: '4',
    category: 'credit',
    offer_type: 'credit',
    frequency: 'per_stay',
    ja: '館内で使える 1,000 円分の利用券',
    en: 'Credit of JPY 1,000 to use on site',
  },
  {
    id: '5',
    category: 'activity',
    offer_type: 'voucher',
    frequency: 'per_stay',
    person_count: 1,
    ja: '貸切風呂 45 分 利用券',
    en: 'Voucher for 45 minutes of private bath',
  },
] as const;

/** Extras that come with a rate, as the contract's map; undefined when there are none. */
export function findValueAdds(property: Property, plan: RatePlan, language: Language) {
  if (property.fault || unit(property.id, plan.key, 'value add') > 0.22) return undefined;
  const { publicBath, restaurants } = getFeatures(property);
  const fitting = VALUE_ADDS.filter(({ id }) =>
    id === '3' ? restaurants > 0 : id === '5' ? publicBath : true,
  );
  const chosen = fitting[Math.floor(unit(property.id, 'which') * fitting.length)];
  if (!chosen) return undefined;
  const { ja, en, id, ...rest } = chosen;
  return { [id]: { id, description: language === 'ja-JP' ? ja : en, ...rest } };
}
