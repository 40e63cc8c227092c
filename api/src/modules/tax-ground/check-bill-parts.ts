import type { BilledTaxInput, TaxPartInput } from '../../graphql/__generated__/schema-types.ts';
import type { TaxPart } from './bill-parts.ts';
import type { BilledTax } from './settle-ground.ts';

/** A price and the nights of each room in it. */
export interface BilledPrice {
  price: number;
  roomNights: number;
}

/** What is wrong with a bill, and where. */
export interface InvalidBilledTax {
  kind: 'invalid';
  errorCode: 'INVALID_BILLED_TAX' | 'INVALID_BILL_NUMBER' | 'INVALID_BILLED_PARTS' | 'BILLED_PARTS_NOT_PRICE';
  /** Of INVALID_BILLED_TAX in a bill with parts: of which one. */
  ratePercent?: number;
  /** Of BILLED_PARTS_NOT_PRICE: the yen that the parts lack to the price, below zero what they exceed it by. */
  missingPrice?: number;
}

export type BillRates = Omit<BilledTax, 'registrationNumber'>;

/** What a bill may round up for each room and night. */
const ROUNDED_UP = 1;

export const isRate = (ratePercent: number | null | undefined): ratePercent is 8 | 10 =>
  ratePercent === 10 || ratePercent === 8;

/** Whether a tax may be within a price. */
export function isWithin(taxPrice: number, ratePercent: 8 | 10, { price, roomNights }: BilledPrice): boolean {
  const most = Math.floor((price * ratePercent) / (100 + ratePercent)) + roomNights * ROUNDED_UP;
  return taxPrice >= 0 && taxPrice <= most;
}

/** The parts of a bill, one for each rate and one for what is outside of tax, in this order; the price together. */
export function checkParts(
  { ratePercent: rate, taxPrice: tax }: BilledTaxInput,
  typed: readonly TaxPartInput[],
  { price, roomNights }: BilledPrice,
): BillRates | InvalidBilledTax {
  const parts = typed.flatMap((part) => toPart(part) ?? []);
  const taxed = parts.filter(({ ratePercent }) => ratePercent !== null);
  const [largest] = taxed.toSorted((a, b) => b.price - a.price);
  const rates = new Set(parts.map(({ ratePercent }) => ratePercent));
  // Lodging is taxed: a bill without it is none for a stay. One rate beside parts would say it twice.
  if (!largest || rates.size < typed.length || rate != null || tax != null) {
    return { kind: 'invalid', errorCode: 'INVALID_BILLED_PARTS' };
  }
  const wrong = taxed.find(
    (part) =>
      part.ratePercent && !isWithin(part.taxPrice, part.ratePercent, { price: part.price, roomNights }),
  );
  if (wrong?.ratePercent) {
    return { kind: 'invalid', errorCode: 'INVALID_BILLED_TAX', ratePercent: wrong.ratePercent };
  }
  const missingPrice = price - parts.reduce((sum, part) => sum + part.price, 0);
  if (missingPrice !== 0) return { kind: 'invalid', errorCode: 'BILLED_PARTS_NOT_PRICE', missingPrice };
  return {
    ratePercent: largest.ratePercent ?? 10,
    taxPrice: parts.reduce((sum, part) => sum + part.taxPrice, 0),
    parts: parts.length === 1 ? null : parts.toSorted((a, b) => (b.ratePercent ?? 0) - (a.ratePercent ?? 0)),
  };
}

/** Null for a rate that Japan has not, for nothing, and for tax on what is outside of it. */
function toPart({ ratePercent = null, price, taxPrice }: TaxPartInput): TaxPart | null {
  if (price < 1 || (ratePercent === null && taxPrice !== 0)) return null;
  return ratePercent === null || isRate(ratePercent) ? { ratePercent, price, taxPrice } : null;
}
