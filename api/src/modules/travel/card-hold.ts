import type { CardHold } from '../../graphql/__generated__/schema-types.ts';
import type { HoldFacts } from './card-hold-store.ts';
import type { TravelStatus } from './travel-status.ts';

/** So long a card's statement may keep showing a hold that was released. */
const SHOWN_TWICE_MS = 7 * 24 * 3_600_000;

/** What a traveler should know of the held funds at this moment; null when nothing is out of the ordinary. */
export function getCardHold(facts: HoldFacts | null, status: TravelStatus, now: Date): CardHold | null {
  if (!facts) return null;
  const { state, renewed_at, lapsed_at, is_collected } = facts;
  if (lapsed_at && isUnpaid(state)) {
    const isOpen = status === 'BOOKING' || status === 'BOOKED' || status === 'PARTIALLY_CANCELED';
    return isOpen && !is_collected ? { event: 'LAPSED', at: lapsed_at } : null;
  }
  if (!renewed_at || status === 'FAILED') return null;
  const isRecent = now.getTime() - renewed_at.getTime() < SHOWN_TWICE_MS;
  return state === 'HELD' || (state === 'CAPTURED' && isRecent) ? { event: 'RENEWED', at: renewed_at } : null;
}

function isUnpaid(state: HoldFacts['state']): boolean {
  return state === 'RELEASED' || state === 'CAPTURE_FAILED';
}
