import { readEmail } from '../viewer/validation.ts';

/** The e-mail address in a text such as `経理部 03-0000-0000 keiri@example.jp`; null when there is none. */
export function findAddress(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const words = text.normalize('NFKC').match(/[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9.-]+/gi) ?? [];
  for (const word of words) {
    const email = readEmail(word.replace(/\.+$/, ''));
    if (email !== null) return email;
  }
  return null;
}
