import type { Money } from '../../adapters/supplier/supplier-rate.ts';
import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import { getRoomPricing } from '../rate/pricing.ts';
import { readKnownRoom } from '../travel/read-known-room.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';

/** Yen of a canceled room that the supplier keeps by its own word. */
export interface Kept {
  price: number;
  /** How far it may be off: refunds in another currency are converted, at the rate of the room's own two totals. */
  tolerance: number;
}

/** Both books on a canceled room, in yen. */
export interface ComparedKept {
  /** What its payer was charged. */
  ours: number;
  /** What the supplier keeps. */
  theirs: number;
  isEven: boolean;
}

/** Compares the supplier's `refund` for a canceled room, else what it last said, with our books; null like below. */
export function compareKept(
  travel: Pick<TravelRow, 'rate'>,
  room: TravelRoomRow,
  refund?: Money,
): ComparedKept | null {
  const kept = getKeptBySupplier(travel, room, refund);
  if (kept === null) return null;
  const ours = room.penalty_price ?? 0;
  return { ours, theirs: kept.price, isEven: Math.abs(kept.price - ours) <= kept.tolerance };
}

/** What the supplier keeps of a canceled room; null where it does not say, or in a currency that was never agreed on. */
export function getKeptBySupplier(
  travel: Pick<TravelRow, 'rate'>,
  room: TravelRoomRow,
  refund = readKnownRoom(room)?.rate.cancelRefund,
): Kept | null {
  if (!refund) return null;
  // The supplier writes what comes back with a minus sign or without.
  const returned = Math.abs(Number(refund.value));
  const keep = (yen: number) => Math.max(0, Math.round(room.payment_price - yen));
  if (refund.currency === 'JPY') return { price: keep(returned), tolerance: 0 };
  const occupancy = { adults: room.adults, childAges: room.child_ages };
  const { billed, asked } = getRoomPricing(
    storedRate.read(travel.rate).pricing,
    occupancy,
    room.room_number,
  ).total;
  if (billed?.currency !== refund.currency || asked?.currency !== 'JPY') return null;
  const yenForOne = Number(asked.value) / Number(billed.value);
  return { price: keep(returned * yenForOne), tolerance: 1 + Math.ceil(yenForOne / 100) };
}
