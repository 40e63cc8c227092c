import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import type { ItineraryRoom } from '../../adapters/supplier/supplier-itinerary.ts';
import { getRoomPricing } from '../rate/pricing.ts';
import type { TravelRoomRow, TravelRow } from './tables.ts';

type PricedRoom = Pick<TravelRoomRow, 'adults' | 'child_ages' | 'room_number'>;

export interface ComparedAmounts {
  /** Sums over the rooms in `currency`: yen, where the supplier bills in yen. */
  agreed: number;
  supplier: number;
  currency: string;
}

/**
 * What rooms cost at the supplier against what was agreed, tax included, in the currency that the supplier bills.
 * Null when the answer does not state it for every room, or in a currency in which nothing was agreed.
 */
export function compareAmounts(
  rate: TravelRow['rate'],
  pairs: Iterable<readonly [PricedRoom, ItineraryRoom]>,
): ComparedAmounts | null {
  const { pricing } = storedRate.read(rate);
  const sums = { agreed: 0, supplier: 0, currency: '' };
  for (const [room, { rate: said }] of pairs) {
    const theirs = said.pricing?.total;
    const billed = theirs?.billed ?? theirs?.asked;
    const occupancy = { adults: room.adults, childAges: room.child_ages };
    const ours = getRoomPricing(pricing, occupancy, room.room_number).total;
    const agreed = [ours.billed, ours.asked].find((amount) => amount?.currency === billed?.currency);
    if (!billed || !agreed) return null;
    sums.agreed += hundredths(agreed.value);
    sums.supplier += hundredths(billed.value);
    sums.currency = billed.currency;
  }
  return { agreed: sums.agreed / 100, supplier: sums.supplier / 100, currency: sums.currency };
}

/** Whole numbers add up exactly, fractions do not. */
function hundredths(value: string): number {
  return Math.round(Number(value) * 100);
}
