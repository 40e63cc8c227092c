import { leadingPhone } from './leading-phone.ts';
import { formatPhone, phoneHref } from './phone.ts';

/**
 * Splits a number as it is kept (`+81 3-1234-5678`), as the supplier writes it (`81-3-1234-5678`) or as people write it
 * within Japan (`03-1234-5678`) into what is read and what is dialed. A text of another form is shown as it is and not
 * dialed.
 */
export function readPhone(text: string): { text: string; href: string | null } {
  if (/^0\d[\d-]+$/.test(text.trim())) {
    return { text, href: phoneHref({ countryCode: '81', number: text }) };
  }
  const match = /^\+?(\d{1,3})[ -](\d[\d-]*)$/.exec(text.trim());
  const [, countryCode, number] = match ?? [];
  if (!countryCode || !number) {
    const written = leadingPhone(text.trim());
    return { text, href: written?.text === text.trim() ? written.href : null };
  }
  return { text: formatPhone({ countryCode, number }), href: phoneHref({ countryCode, number }) };
}
