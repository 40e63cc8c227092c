import type {
  PropertyAmenity,
  PropertyCondition,
  PropertyFilterInput,
} from '../../graphql/__generated__/schema-types.ts';
import type { PropertyRow } from '../catalog/catalog-store.ts';
import type { Offer } from './offer.ts';

/** A hotel of the place with what it offers for the stay. */
export interface Candidate {
  row: PropertyRow;
  /** From the point that distances are measured from. */
  meters: number;
  /** Cheapest first; empty when it is sold out. */
  offers: readonly Offer[];
}

/** What of a hotel its rates are chosen by. */
export type OfferedHotel = Pick<Candidate, 'row' | 'offers'>;

type Condition = keyof Required<PropertyFilterInput>;
type Wanted<C extends Condition> = NonNullable<PropertyFilterInput[C]>;

/**
 * What decides a condition, and what the user calls it who may drop it. Of a `rate` condition, `getKind` of `offer.ts`
 * must tell apart the offers that pass from those that don't: it keeps one of each kind.
 */
type Rule<C extends Condition> = { dropped: PropertyCondition | null } & (
  | { about: 'hotel'; passes: (wanted: Wanted<C>, hotel: Candidate) => boolean }
  | { about: 'rate'; passes: (wanted: Wanted<C>, offer: Offer, row: PropertyRow) => boolean }
  | { about: 'price'; passes: (wanted: Wanted<C>, averagePrice: number) => boolean }
  | { about: 'list' }
);

/** In this order users are offered to drop them; of a room of which nothing is known, no condition about it holds. */
const RULES: { readonly [C in Condition]: Rule<C> } = {
  minPaymentPrice: { dropped: 'PRICE', about: 'price', passes: (least, price) => price >= least },
  maxPaymentPrice: { dropped: 'PRICE', about: 'price', passes: (most, price) => price <= most },
  freeCancellation: { dropped: 'FREE_CANCELLATION', about: 'rate', passes: (_, { isFree }) => isFree },
  mealTypes: {
    dropped: 'MEAL_TYPE',
    about: 'rate',
    passes: (meals, { mealType }) => meals.includes(mealType),
  },
  nonSmoking: {
    dropped: 'NON_SMOKING',
    about: 'rate',
    passes: (_, { roomId }, row) => !row.smoking_room_ids.includes(roomId),
  },
  starRatings: {
    dropped: 'STAR_RATING',
    about: 'hotel',
    passes: (ratings, { row: { star_rating: stars } }) =>
      stars !== null && (ratings.includes(stars) || ratings.includes(Math.floor(stars))),
  },
  minGuestRating: {
    dropped: 'GUEST_RATING',
    about: 'hotel',
    passes: (least, { row }) => (row.guest_rating ?? 0) >= least,
  },
  maxDistanceMeters: { dropped: 'DISTANCE', about: 'hotel', passes: (most, { meters }) => meters <= most },
  categoryIds: {
    dropped: 'CATEGORY',
    about: 'hotel',
    passes: (ids, { row }) => ids.includes(row.category_id ?? ''),
  },
  chainIds: { dropped: 'CHAIN', about: 'hotel', passes: (ids, { row }) => ids.includes(row.chain_id ?? '') },
  bedTypes: {
    dropped: 'BED_TYPE',
    about: 'rate',
    passes: (kinds, { roomId }, row) => kinds.some((kind) => row.room_facts[roomId]?.beds.includes(kind)),
  },
  minRoomSquareMeters: {
    dropped: 'ROOM_SIZE',
    about: 'rate',
    passes: (least, { roomId }, row) => (row.room_facts[roomId]?.squareMeters ?? 0) >= least,
  },
  breakfastBy: {
    dropped: 'BREAKFAST_TIME',
    about: 'hotel',
    passes: (minutes, { row }) => row.breakfast_from !== null && row.breakfast_from <= minutes,
  },
  amenities: {
    dropped: 'AMENITY',
    about: 'hotel',
    passes: (amenities, { row }) => amenities.every((amenity) => row.amenities.includes(amenity)),
  },
  // No branch has a policy: it holds for every hotel.
  inPolicyOnly: { dropped: null, about: 'hotel', passes: () => true },
  availableOnly: { dropped: null, about: 'list' },
  // `search-pool.ts` looks for it.
  keyword: { dropped: null, about: 'list' },
};

const conditions = Object.keys(RULES) as Condition[];

function isAsked(value: PropertyFilterInput[Condition]): boolean {
  return Array.isArray(value) ? value.length > 0 : value != null && value !== false;
}

/** What a filter asks for. */
interface Asked {
  hotel: ((hotel: Candidate) => boolean)[];
  rate: ((offer: Offer, row: PropertyRow) => boolean)[];
  price: ((averagePrice: number) => boolean)[];
}

function addRule<C extends Condition>(asked: Asked, condition: C, filter: PropertyFilterInput): void {
  const rule: Rule<C> = RULES[condition];
  const wanted = filter[condition];
  if (wanted == null || !isAsked(wanted)) return;
  if (rule.about === 'hotel') asked.hotel.push((hotel) => rule.passes(wanted, hotel));
  if (rule.about === 'rate') asked.rate.push((offer, row) => rule.passes(wanted, offer, row));
  if (rule.about === 'price') asked.price.push((price) => rule.passes(wanted, price));
}

/** Two thousand hotels are gone through for each count: what is asked for is read once per filter. */
const askedBy = new WeakMap<PropertyFilterInput, Asked>();

function getAsked(filter: PropertyFilterInput): Asked {
  const known = askedBy.get(filter);
  if (known) return known;
  const asked: Asked = { hotel: [], rate: [], price: [] };
  for (const condition of conditions) addRule(asked, condition, filter);
  askedBy.set(filter, asked);
  return asked;
}

/** Whether the filter speaks about rates, so that the cheapest one of a hotel is not enough to decide. */
export function filtersRates(filter: PropertyFilterInput): boolean {
  return getAsked(filter).rate.length > 0;
}

/** What the filter asks of rates and their price, in a text of limited length: equal ones choose the same rates. */
export function rateConditionsKey(filter: PropertyFilterInput): string {
  const asked = conditions.flatMap((condition) => {
    const value = filter[condition];
    if (!['rate', 'price'].includes(RULES[condition].about) || !isAsked(value)) return [];
    return `${condition}=${Array.isArray(value) ? [...new Set<unknown>(value)].map(String).toSorted().join(',') : String(value)}`;
  });
  return asked.join(' ');
}

/** Whether a hotel passes what the filter says of hotels themselves. */
export function passesAsHotel(candidate: Candidate, filter: PropertyFilterInput): boolean {
  return getAsked(filter).hotel.every((passes) => passes(candidate));
}

/**
 * The offer that a filter leaves of a hotel: the cheapest that passes, null for a sold-out hotel, undefined when the
 * hotel does not pass.
 */
export function matchingOffer(candidate: Candidate, filter: PropertyFilterInput): Offer | null | undefined {
  return passesAsHotel(candidate, filter) ? matchingRate(candidate, filter) : undefined;
}

/**
 * As `matchingOffer`, without the conditions about the hotel itself. The price band is about the price that is shown, so it
 * looks at that one offer alone.
 */
export function matchingRate(hotel: OfferedHotel, filter: PropertyFilterInput): Offer | null | undefined {
  const { rate, price } = getAsked(filter);
  const offer = hotel.offers.find((each) => rate.every((passes) => passes(each, hotel.row)));
  if (!offer) {
    const needsOffer = filter.availableOnly === true || price.length > 0 || rate.length > 0;
    return needsOffer ? undefined : null;
  }
  return price.every((passes) => passes(offer.averagePrice)) ? offer : undefined;
}

export interface DroppedCondition {
  condition: PropertyCondition;
  amenity: PropertyAmenity | null;
  /** The filter without it. */
  filter: PropertyFilterInput;
}

/** Each condition that the user ticked, with the filter that remains without it. */
export function droppedConditions(filter: PropertyFilterInput): DroppedCondition[] {
  const ticked = conditions.filter((condition) => isAsked(filter[condition]));
  const dropped = new Set(ticked.map((condition) => RULES[condition].dropped));
  return [...dropped].flatMap((condition) => {
    if (condition === null) return [];
    if (condition === 'AMENITY') return droppedAmenities(filter);
    const fields = conditions.filter((field) => RULES[field].dropped === condition);
    const without = Object.fromEntries(fields.map((field) => [field, null]));
    return [{ condition, amenity: null, filter: { ...filter, ...without } }];
  });
}

function droppedAmenities(filter: PropertyFilterInput): DroppedCondition[] {
  const amenities = filter.amenities ?? [];
  return amenities.map((amenity) => ({
    condition: 'AMENITY',
    amenity,
    filter: { ...filter, amenities: amenities.filter((other) => other !== amenity) },
  }));
}
