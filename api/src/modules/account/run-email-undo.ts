import type { AppContext } from '../../context.ts';
import { claimWaiting } from '../../db/claim-waiting.ts';
import { getNextTry } from '../../lib/next-try.ts';
import type { EmailUndoRow } from '../account-task/tables.ts';
import { recordFailures } from '../work-failure/record-failures.ts';
import { findEmailUndo, postponeEmailUndo } from './email-undo-store.ts';
import { mailEmailUndone } from './mail-email-undone.ts';
import { secureAccount, type UndoRefusal } from './secure-account.ts';

/** Longer than all calls of one try take: a second process must not replace the account that the first one has made. */
const CLAIM_SECONDS = 150;
const RETRY_SECONDS = [5, 30, 60, 300, 900, 3600];

export type UndoProgress = UndoRefusal | 'SECURED' | 'PENDING';

/**
 * Does the next part of an undo: secures the account, and in a run of its own mails the link to a new password, so that a
 * repeated mail never takes away the password that the owner has set meanwhile. After a failure, which is on record and
 * thrown, it waits longer each time and is never given up. PENDING when another process does it,
 * its next try is not due yet, or it is done or unknown.
 */
export async function runEmailUndo(app: AppContext, id: string): Promise<UndoProgress> {
  const row = await findEmailUndo(app.db, { id });
  if (row === null || row.done_at !== null || row.next_try_at > app.clock()) return 'PENDING';
  const claimed = new Date(app.clock().getTime() + CLAIM_SECONDS * 1000);
  if (!(await claimWaiting(app.db, 'email_undos', row, claimed))) return 'PENDING';
  const order = { work: 'account-task' as const, subject: id, isFailing: row.tries > 0 };
  return recordFailures(app, order, () => doPart(app, row));
}

async function doPart(app: AppContext, row: EmailUndoRow): Promise<UndoProgress> {
  try {
    if (row.secured_at === null) return (await secureAccount(app, row)) ?? 'SECURED';
    await mailEmailUndone(app, row);
    return 'SECURED';
  } catch (error) {
    await postponeEmailUndo(app.db, row.id, getNextTry(app.clock(), RETRY_SECONDS, row.tries));
    throw error;
  }
}
