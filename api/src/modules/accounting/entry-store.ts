import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { AccountingEntryRow } from './tables.ts';

const AT_ONCE = 500;

/** Of a file: whose entries, of which days (inclusive). `until` leaves out what was recorded after the file was asked for. */
export interface EntryPeriod {
  branchId: string;
  from: string;
  to: string;
  until: Date;
}

/** Keeps others from recording entries of the branch until the transaction ends. */
export async function lockEntries(tx: Db, branchId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`accounting-entries:${branchId}`}, 0))`.execute(
    tx,
  );
}

/** Writes new entries. Runs in the transaction that has locked them. */
export async function insertEntries(tx: Db, entries: readonly AccountingEntryRow[]): Promise<void> {
  for (let from = 0; from < entries.length; from += AT_ONCE) {
    await tx
      .insertInto('accounting_entries')
      .values(entries.slice(from, from + AT_ONCE))
      .execute();
  }
}

function entriesIn(db: Db, { branchId, from, to, until }: EntryPeriod) {
  return db
    .selectFrom('accounting_entries')
    .where('branch_id', '=', branchId)
    .where('entered_on', '>=', from)
    .where('entered_on', '<=', to)
    .where('recorded_at', '<=', until);
}

/** The entries of a period by day. Unscoped: for branches already checked. */
export async function findEntries(db: Db, period: EntryPeriod): Promise<AccountingEntryRow[]> {
  return entriesIn(db, period)
    .selectAll()
    .orderBy('entered_on')
    .orderBy('travel_number')
    .orderBy('room_number')
    .orderBy('revision')
    .execute();
}

/** The entries of a branch that stand on its latest days. Unscoped: for branches already checked. */
export async function findNewestEntries(
  db: Db,
  branchId: string,
  atMost: number,
): Promise<AccountingEntryRow[]> {
  return db
    .selectFrom('accounting_entries')
    .selectAll()
    .where('branch_id', '=', branchId)
    .orderBy('entered_on', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}

export async function countEntries(db: Db, period: EntryPeriod): Promise<number> {
  const { count } = await entriesIn(db, period)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
