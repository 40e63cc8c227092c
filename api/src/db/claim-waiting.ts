import { sql } from 'kysely';
import type { Db } from './client.ts';

/** Tables whose rows wait for an outside service, each with the column that is empty until it was reached. */
const doneColumns = {
  account_tasks: 'done_at',
  email_undos: 'done_at',
  travel_mails: 'sent_at',
  travel_notices: 'sent_at',
  refund_mails: 'sent_at',
  agency_change_mails: 'sent_at',
} as const;

/** Claims a row for one process until `until`; false when another process has it, or it is done. */
export async function claimWaiting(
  db: Db,
  table: keyof typeof doneColumns,
  { id, tries }: { id: string; tries: number },
  until: Date,
): Promise<boolean> {
  const row = await db
    .updateTable(table)
    .set({ next_try_at: until, tries: tries + 1 })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where(sql.ref(doneColumns[table]), 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
