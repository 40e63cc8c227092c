import type { AddressedSearch, HotelFilter, HotelSort } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import { type Amenity, amenitiesOfWords } from './amenities.ts';

type PropertySort = 'RECOMMENDED' | 'PRICE_ASC' | 'PRICE_DESC' | 'GUEST_RATING' | 'STAR' | 'DISTANCE';

const sorts: Record<HotelSort, PropertySort> = {
  recommended: 'RECOMMENDED',
  price: 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
  score: 'GUEST_RATING',
  stars: 'STAR',
  distance: 'DISTANCE',
};

/** The API's filter; breakfast is any board that has one. */
export function filterInput({ freeCancel, breakfast, stars = [], amenities = [] }: HotelFilter) {
  const known: Amenity[] = amenitiesOfWords(amenities);
  return {
    ...(freeCancel && { freeCancellation: true }),
    ...(breakfast && {
      mealTypes: ['BREAKFAST', 'HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE'] as const,
    }),
    ...(stars.length > 0 && { starRatings: stars }),
    ...(known.length > 0 && { amenities: known }),
  };
}

/** A stay as the API takes it. */
export function stayInput({ checkin, checkout, occupancies }: Stay) {
  return { checkin, checkout, occupancies };
}

/** Variables of the result list; null while the address names no place or no stay. */
export function listVariables({ regionId, propertyId, stay, sort, filter }: AddressedSearch) {
  if (!stay || (!regionId && !propertyId)) return null;
  return {
    input: { stay: stayInput(stay), propertyId, sort: sorts[sort], filter: filterInput(filter) },
    stay: stayInput(stay),
    region: regionId ? { regionId } : null,
    // GraphQL wants the argument even where `measured` leaves its field out.
    from: regionId ? { regionId } : {},
    measured: regionId !== undefined,
  };
}
