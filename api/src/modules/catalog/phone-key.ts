const SHAPE = /^\+?[0-9][0-9()\-\s.]*$/;
/** Japan's country code, with or without 0 after it (+81-3, +81 (0)3). */
const JAPAN = /^81\(?0?\)?(?=[1-9])/;
/** Shorter ones are postal codes and house numbers, longer ones are no phone numbers (E.164). */
const FEWEST = 9;
const MOST = 15;

/** The digits of a phone number as it is dialed in Japan, or null where a text is none: 81-3-1234-0012 is 0312340012. */
export function phoneKey(text: string): string | null {
  const typed = text
    .normalize('NFKC')
    .replace(/[‐‑–—−ー]/g, '-')
    .trim();
  const digits = typed.replace(/[^0-9]/g, '');
  if (!SHAPE.test(typed) || digits.length < FEWEST || digits.length > MOST) return null;
  return digits.replace(JAPAN, '0');
}
