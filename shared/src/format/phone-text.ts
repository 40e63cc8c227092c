import { formatPhone, phoneHref } from './phone.ts';

/**
 * Splits a number as it is kept (`+81 3-1234-5678`) or as the supplier writes it (`81-3-1234-5678`) into what is
 * read and what is dialled. A text of another form is shown as it is and not dialled.
 */
export function readPhone(text: string): { text: string; href: string | null } {
  const match = /^\+?(\d{1,3})[ -](\d[\d-]*)$/.exec(text.trim());
  const [, countryCode, number] = match ?? [];
  if (!countryCode || !number) return { text, href: null };
  return { text: formatPhone({ countryCode, number }), href: phoneHref({ countryCode, number }) };
}
