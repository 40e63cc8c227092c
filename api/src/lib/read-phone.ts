import parsePhoneNumber, { type PhoneNumber } from 'libphonenumber-js/min';

/**
 * A number as the supplier writes it (`81-3-12345678`), as it is kept (`+81 312345678`) or as people within Japan write
 * it (`0312345678`); null for what can't be one.
 */
export function readPhone(kept: string): PhoneNumber | null {
  const text = kept.trim();
  if (!/^\+?\d[\d ()-]+$/.test(text)) return null;
  const parsed = parsePhoneNumber(/^[+0]/.test(text) ? text : `+${text}`, 'JP');
  return parsed?.isPossible() ? parsed : null;
}
