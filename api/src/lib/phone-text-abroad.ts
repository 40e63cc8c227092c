import { groupedNumber } from './grouped-number.ts';
import { internationalPhone } from './international-phone.ts';
import { readPhone } from './read-phone.ts';

/** As it is dialed from anywhere, for readers abroad: `+81 3-1234-5678`. What is no number stays as it is. */
export function phoneTextAbroad(kept: string): string {
  const groups = groupedNumber(kept);
  if (groups) return `+81 ${groups}`;
  return readPhone(kept) ? `+${internationalPhone(kept)}` : kept;
}
