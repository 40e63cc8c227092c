import type { Itinerary } from '../../adapters/supplier/supplier-itinerary.ts';
import { compareKept } from '../amendment/kept-by-supplier.ts';
import { matchRooms } from '../travel/match-rooms.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import type { Judgment } from './finding.ts';

/**
 * Compares, by id of each room that is canceled on both sides, what the supplier keeps of it with what its payer was
 * charged: the answer to the cancellation may have been lost. `open`: the supplier does not say.
 */
export function judgeKept(
  travel: Pick<TravelRow, 'rate'>,
  rooms: readonly TravelRoomRow[],
  itinerary: Itinerary,
): Map<string, Judgment> {
  const found = matchRooms(rooms, itinerary.rooms);
  const judgments = new Map<string, Judgment>();
  for (const room of rooms) {
    const theirs = found.get(room.id);
    if (room.status !== 'CANCELED' || theirs?.status !== 'canceled') continue;
    const kept = compareKept(travel, room, theirs.rate.cancelRefund);
    if (kept === null || kept.isEven) {
      judgments.set(room.id, kept === null ? 'open' : null);
      continue;
    }
    judgments.set(room.id, {
      kind: 'AMOUNT_MISMATCH',
      subject: room.id,
      price: Math.abs(kept.theirs - kept.ours),
      reference: itinerary.id,
      detail: `room=${room.room_number} ours=${kept.ours} theirs=${kept.theirs}`,
      repair: null,
    });
  }
  return judgments;
}
