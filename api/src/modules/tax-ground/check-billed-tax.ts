import { isRegistrationNumber } from '../../config/registration-number.ts';
import type { BilledTaxInput } from '../../graphql/__generated__/schema-types.ts';
import type { BilledTax } from './settle-ground.ts';

export type CheckedBilledTax =
  | { kind: 'valid'; billed: BilledTax }
  | { kind: 'invalid'; errorCode: 'INVALID_BILLED_TAX' | 'INVALID_BILL_NUMBER' };

/** Whether a bill names who sells the trip, or the platform, as who issued it. */
export function isOwnNumber(
  { registrationNumber }: Pick<BilledTax, 'registrationNumber'>,
  sellers: readonly { registrationNumber: string | null }[],
): boolean {
  return (
    registrationNumber !== null && sellers.some((seller) => seller.registrationNumber === registrationNumber)
  );
}

/** What a bill may round up for each room and night. */
const ROUNDED_UP = 1;

/**
 * The tax of a trip as its bill says: a rate of Japan, no more than is within the price (a bill may have rounded for each
 * night of each room), and a number whose check digit is right, if there is one.
 */
export function checkBilledTax(
  input: BilledTaxInput,
  { price, roomNights }: { price: number; roomNights: number },
): CheckedBilledTax {
  const { ratePercent, taxPrice } = input;
  const registrationNumber = input.registrationNumber?.normalize('NFKC').trim().toUpperCase() || null;
  if (ratePercent !== 10 && ratePercent !== 8) return { kind: 'invalid', errorCode: 'INVALID_BILLED_TAX' };
  const most = Math.floor((price * ratePercent) / (100 + ratePercent)) + roomNights * ROUNDED_UP;
  if (taxPrice < 0 || taxPrice > most) return { kind: 'invalid', errorCode: 'INVALID_BILLED_TAX' };
  if (registrationNumber !== null && !isRegistrationNumber(registrationNumber)) {
    return { kind: 'invalid', errorCode: 'INVALID_BILL_NUMBER' };
  }
  return { kind: 'valid', billed: { ratePercent, taxPrice, registrationNumber } };
}
