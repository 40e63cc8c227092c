import { sql } from 'kysely';
import { isOfArranger } from '../tax-ground/ground-store.ts';
import type { Db } from '../../db/client.ts';
import type { AccountingEntryRow, ReadEntry } from './tables.ts';

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

const isElsewhere = sql<boolean>`coalesce((select ${isOfArranger('accounting_entries', 't')}
  from travel_rooms r join travels t on t.id = r.travel_id where r.id = accounting_entries.room_id), false)`.as(
  'is_elsewhere',
);

/** The entries of a period by day. Unscoped: for branches already checked. */
export async function findEntries(db: Db, period: EntryPeriod): Promise<ReadEntry[]> {
  return entriesIn(db, period)
    .selectAll()
    .select(isElsewhere)
    .orderBy('entered_on')
    .orderBy('travel_number')
    .orderBy('room_number')
    .orderBy('revision')
    .execute();
}

/** The entries of a branch on its latest days. Unscoped: for branches already checked. */
export async function findNewestEntries(db: Db, branchId: string, atMost: number): Promise<ReadEntry[]> {
  return db
    .selectFrom('accounting_entries')
    .selectAll()
    .select(isElsewhere)
    .where('branch_id', '=', branchId)
    .orderBy('entered_on', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}

/** How many rooms end their stay in a period, after today in Japan: they have no entry yet. */
export async function countOpenRooms(
  db: Db,
  { branchId, from, to }: Pick<EntryPeriod, 'branchId' | 'from' | 'to'>,
  today: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('travel_rooms')
    .innerJoin('travels', 'travels.id', 'travel_rooms.travel_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('travels.branch_id', '=', branchId)
    .where('travels.status', 'in', ['BOOKED', 'PARTIALLY_CANCELED'])
    .where('travel_rooms.canceled_at', 'is', null)
    .where('travels.end_date', '>', today)
    .where('travels.end_date', '>=', from)
    .where('travels.end_date', '<=', to)
    .executeTakeFirstOrThrow();
  return count;
}

export async function countEntries(db: Db, period: EntryPeriod): Promise<number> {
  const { count } = await entriesIn(db, period)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
