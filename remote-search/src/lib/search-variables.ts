import type { AddressedSearch, HotelFilter, HotelSort } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import type { PropertySort } from '../screens/Results/__generated__/FilterCountsQuery.graphql';
import { readAmenities } from './amenities.ts';
import { readBeds } from './beds.ts';
import { readMeals } from './meals.ts';
import { prefersFreeCancel } from './preferred-rates.ts';

const sorts: Record<HotelSort, Exclude<PropertySort, `%${string}`>> = {
  recommended: 'RECOMMENDED',
  price: 'PRICE_ASC',
  'price-desc': 'PRICE_DESC',
  score: 'GUEST_RATING',
  stars: 'STAR',
  distance: 'DISTANCE',
  'cancel-deadline': 'CANCEL_DEADLINE',
};

/** The API's filter; what the address does not say is left out. */
export function filterInput(filter: HotelFilter) {
  const { minPrice, maxPrice, freeCancel, nonSmoking, stars = [], minScore, maxDistance } = filter;
  const meals = readMeals(filter.meals ?? []);
  const amenities = readAmenities(filter.amenities ?? []);
  const { categories = [], chains = [], minSize, breakfastBy } = filter;
  const beds = readBeds(filter.beds ?? []);
  return {
    ...(!filter.soldOut && { availableOnly: true }),
    ...(minPrice !== undefined && { minPaymentPrice: minPrice }),
    ...(maxPrice !== undefined && { maxPaymentPrice: maxPrice }),
    ...(freeCancel && { freeCancellation: true }),
    ...(nonSmoking && { nonSmoking: true }),
    ...(meals.length > 0 && { mealTypes: meals }),
    ...(stars.length > 0 && { starRatings: stars }),
    ...(minScore !== undefined && { minGuestRating: minScore }),
    ...(maxDistance !== undefined && { maxDistanceMeters: maxDistance }),
    ...(amenities.length > 0 && { amenities }),
    ...(categories.length > 0 && { categoryIds: categories }),
    ...(chains.length > 0 && { chainIds: chains }),
    ...(beds.length > 0 && { bedTypes: beds }),
    ...(minSize !== undefined && { minRoomSquareMeters: minSize }),
    ...(breakfastBy !== undefined && { breakfastBy }),
  };
}

/** A stay as the API takes it. */
export function stayInput({ checkin, checkout, occupancies }: Stay) {
  return { checkin, checkout, occupancies };
}

/** The place that an address names; null when it names none. */
function placeInput({ regionId, propertyId }: AddressedSearch) {
  if (regionId) return { regionId };
  return propertyId ? { propertyId } : null;
}

/** What is searched for, as list and counts ask for it alike; null while the address names no place or no stay. */
export function searchInput(search: AddressedSearch) {
  const { propertyId, stay, area, sort, filter } = search;
  const place = placeInput(search);
  if (!stay || !place) return null;
  return {
    input: {
      stay: stayInput(stay),
      propertyId,
      sort: sorts[sort],
      filter: filterInput(filter),
      // A box has no point of its own: distances keep being those from the place.
      ...(area && { from: place }),
    },
    region: area ? { boundingBox: area } : place,
  };
}

/** Which rate of each hotel a list shows; null where nothing is chosen by, so that it is the cheapest as everywhere else. */
function rateChoice({ sort, filter }: AddressedSearch) {
  const input = filterInput(filter);
  const { availableOnly: _, ...conditions } = input;
  const prefersFree = prefersFreeCancel(sort);
  if (Object.keys(conditions).length === 0 && !prefersFree) return null;
  return { filter: input, ...(prefersFree && { sort: sorts[sort] }) };
}

/** Variables of the result list. */
export function listVariables(search: AddressedSearch) {
  const wanted = searchInput(search);
  const from = placeInput(search);
  return wanted && from && { ...wanted, stay: wanted.input.stay, from, choice: rateChoice(search) };
}
