/** What a bill says of one rate. */
export interface TaxPart {
  /** Null: outside of consumption tax (bathing tax, lodging tax). */
  ratePercent: 8 | 10 | null;
  /** Tax included. */
  price: number;
  taxPrice: number;
}

/** Yen of one price by rate. */
export interface RatePrices {
  standard: number;
  reduced: number;
  untaxed: number;
}

/** A bill of which not all is of one rate, with the rooms of its trip in their order. */
export interface SplitBill {
  id: string;
  parts: readonly TaxPart[];
  rooms: readonly { id: string; price: number }[];
}

/** What the parts of a bill are by rate. */
export function toRatePrices(parts: readonly TaxPart[]): RatePrices {
  const priceOf = (rate: TaxPart['ratePercent']) =>
    parts.reduce((sum, { ratePercent, price }) => sum + (ratePercent === rate ? price : 0), 0);
  return { standard: priceOf(10), reduced: priceOf(8), untaxed: priceOf(null) };
}

/**
 * An amount in the proportion of parts, in whole yen that add up to it. No share falls when the amount grows, so that
 * what is given back is given back of each part.
 */
export function splitByParts(amount: number, { standard, reduced, untaxed }: RatePrices): RatePrices {
  const outside = shareOf(amount, untaxed, standard + reduced + untaxed);
  const taxed = amount - outside;
  const atReduced = shareOf(taxed, reduced, standard + reduced);
  return { standard: taxed - atReduced, reduced: atReduced, untaxed: outside };
}

/** The shares of a room in the parts of its trip's bill: of all rooms they add up to the parts, of each to its price. */
export function getRoomParts({ parts, rooms }: SplitBill, roomId: string): RatePrices {
  let left = toRatePrices(parts);
  for (const { id, price } of rooms) {
    const own = splitByParts(price, left);
    if (id === roomId) return own;
    left = minus(left, own);
  }
  throw new Error(`Room ${roomId} is not of the trip that bill was for.`);
}

/** The difference of two splits, rate by rate. */
export function minus(a: RatePrices, b: RatePrices): RatePrices {
  return {
    standard: a.standard - b.standard,
    reduced: a.reduced - b.reduced,
    untaxed: a.untaxed - b.untaxed,
  };
}

/** `amount * part / whole`, rounded down; the product may be beyond what a number holds exactly. */
function shareOf(amount: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}
