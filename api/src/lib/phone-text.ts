import { groupedNumber } from './grouped-number.ts';
import { internationalPhone } from './international-phone.ts';
import { readPhone } from './read-phone.ts';

/** As Japan writes and dials it, `03-1234-5678`; of other countries `+1 808-555-0100`. What is no number stays as it is. */
export function phoneText(kept: string): string {
  const groups = groupedNumber(kept);
  if (groups) return `0${groups}`;
  const parsed = readPhone(kept);
  if (!parsed) return kept;
  return parsed.countryCallingCode === '81' ? parsed.formatNational() : `+${internationalPhone(kept)}`;
}
