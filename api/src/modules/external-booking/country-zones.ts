/** ECMA-402 has it and so has Node; the compiler's library does not yet. */
type LocaleWithZones = Intl.Locale & { getTimeZones: () => string[] | undefined };

/**
 * The IANA time zones of a country, in alphabetical order, by Unicode's data that comes with Node: kept up with the
 * world without a table of ours. Empty for what is no current ISO 3166-1 alpha-2 code.
 */
export function listCountryZones(countryCode: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(countryCode)) return [];
  const locale = new Intl.Locale(`und-${countryCode}`) as LocaleWithZones;
  // A code that was given up is read as its successor's.
  return locale.region === countryCode ? (locale.getTimeZones() ?? []) : [];
}
