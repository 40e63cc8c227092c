import type { Db } from '../../db/client.ts';

export async function readCursor(db: Db, name: string): Promise<Date | null> {
  const row = await db
    .selectFrom('reconcile_cursors')
    .select('position')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.position ?? null;
}

/** Moves a cursor on from where it was read; false: it was moved meanwhile, which then holds. */
export async function advanceCursor(db: Db, name: string, from: Date | null, to: Date): Promise<boolean> {
  const moved = await db
    .insertInto('reconcile_cursors')
    .values({ name, position: to })
    .onConflict((conflict) =>
      from === null
        ? conflict.column('name').doNothing()
        : conflict
            .column('name')
            .doUpdateSet({ position: to })
            .where('reconcile_cursors.position', '=', from),
    )
    .returning('name')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Moves a cursor back to there. One that is behind already stays: what it has not come to yet is not skipped. */
export async function rewindCursor(db: Db, name: string, position: Date): Promise<void> {
  await db
    .insertInto('reconcile_cursors')
    .values({ name, position })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ position }).where('reconcile_cursors.position', '>', position),
    )
    .execute();
}
