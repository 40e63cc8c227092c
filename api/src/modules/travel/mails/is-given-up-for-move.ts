import type { MailFacts } from '../mail-facts.ts';
import type { TravelRoomRow } from '../tables.ts';

/** Whether these rooms were canceled because the trip was moved to other dates, by a new trip that is booked. */
export function isGivenUpForMove(
  { next, isKept }: Pick<MailFacts, 'next' | 'isKept'>,
  rooms: readonly Pick<TravelRoomRow, 'canceled_at'>[],
): boolean {
  if (next === null || isKept || next.status === 'CANCELED' || next.status === 'FAILED') return false;
  return rooms.length > 0 && rooms.every(({ canceled_at: at }) => at !== null && at >= next.created_at);
}
