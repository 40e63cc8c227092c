import type { Money, RoomPricing } from '../../adapters/supplier/supplier-rate.ts';
import { UnreadableRateError } from './unreadable-rate-error.ts';

/** Whole yen of a JPY amount; a fraction of a yen is an error of the supplier, not ours to round. */
export function wholeYen(amount: Money | undefined): number {
  const value = Number(amount?.value);
  if (amount?.currency !== 'JPY' || !Number.isSafeInteger(value)) {
    throw new UnreadableRateError(`not an amount in whole yen: ${amount?.value} ${amount?.currency}`);
  }
  return value;
}

/** What one room costs now, tax included. Itineraries state the billable currency only. */
export function roomTotalYen(pricing: RoomPricing): number {
  const { asked, billed } = pricing.total;
  return wholeYen(asked ?? billed);
}

/** Yen for one unit of the currency that is billed, by the supplier's own two totals. */
export function yenPerUnit(pricing: RoomPricing): Record<string, number> {
  const { asked, billed } = pricing.total;
  if (!asked || !billed || billed.currency === 'JPY' || !(Number(billed.value) > 0)) return {};
  return { [billed.currency]: wholeYen(asked) / Number(billed.value) };
}

/** Yen of an amount that may be stated in the billed currency. */
export function toYen(
  amount: { value: string; currency: string },
  rates: Readonly<Record<string, number>>,
): number {
  if (amount.currency === 'JPY') return wholeYen(amount);
  const rate = rates[amount.currency];
  if (rate === undefined) throw new UnreadableRateError(`no exchange rate for ${amount.currency}`);
  return Math.round(Number(amount.value) * rate);
}
