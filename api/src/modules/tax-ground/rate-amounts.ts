import { getRoomParts, minus, type RatePrices, type SplitBill, splitByParts } from './bill-parts.ts';

/** What a stay costs now (nothing, once it is canceled), and what has been said of it so far. */
export interface StaySums {
  price: number;
  said: RatePrices;
}

/** What is still to be said of a room. */
export interface OpenAmounts {
  /** Of its stay where Japanese tax is in the price, also of what is outside of tax on its bill. */
  taxed: number;
  /** Of a cancellation fee, or of a stay abroad. */
  untaxed: number;
  /** The bill by which the stay is split; null: all of it is of one rate. */
  split: SplitBill | null;
  /** Null: of a trip that has no such bill. */
  stay: StaySums | null;
}

/** An amount of one rate. */
export interface RateAmount {
  price: number;
  ratePercent: number | null;
  /** The bill of whose parts it is one. */
  billedTaxId: string | null;
}

/**
 * What is still to be said of a room by rate, what is taxed first; never an amount of nothing. A refund keeps the
 * proportion of the parts: each is rounded once, of what the stay costs now.
 */
export function toRateAmounts(
  roomId: string,
  { taxed, untaxed, split, stay }: OpenAmounts,
  ratePercent: number,
): RateAmount[] {
  const fee = { price: untaxed, ratePercent: null, billedTaxId: null };
  const amounts: RateAmount[] =
    split && stay
      ? [...openParts(split, stay, roomId), fee]
      : [{ price: taxed, ratePercent, billedTaxId: null }, fee];
  return amounts.filter(({ price }) => price !== 0);
}

function openParts(split: SplitBill, stay: StaySums, roomId: string): RateAmount[] {
  const open = minus(splitByParts(stay.price, getRoomParts(split, roomId)), stay.said);
  const ofBill = { billedTaxId: split.id };
  return [
    { price: open.standard, ratePercent: 10, ...ofBill },
    { price: open.reduced, ratePercent: 8, ...ofBill },
    { price: open.untaxed, ratePercent: null, ...ofBill },
  ];
}
