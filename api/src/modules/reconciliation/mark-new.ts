import type { AppContext } from '../../context.ts';
import { advanceCursor, readCursor } from './reconcile-cursor-store.ts';
import { markNewAttempts } from './reconcile-mark-store.ts';

const CURSOR = 'new-attempts';
const AT_MOST = 5_000;
const QUIET_MS = 120_000;
/** Longer than a payment may begin after the last change of its attempt. */
const OVERLAP_MS = 86_400_000;

/**
 * Marks attempts that have become quiet for their first comparison. Reads on from where all were marked, so that it costs
 * the same however long the history is.
 */
export async function markNew(app: AppContext, now: Date): Promise<void> {
  const position = await readCursor(app.db, CURSOR);
  const before = new Date(now.getTime() - QUIET_MS);
  const from = position && new Date(position.getTime() - OVERLAP_MS);
  const marked = await markNewAttempts(app.db, { from, before, now, limit: AT_MOST });
  if (marked < AT_MOST) await advanceCursor(app.db, CURSOR, position, before);
}
