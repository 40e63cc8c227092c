import type { FreeCancellation } from '@yado/shared/format/free-cancel';
import { isFreeAt } from '@yado/shared/format/is-free-at';
import type { HotelView, MealChoice, RoomSort } from '@yado/shared/routing/hotel-view';
import { serverNow } from '@yado/shared/format/server-clock';

export interface RateFacts {
  readonly mealType: string;
  readonly cancellation: FreeCancellation;
  /** Yen for all rooms and nights, paid now. */
  readonly paymentPrice: number;
}

export interface RoomFacts<R extends RateFacts> {
  readonly smoking: boolean;
  readonly squareMeters: number | null | undefined;
  readonly rates: readonly R[];
}

const mealTypes = {
  none: ['NONE'],
  breakfast: ['BREAKFAST', 'HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE'],
  dinner: ['HALF_BOARD', 'FULL_BOARD', 'ALL_INCLUSIVE'],
} as const satisfies Record<MealChoice, readonly string[]>;

/** The rates that a view shows, as the API chooses among them; null where it shows all. */
export function viewChoice({ meal, freeCancel, nonSmoking }: HotelView) {
  if (!meal && !freeCancel && !nonSmoking) return null;
  const filter = {
    ...(meal && { mealTypes: mealTypes[meal] }),
    ...(freeCancel && { freeCancellation: true }),
    ...(nonSmoking && { nonSmoking: true }),
  };
  return { filter };
}

/** Whether a rate is what the view asks for; a free cancellation whose hour has passed is none. */
function fits({ meal, freeCancel }: HotelView, rate: RateFacts, now: Date): boolean {
  const { mealType, cancellation } = rate;
  if (meal && !mealTypes[meal].some((type) => type === mealType)) return false;
  return !freeCancel || isFreeAt(cancellation, now);
}

const cheapest = ({ rates }: { readonly rates: readonly RateFacts[] }) =>
  Math.min(...rates.map(({ paymentPrice }) => paymentPrice));

const orders: Record<RoomSort, (a: RoomFacts<RateFacts>, b: RoomFacts<RateFacts>) => number> = {
  price: (a, b) => cheapest(a) - cheapest(b),
  'price-desc': (a, b) => cheapest(b) - cheapest(a),
  size: (a, b) => (b.squareMeters ?? 0) - (a.squareMeters ?? 0) || cheapest(a) - cheapest(b),
};

/** The rooms that have a rate as the view asks for, with those rates alone, in the view's order. */
export function shownRooms<R extends RateFacts, T extends RoomFacts<R>>(
  rooms: readonly T[],
  view: HotelView,
  now: Date = serverNow(),
): (T & { rates: R[] })[] {
  return rooms
    .filter(({ smoking }) => !view.nonSmoking || !smoking)
    .map((room) => ({ ...room, rates: room.rates.filter((rate) => fits(view, rate, now)) }))
    .filter(({ rates }) => rates.length > 0)
    .toSorted(orders[view.sort ?? 'price']);
}

/** How many rates each filter would leave, the others staying as they are. */
export function rateCounts(rooms: readonly RoomFacts<RateFacts>[], view: HotelView, now?: Date) {
  const count = (change: HotelView) =>
    shownRooms(rooms, { ...view, ...change }, now).reduce((sum, { rates }) => sum + rates.length, 0);
  return {
    none: count({ meal: 'none' }),
    breakfast: count({ meal: 'breakfast' }),
    dinner: count({ meal: 'dinner' }),
    freeCancel: count({ freeCancel: true }),
    nonSmoking: count({ nonSmoking: true }),
  };
}
