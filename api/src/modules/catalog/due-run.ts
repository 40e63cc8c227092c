import type { ImportPart } from './import-part-store.ts';
import type { ImportKind } from './tables.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The supplier asks for a daily refresh of static content. */
const READ_EVERY_MS = DAY_MS;
/** A list of changes does not name, as far as is known, new ranks and guests' ratings. */
const WHOLE_EVERY_MS = 7 * DAY_MS;

/**
 * What is to be read of a country now: `CONTINUE` a run that was interrupted, a new one with everything (`since` null) or
 * with what changed since a UTC date, or nothing yet (null). Regions can't be asked for by their changes.
 */
export function findDueRun(
  kind: ImportKind,
  part: ImportPart | undefined,
  now: Date,
): 'CONTINUE' | { since: string | null } | null {
  if (!part) return { since: null };
  if (part.finished_at === null) return 'CONTINUE';
  const age = (then: Date | null) => (then ? now.getTime() - then.getTime() : Number.POSITIVE_INFINITY);
  if (age(part.read_at) < READ_EVERY_MS) return null;
  const isWhole = kind === 'regions' || age(part.whole_at) >= WHOLE_EVERY_MS;
  return { since: isWhole || !part.read_at ? null : part.read_at.toISOString().slice(0, 10) };
}
