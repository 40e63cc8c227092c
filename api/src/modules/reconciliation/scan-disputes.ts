import type { AppContext } from '../../context.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { findUnreadDisputes } from '../dispute/dispute-store.ts';
import { followDispute, followDisputeById } from '../dispute/follow-dispute.ts';
import { recordFailures } from '../work-failure/record-failures.ts';
import { advanceCursor, readCursor } from './reconcile-cursor-store.ts';

const CURSOR = 'card-disputes';
const DAY_MS = 86_400_000;
/** Longer than a cardholder has time. */
const FARTHEST_MS = 540 * DAY_MS;
/** Looked at again: a dispute shows a little after it was opened, and clocks differ. */
const OVERLAP_MS = DAY_MS;
/** How often an open dispute is read by itself. */
const READ_EVERY_MS = 3_600_000;
const OPEN_AT_ONCE = 50;

/**
 * Finds the disputes of which no event came: those opened since the last scan, and what became of those that are
 * open. They come months after a stay, when its booking is not compared any more.
 */
export async function scanDisputes(app: AppContext): Promise<void> {
  const now = app.clock();
  const known = await readCursor(app.db, CURSOR);
  const from = new Date((known?.getTime() ?? now.getTime() - FARTHEST_MS) - OVERLAP_MS);
  const listing = await app.cards.listDisputes({ from });
  if (listing.kind !== 'found') {
    app.log.warn({ event: 'disputes-not-read', code: listing.code }, 'the card provider gave no disputes');
    return;
  }
  await forEachInTurn(listing.disputes, async (dispute) => {
    const order = { work: 'card-scan' as const, subject: dispute.disputeId };
    await recordFailures(app, order, () => followDispute(app, dispute, now));
  });
  await advanceCursor(app.db, CURSOR, known, now);
  const before = new Date(now.getTime() - READ_EVERY_MS);
  for (const id of await findUnreadDisputes(app.db, before, OPEN_AT_ONCE)) {
    if (!(await followDisputeById(app, id))) return;
  }
}
