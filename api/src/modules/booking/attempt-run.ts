import type { Transaction, Updateable } from 'kysely';
import type { SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { type AttemptEvent, nextState } from './attempt-machine.ts';
import { updateAttempt } from './attempt-store.ts';
import type { WantedPayment } from '../payment/payer.ts';
import type { AttemptRow, BookingAttemptTable, PriceCheckRow } from './tables.ts';

/** Someone else moved the attempt: whatever this run wanted to do next is not its business any more. */
export class LostAttemptError extends Error {
  override name = 'LostAttemptError';
}

/**
 * After this long without an outcome on record a job reads what the outside holds. A living owner keeps the attempt
 * to itself by its lease, however slow the answer is; so this only tells how soon a dead one's work is taken up.
 */
export const CHECK_SECONDS = 20;

/** One owner's work on one attempt. `row` is always the newest version this owner wrote. */
export interface AttemptRun {
  app: AppContext;
  check: PriceCheckRow;
  row: AttemptRow;
}

/**
 * Moves the attempt by one or more events in one transaction, together with what `inTx` writes.
 * Throws LostAttemptError, with nothing written, when another owner was faster.
 */
export async function move(
  run: AttemptRun,
  events: readonly AttemptEvent[],
  change: Updateable<BookingAttemptTable>,
  inTx: (tx: Transaction<Database>, row: AttemptRow) => Promise<void> = async () => {},
): Promise<void> {
  const now = run.app.clock();
  const state = events.reduce(nextState, run.row.state);
  run.row = await run.app.db.transaction().execute(async (tx) => {
    const row = await updateAttempt(tx, run.row, { ...change, state, updated_at: now });
    if (!row) throw new LostAttemptError(`attempt ${run.row.id}`);
    await inTx(tx, row);
    return row;
  });
  run.app.log.info({ attemptId: run.row.id, event: events.join(','), state }, 'booking attempt moved');
}

/** Writes onto the attempt without moving it. Throws LostAttemptError like `move`. */
export async function note(run: AttemptRun, change: Updateable<BookingAttemptTable>): Promise<void> {
  const row = await updateAttempt(run.app.db, run.row, { ...change, updated_at: run.app.clock() });
  if (!row) throw new LostAttemptError(`attempt ${run.row.id}`);
  run.row = row;
}

export function getCustomer(row: AttemptRow): SupplierCustomer {
  return { ip: row.customer_ip, sessionId: row.customer_session, userAgent: row.customer_user_agent };
}

/** By which means the attempt pays, and whether for a package: what the branch has to be allowed. */
export function getWantedPayment({ row, check }: AttemptRun): WantedPayment {
  return { type: row.means.type, isPackage: check.is_package };
}

export function secondsFrom(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}
