import type {
  PropertyAmenity,
  PropertyCondition,
  PropertyFilterInput,
} from '../../graphql/__generated__/schema-types.ts';
import type { PropertyRow } from '../catalog/catalog-store.ts';
import type { RoomFacts } from '../catalog/room-facts.ts';
import type { Offer } from './offer.ts';

/** A hotel of the place with what it offers for the stay. */
export interface Candidate {
  row: PropertyRow;
  /** From the point that distances are measured from. */
  meters: number;
  /** Cheapest first; empty when it is sold out. */
  offers: readonly Offer[];
}

/** What each condition is about; `rate`: `passesRate` decides, and `getKind` of `offer.ts` must know it. */
const SUBJECTS = {
  minPaymentPrice: 'price',
  maxPaymentPrice: 'price',
  starRatings: 'hotel',
  minGuestRating: 'hotel',
  freeCancellation: 'rate',
  mealTypes: 'rate',
  nonSmoking: 'rate',
  amenities: 'hotel',
  categoryIds: 'hotel',
  maxDistanceMeters: 'hotel',
  chainIds: 'hotel',
  bedTypes: 'rate',
  minRoomSquareMeters: 'rate',
  breakfastBy: 'hotel',
  inPolicyOnly: 'hotel',
  availableOnly: 'list',
  keyword: 'hotel',
} as const satisfies Record<keyof PropertyFilterInput, 'hotel' | 'rate' | 'price' | 'list'>;

type Condition = keyof typeof SUBJECTS;
const conditions = Object.keys(SUBJECTS) as Condition[];
const rateConditions = conditions.filter((condition) => SUBJECTS[condition] === 'rate');
const priceConditions = conditions.filter((condition) => SUBJECTS[condition] === 'price');

const isAsked = (filter: PropertyFilterInput) => (condition: Condition) => {
  const value = filter[condition];
  return Array.isArray(value) ? value.length > 0 : value != null && value !== false;
};

/** Whether the filter speaks about rates, so that the cheapest one of a hotel is not enough to decide. */
export function filtersRates(filter: PropertyFilterInput): boolean {
  return rateConditions.some(isAsked(filter));
}

function needsOffer(filter: PropertyFilterInput): boolean {
  return filter.availableOnly === true || priceConditions.some(isAsked(filter)) || filtersRates(filter);
}

const among = <V>(chosen: readonly V[] | null | undefined, value: V): boolean =>
  !chosen || chosen.length === 0 || chosen.includes(value);

/** What does not depend on the stay. `inPolicyOnly` holds for every hotel, because no branch has a policy. */
function passesContent({ row, meters }: Candidate, filter: PropertyFilterInput): boolean {
  const { starRatings, minGuestRating, amenities, categoryIds, maxDistanceMeters } = filter;
  const { chainIds, breakfastBy } = filter;
  const stars = row.star_rating ?? -1;
  if (!among(starRatings, stars) && !among(starRatings, Math.floor(stars))) return false;
  if (minGuestRating != null && (row.guest_rating ?? 0) < minGuestRating) return false;
  if (amenities?.some((amenity) => !row.amenities.includes(amenity))) return false;
  if (!among(categoryIds, row.category_id ?? '') || !among(chainIds, row.chain_id ?? '')) return false;
  if (breakfastBy != null && (row.breakfast_from ?? Number.POSITIVE_INFINITY) > breakfastBy) return false;
  return maxDistanceMeters == null || meters <= maxDistanceMeters;
}

function passesRate(offer: Offer, filter: PropertyFilterInput, row: PropertyRow): boolean {
  if (filter.freeCancellation && !offer.isFree) return false;
  if (!among(filter.mealTypes, offer.mealType)) return false;
  if (filter.nonSmoking && row.smoking_room_ids.includes(offer.roomId)) return false;
  // Looking rooms up is what costs: two thousand hotels are gone through for each count.
  const asksForRoom = filter.minRoomSquareMeters != null || (filter.bedTypes?.length ?? 0) > 0;
  return !asksForRoom || passesRoom(row.room_facts[offer.roomId], filter);
}

/** A room of which nothing is known passes no condition about it. */
function passesRoom(
  room: RoomFacts | undefined,
  { bedTypes, minRoomSquareMeters }: PropertyFilterInput,
): boolean {
  if (minRoomSquareMeters != null && (room?.squareMeters ?? 0) < minRoomSquareMeters) return false;
  return !bedTypes?.length || bedTypes.some((kind) => room?.beds.includes(kind));
}

/**
 * The offer that a filter leaves of a hotel: the cheapest that passes, null for a sold-out hotel, undefined when the
 * hotel does not pass. The price band is about the price that is shown, so it looks at that one offer alone.
 */
export function matchingOffer(candidate: Candidate, filter: PropertyFilterInput): Offer | null | undefined {
  if (!passesContent(candidate, filter)) return undefined;
  const offer = candidate.offers.find((each) => passesRate(each, filter, candidate.row));
  if (!offer) return needsOffer(filter) ? undefined : null;
  const { minPaymentPrice, maxPaymentPrice } = filter;
  if (minPaymentPrice != null && offer.averagePrice < minPaymentPrice) return undefined;
  if (maxPaymentPrice != null && offer.averagePrice > maxPaymentPrice) return undefined;
  return offer;
}

export interface DroppedCondition {
  condition: PropertyCondition;
  amenity: PropertyAmenity | null;
  /** The filter without it. */
  filter: PropertyFilterInput;
}

/** Each condition that the user ticked, with the filter that remains without it. */
export function droppedConditions(filter: PropertyFilterInput): DroppedCondition[] {
  const dropped = (condition: PropertyCondition, is: boolean, without: PropertyFilterInput) =>
    is ? [{ condition, amenity: null, filter: { ...filter, ...without } }] : [];
  const { minPaymentPrice, maxPaymentPrice, amenities } = filter;
  const given = (values: readonly unknown[] | null | undefined) => (values?.length ?? 0) > 0;
  return [
    ...dropped('PRICE', minPaymentPrice != null || maxPaymentPrice != null, {
      minPaymentPrice: null,
      maxPaymentPrice: null,
    }),
    ...dropped('FREE_CANCELLATION', filter.freeCancellation === true, { freeCancellation: null }),
    ...dropped('MEAL_TYPE', given(filter.mealTypes), { mealTypes: null }),
    ...dropped('NON_SMOKING', filter.nonSmoking === true, { nonSmoking: null }),
    ...dropped('STAR_RATING', given(filter.starRatings), { starRatings: null }),
    ...dropped('GUEST_RATING', filter.minGuestRating != null, { minGuestRating: null }),
    ...dropped('DISTANCE', filter.maxDistanceMeters != null, { maxDistanceMeters: null }),
    ...dropped('CATEGORY', given(filter.categoryIds), { categoryIds: null }),
    ...dropped('CHAIN', given(filter.chainIds), { chainIds: null }),
    ...dropped('BED_TYPE', given(filter.bedTypes), { bedTypes: null }),
    ...dropped('ROOM_SIZE', filter.minRoomSquareMeters != null, { minRoomSquareMeters: null }),
    ...dropped('BREAKFAST_TIME', filter.breakfastBy != null, { breakfastBy: null }),
    ...(amenities ?? []).map((amenity) => ({
      condition: 'AMENITY' as const,
      amenity,
      filter: { ...filter, amenities: amenities?.filter((other) => other !== amenity) },
    })),
  ];
}
