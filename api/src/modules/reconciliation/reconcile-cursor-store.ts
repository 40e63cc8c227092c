import type { Db } from '../../db/client.ts';

export async function readCursor(db: Db, name: string): Promise<Date | null> {
  const row = await db
    .selectFrom('reconcile_cursors')
    .select('position')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.position ?? null;
}

export async function writeCursor(db: Db, name: string, position: Date): Promise<void> {
  await db
    .insertInto('reconcile_cursors')
    .values({ name, position })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ position }))
    .execute();
}
