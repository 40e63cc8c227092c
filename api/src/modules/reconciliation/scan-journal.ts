import type { AppContext } from '../../context.ts';
import { type JournalPlace, parseJournalEntry, readJournalPlace } from '../booking/journal-entry.ts';
import { findSentAttempts, noteLostAttempt } from './lost-attempt-store.ts';
import { advanceCursor, readCursor, rewindCursor } from './reconcile-cursor-store.ts';
import { SUPPLIER_WINDOW_MS } from '../../config/supplier-window.ts';

/** Goes back together with the database: what was booked after a restored moment is gone through again. */
const CURSOR = 'booking-journal';
const DAY_MS = 86_400_000;
/** Longer than any backup is kept that somebody would restore: as far back, all of it is gone through. */
export const JOURNAL_KEPT_MS = 90 * DAY_MS;
/** Processes' clocks differ, and an entry may take a while to be written. */
const OVERLAP_MS = 15 * 60_000;

interface Entry extends JournalPlace {
  attemptId: string;
  at: Date;
}

/**
 * Goes through the bookings that the journal knows to have been sent, oldest first, up to those that the supplier must
 * show by now, and notes each of which our rows do not know that.
 * @returns whether it came to the end
 */
export async function scanJournal(app: AppContext): Promise<boolean> {
  const end = app.clock().getTime() - SUPPLIER_WINDOW_MS;
  let known = await readCursor(app.db, CURSOR);
  const start = known ? known.getTime() - OVERLAP_MS : end - JOURNAL_KEPT_MS;
  for (let from = start; from < end; from = nextDay(from)) {
    const to = Math.min(nextDay(from), end);
    const day = new Date(from).toISOString().slice(0, 10);
    const entries = await listEntries(app, day, from, to);
    await noteMissing(app, entries);
    // A day without entries is read again for less than it costs to write down that it was.
    const isWorthNoting = entries.length > 0 || to === end;
    if (!isWorthNoting || to <= (known?.getTime() ?? 0)) continue;
    // Rewound meanwhile: the next run goes through everything again.
    if (!(await advanceCursor(app.db, CURSOR, known, new Date(to)))) return false;
    known = new Date(to);
    if (app.stopping.aborted) return false;
  }
  return true;
}

/** Lets the next runs go through all of it again. */
export async function rewindJournal(app: AppContext): Promise<void> {
  await rewindCursor(app.db, CURSOR, new Date(app.clock().getTime() - JOURNAL_KEPT_MS));
}

function nextDay(at: number): number {
  return (Math.floor(at / DAY_MS) + 1) * DAY_MS;
}

async function listEntries(app: AppContext, day: string, from: number, to: number): Promise<Entry[]> {
  const names = await app.journal.list(day);
  return names.flatMap((name) => {
    const read = readJournalPlace({ day, name });
    return read && read.at.getTime() >= from && read.at.getTime() < to ? [{ day, name, ...read }] : [];
  });
}

async function noteMissing(app: AppContext, entries: readonly Entry[]): Promise<void> {
  const sent = await findSentAttempts(
    app.db,
    entries.map(({ attemptId }) => attemptId),
  );
  for (const { day, name, attemptId, at } of entries) {
    if (sent.has(attemptId)) continue;
    const entry = parseJournalEntry((await app.journal.read(day, name)) ?? '');
    if (!entry) {
      app.log.error({ event: 'journal-unreadable', attemptId }, 'an entry of the journal can not be read');
      continue;
    }
    const found = {
      attempt_id: attemptId,
      payment_intent_id: entry.paymentIntentId,
      branch_id: entry.branchId,
      supplier_reference: entry.reference,
      sealed_contact: entry.sealedContact,
      made_at: at,
    };
    await noteLostAttempt(app.db, found, app.clock());
  }
}
