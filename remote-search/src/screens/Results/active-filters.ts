import type { HotelFilter } from '@yado/shared/routing/hotel-search';
import { amenitiesOfWords, amenityTexts } from '../../lib/amenities.ts';

export interface ActiveFilter {
  label: string;
  /** The filter without this condition. */
  without: HotelFilter;
}

/** Every condition that narrows the list, each with a way out. */
export function activeFilters(filter: HotelFilter): ActiveFilter[] {
  const { freeCancel, breakfast, stars = [], amenities = [] } = filter;
  return [
    ...(freeCancel ? [{ label: '無料キャンセル', without: { ...filter, freeCancel: false } }] : []),
    ...(breakfast ? [{ label: '朝食付き', without: { ...filter, breakfast: false } }] : []),
    ...stars.map((star) => ({
      label: `${star}つ星`,
      without: { ...filter, stars: stars.filter((other) => other !== star) },
    })),
    ...amenitiesOfWords(amenities).map((amenity) => ({
      label: amenityTexts[amenity].label,
      without: { ...filter, amenities: amenities.filter((word) => word !== amenityTexts[amenity].word) },
    })),
  ];
}
