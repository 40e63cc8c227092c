import { z } from 'zod';
import { readOneLine } from '../../lib/one-line.ts';

export const MAX_PERSON_NAME_LENGTH = 60;
const address = z.email().max(254);

/** A person's name, trimmed; null when it shows nothing, is too long or has control characters. */
export function readPersonName(raw: string): string | null {
  return readOneLine(raw, MAX_PERSON_NAME_LENGTH);
}

/** An e-mail address as the identity service keeps it: trimmed, in lower case; null when it is none. */
export function readEmail(raw: string): string | null {
  const parsed = address.safeParse(raw.trim().toLowerCase());
  return parsed.success ? parsed.data : null;
}
