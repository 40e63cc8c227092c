import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';

const assigned: ReadonlySet<string> = new Set(
  getCountries().map((country) => getCountryCallingCode(country)),
);

/** Whether a country or territory has this calling code; those of satellites and services are nobody's contact. */
export function isCallingCode(digits: string): boolean {
  return assigned.has(digits);
}
