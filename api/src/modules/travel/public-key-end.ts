import type { TravelRow } from './tables.ts';

const DAY_MS = 24 * 3600 * 1000;
/** How long the guests' link works after check-out, or after it was renewed if that is later. */
const OPEN_MS = 30 * DAY_MS;

/** Until when the guests' link of a trip works. */
export function getPublicKeyEnd(travel: Pick<TravelRow, 'ends_at' | 'public_key_until'>): Date {
  return travel.public_key_until ?? new Date(travel.ends_at.getTime() + OPEN_MS);
}

/** Until when a link works that is made now. */
export function nextPublicKeyEnd(travel: Pick<TravelRow, 'ends_at'>, now: Date): Date {
  return new Date(Math.max(travel.ends_at.getTime(), now.getTime()) + OPEN_MS);
}
