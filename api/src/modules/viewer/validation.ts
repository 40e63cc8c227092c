import { z } from 'zod';
import { containsLink } from '../../lib/contains-link.ts';
import { readOneLine } from '../../lib/one-line.ts';

export const MAX_PERSON_NAME_LENGTH = 60;
const address = z.email().max(254);

export type PersonName = { name: string } | { code: 'INVALID_NAME' | 'NAME_CONTAINS_LINK' };

/**
 * A person's name, trimmed. INVALID_NAME when it shows nothing, is too long or has control characters;
 * NAME_CONTAINS_LINK when mails that greet the person would carry a link.
 */
export function readPersonName(raw: string): PersonName {
  const name = readOneLine(raw, MAX_PERSON_NAME_LENGTH);
  if (name === null) return { code: 'INVALID_NAME' };
  return containsLink(name) ? { code: 'NAME_CONTAINS_LINK' } : { name };
}

/** An e-mail address as the identity service keeps it: trimmed, in lower case; null when it is none. */
export function readEmail(raw: string): string | null {
  const parsed = address.safeParse(raw.trim().toLowerCase());
  return parsed.success ? parsed.data : null;
}
