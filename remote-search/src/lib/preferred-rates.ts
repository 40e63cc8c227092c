import type { HotelSort } from '@yado/shared/routing/hotel-search';

/** Which rate an order shows of a hotel rather than its cheapest, as the API does. */
const PREFERS: Record<HotelSort, 'free to cancel' | null> = {
  recommended: null,
  price: null,
  'price-desc': null,
  score: null,
  stars: null,
  distance: null,
  'cancel-deadline': 'free to cancel',
};

/** Whether the order shows rates that are free to cancel where a hotel has one. */
export function prefersFreeCancel(sort: HotelSort): boolean {
  return PREFERS[sort] === 'free to cancel';
}
