import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import { readAmenities, amenityTexts } from './amenities.ts';
import { bedTexts, readBeds } from './beds.ts';
import { breakfastText, sizeText, toggled } from './filter-choices.ts';
import { withinText } from './format-distance.ts';
import { readMeals, mealTexts } from './meals.ts';
import { priceRangeText } from './price-range.ts';

/** Names of kinds of house and of chains by id, as far as the counts have arrived. */
export interface FilterNames {
  categories: ReadonlyMap<string, string>;
  chains: ReadonlyMap<string, string>;
}

export const noNames: FilterNames = { categories: new Map(), chains: new Map() };

export interface ActiveFilter {
  label: string;
  /** The filter without this condition. */
  without: HotelFilter;
}

/** Every condition that narrows the list, each with a way out. */
export function activeFilters(filter: HotelFilter, names: FilterNames = noNames): ActiveFilter[] {
  const { freeCancel, nonSmoking, meals = [], stars = [], amenities = [], categories = [] } = filter;
  const { minScore, maxDistance, chains = [], beds = [], minSize, breakfastBy } = filter;
  const price = priceRangeText(filter);
  const one = (label: string, without: Partial<HotelFilter>) => [
    { label, without: { ...filter, ...without } },
  ];
  return [
    ...(price ? one(price, { minPrice: undefined, maxPrice: undefined }) : []),
    ...(freeCancel ? one('無料キャンセル', { freeCancel: false }) : []),
    ...readMeals(meals).flatMap((meal) =>
      one(mealTexts[meal].label, { meals: toggled(meals, mealTexts[meal].word, false) }),
    ),
    ...(nonSmoking ? one('禁煙の部屋', { nonSmoking: false }) : []),
    ...(minScore === undefined ? [] : one(`口コミ${minScore}以上`, { minScore: undefined })),
    ...stars.flatMap((star) => one(`${star}つ星`, { stars: toggled(stars, star, false) })),
    ...(maxDistance === undefined ? [] : one(withinText(maxDistance), { maxDistance: undefined })),
    ...readAmenities(amenities).flatMap((amenity) => {
      const { label, word } = amenityTexts[amenity];
      return one(label, { amenities: toggled(amenities, word, false) });
    }),
    ...readBeds(beds).flatMap((kind) =>
      one(bedTexts[kind].label, { beds: toggled(beds, bedTexts[kind].word, false) }),
    ),
    ...(minSize === undefined ? [] : one(sizeText(minSize), { minSize: undefined })),
    ...(breakfastBy === undefined
      ? []
      : one(`朝食が${breakfastText(breakfastBy)}`, { breakfastBy: undefined })),
    ...chains.flatMap((id) =>
      one(names.chains.get(id) ?? 'ホテルチェーン', { chains: toggled(chains, id, false) }),
    ),
    ...categories.flatMap((id) =>
      one(names.categories.get(id) ?? '宿泊施設の種類', { categories: toggled(categories, id, false) }),
    ),
  ];
}
