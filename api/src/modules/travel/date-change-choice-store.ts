import { type Insertable, type Updateable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type {
  DateChangeChoiceRow,
  DateChangeChoiceTable,
  DateChangeRow,
  DateChangeTable,
} from '../booking/tables.ts';

type Side = 'previous_travel_id' | 'next_travel_id';

export async function insertChoice(db: Db, row: Insertable<DateChangeChoiceTable>): Promise<void> {
  await db.insertInto('date_change_choices').values(row).execute();
}

/** What was chosen last about the trip on this side of a date change, carried out or not. */
export async function findLastChoice(
  db: Db,
  side: Side,
  travelId: string,
): Promise<DateChangeChoiceRow | null> {
  const row = await db
    .selectFrom('date_change_choices')
    .selectAll()
    .where(side, '=', travelId)
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The choice that waits for the cancellation it came with. */
export async function findOpenChoice(db: Db, nextTravelId: string): Promise<DateChangeChoiceRow | null> {
  const row = await db
    .selectFrom('date_change_choices')
    .selectAll()
    .where('next_travel_id', '=', nextTravelId)
    .where('effective_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Choices that took effect, of either trip, in order. Unscoped: for a trip already checked. */
export async function findEffectiveChoices(db: Db, travelId: string): Promise<DateChangeChoiceRow[]> {
  return db
    .selectFrom('date_change_choices')
    .selectAll()
    .where((eb) => eb.or([eb('previous_travel_id', '=', travelId), eb('next_travel_id', '=', travelId)]))
    .where('effective_at', 'is not', null)
    .orderBy('sequence')
    .execute();
}

export async function updateChoice(
  db: Db,
  id: string,
  change: Updateable<DateChangeChoiceTable>,
): Promise<void> {
  await db.updateTable('date_change_choices').set(change).where('id', '=', id).execute();
}

/** The cancellation that it came with was not carried out: it was never chosen. */
export async function deleteChoice(db: Db, id: string): Promise<void> {
  await db.deleteFrom('date_change_choices').where('id', '=', id).execute();
}

/** The latest date change in which the trip has this part. */
export async function findLatestDateChange(
  db: Db,
  side: Side,
  travelId: string,
): Promise<DateChangeRow | null> {
  const row = await db
    .selectFrom('date_changes')
    .selectAll()
    .where(side, '=', travelId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The same, held until the transaction ends. Lock the trip that is being written before it, never after. */
export async function lockDateChange(tx: Db, attemptId: string): Promise<DateChangeRow | null> {
  const row = await tx
    .selectFrom('date_changes')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes onto a date change; a job at work on it has lost it when `takesOver`. */
export async function updateDateChange(
  db: Db,
  attemptId: string,
  change: Updateable<DateChangeTable>,
  takesOver = false,
): Promise<void> {
  await db
    .updateTable('date_changes')
    .set({ ...change, ...(takesOver ? { tries: sql<number>`tries + 1` } : {}) })
    .where('attempt_id', '=', attemptId)
    .execute();
}
