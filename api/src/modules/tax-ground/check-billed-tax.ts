import { isRegistrationNumber } from '../../config/registration-number.ts';
import type { BilledTaxInput } from '../../graphql/__generated__/schema-types.ts';
import {
  type BilledPrice,
  type BillRates,
  checkParts,
  type InvalidBilledTax,
  isRate,
  isWithin,
} from './check-bill-parts.ts';
import type { BilledTax } from './settle-ground.ts';

export type CheckedBilledTax = { kind: 'valid'; billed: BilledTax } | InvalidBilledTax;

/** Whether a bill names who sells the trip, or the platform, as who issued it. */
export function isOwnNumber(
  { registrationNumber }: Pick<BilledTax, 'registrationNumber'>,
  sellers: readonly { registrationNumber: string | null }[],
): boolean {
  return (
    registrationNumber !== null && sellers.some((seller) => seller.registrationNumber === registrationNumber)
  );
}

/**
 * The tax of a trip as its bill says: rates of Japan, of each no more than is within its part of the price (a bill may have
 * rounded for each night of each room), parts that are the price together, and a number whose check digit is right, if
 * there is one. A bill whose only part is all of the price is one of that rate.
 */
export function checkBilledTax(input: BilledTaxInput, billedPrice: BilledPrice): CheckedBilledTax {
  const registrationNumber = input.registrationNumber?.normalize('NFKC').trim().toUpperCase() || null;
  const rates = input.parts ? checkParts(input, input.parts, billedPrice) : checkRate(input, billedPrice);
  if ('kind' in rates) return rates;
  if (registrationNumber !== null && !isRegistrationNumber(registrationNumber)) {
    return { kind: 'invalid', errorCode: 'INVALID_BILL_NUMBER' };
  }
  return { kind: 'valid', billed: { ...rates, registrationNumber } };
}

/** One rate for all of the price. */
function checkRate(input: BilledTaxInput, billedPrice: BilledPrice): BillRates | InvalidBilledTax {
  const { ratePercent, taxPrice } = input;
  return isRate(ratePercent) && taxPrice != null && isWithin(taxPrice, ratePercent, billedPrice)
    ? { ratePercent, taxPrice, parts: null }
    : { kind: 'invalid', errorCode: 'INVALID_BILLED_TAX' };
}

/** Whether two records of a bill say the same. */
export function saysTheSame(a: BilledTax, b: BilledTax): boolean {
  const key = ({ ratePercent, taxPrice, registrationNumber, parts }: BilledTax) =>
    JSON.stringify([
      ratePercent,
      taxPrice,
      registrationNumber,
      parts?.map((part) => [part.ratePercent, part.price, part.taxPrice]),
    ]);
  return key(a) === key(b);
}
