import { typedText } from './typed-text.ts';

export interface PhoneParts {
  /** Without +, e.g. `81`. */
  countryCode: string;
  areaCode?: string | null;
  number: string;
}

/** `03-1234-5678` within Japan, `+1 212-555-0100` elsewhere; hyphens inside the number stay as they were given. */
export function formatPhone({ countryCode, areaCode, number }: PhoneParts): string {
  if (countryCode === '81') {
    const parts = [areaCode, number].filter(Boolean).join('-');
    return parts.startsWith('0') ? parts : `0${parts}`;
  }
  return `+${countryCode} ${[areaCode, number].filter(Boolean).join('-')}`;
}

/** `tel:` address that dials from anywhere. */
export function phoneHref({ countryCode, areaCode, number }: PhoneParts): string {
  const digits = `${areaCode ?? ''}${number}`.replaceAll(/\D/g, '');
  return `tel:+${countryCode}${countryCode === '81' ? digits.replace(/^0/, '') : digits}`;
}

/** Full-width digits and any kind of hyphen become plain ones, and what can't be seen goes, so that people may paste as they like. */
export function normalizePhoneText(text: string): string {
  return typedText(text)
    .normalize('NFKC')
    .replaceAll(/[‐‑‒–—―−ー－]/g, '-')
    .replaceAll(/\s/g, '')
    .trim();
}
