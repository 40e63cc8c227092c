import { AdminError } from './admin-error.ts';

/** The API's answers hold numbers up to 2,147,483,647; refunds may still come on top of a limit. */
const MAX_CREDIT = 1_000_000_000;

/** An amount as help and output show it. */
export const formatYen = (amount: number) => `${amount.toLocaleString('en')} yen`;

/** Whole yen, with or without separators. Throws an AdminError. */
export function readYen(option: string, typed: string): number {
  const yen = /^\d{1,3}(?:,\d{3})+$|^\d+$/.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;
  if (yen <= MAX_CREDIT) return yen;
  throw new AdminError(`--${option} is a whole amount from 0 to ${formatYen(MAX_CREDIT)}, not ${typed}.`);
}
