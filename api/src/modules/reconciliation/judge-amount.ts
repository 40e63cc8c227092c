import type { Itinerary } from '../../adapters/supplier/supplier-itinerary.ts';
import type { AttemptRow, PaymentRow } from '../booking/tables.ts';
import { compareAmounts } from '../travel/compare-amounts.ts';
import { matchRooms } from '../travel/match-rooms.ts';
import { isStayable } from '../travel/room-state.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import type { Judgment } from './finding.ts';

/** Kinds that an itinerary's amounts can be found to be. */
export const amountKinds = ['AMOUNT_MISMATCH'] as const;

export interface OwnAmounts {
  attempt: Pick<AttemptRow, 'id' | 'state'>;
  travel: Pick<TravelRow, 'rate'> | null;
  rooms: readonly TravelRoomRow[];
  funds: Pick<PaymentRow, 'type' | 'captured' | 'refunded'> | null;
}

/**
 * Compares what was agreed for the rooms that are booked on both sides with what the supplier bills for them, to the yen;
 * what the card or the credit has paid is put beside it. `open`: the supplier does not say, or a room is being canceled.
 */
export function judgeAmount(
  { attempt, travel, rooms, funds }: OwnAmounts,
  itinerary: Itinerary | null,
): Judgment {
  if (attempt.state !== 'CONFIRMED' || !itinerary || !travel) return null;
  const found = matchRooms(rooms, itinerary.rooms);
  const pairs = rooms.flatMap((room) => {
    const theirs = found.get(room.id);
    const isBooked = isStayable(room) && room.cancel_state === null && theirs?.status === 'booked';
    return isBooked ? [[room, theirs] as const] : [];
  });
  const isChanging = rooms.some(({ cancel_state }) => cancel_state !== null);
  if (pairs.length === 0) return isChanging ? 'open' : null;
  const amounts = compareAmounts(travel.rate, pairs);
  if (!amounts) return 'open';
  if (amounts.agreed === amounts.supplier) return isChanging ? 'open' : null;
  const { agreed, supplier, currency } = amounts;
  const paid = funds
    ? ` ${funds.type === 'INVOICE' ? 'credit' : 'card'}=${funds.captured - funds.refunded}`
    : '';
  return {
    kind: 'AMOUNT_MISMATCH',
    subject: attempt.id,
    price: currency === 'JPY' ? Math.round(Math.abs(supplier - agreed)) : null,
    reference: itinerary.id,
    detail: `ours=${agreed} supplier=${supplier}${paid} currency=${currency}`,
    repair: null,
  };
}
