/** `台湾` or `Taiwan` of an ISO 3166-1 alpha-2 code; null for what is none. */
export function countryName(code: string | null | undefined, language: 'ja' | 'en'): string | null {
  if (!code || !/^[A-Z]{2}$/.test(code)) return null;
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code) ?? null;
}
