import { readPhone } from './read-phone.ts';

/** Country, then the number grouped as the country does, `81 3-1234-5678`: the contract's form of a hotel's number. */
export function internationalPhone(kept: string): string {
  const parsed = readPhone(kept);
  if (!parsed) return kept;
  const { countryCallingCode: country } = parsed;
  const rest = parsed.formatInternational().slice(`+${country} `.length);
  return `${country} ${rest.replaceAll(' ', '-')}`;
}
