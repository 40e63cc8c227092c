import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import { newId } from '../../db/new-id.ts';
import type { MailKind, TravelMailRow } from './tables.ts';

/** Puts a mail into the outbox. Goes into the transaction that makes it true. */
export async function addMail(
  db: Db,
  mail: { travelId: string; kind: MailKind; roomIds: string[]; now: Date },
): Promise<void> {
  await db
    .insertInto('travel_mails')
    .values({
      id: newId(),
      travel_id: mail.travelId,
      kind: mail.kind,
      room_ids: jsonb(mail.roomIds),
      created_at: mail.now,
      sent_at: null,
      next_try_at: mail.now,
    })
    .execute();
}

export async function findDueMails(db: Db, travelId: string, now: Date): Promise<TravelMailRow[]> {
  return db
    .selectFrom('travel_mails')
    .selectAll()
    .where('travel_id', '=', travelId)
    .where('sent_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('created_at')
    .execute();
}

/** Claims a mail for one sender until `until`; false when another process has it. */
export async function claimMail(db: Db, mail: TravelMailRow, until: Date): Promise<boolean> {
  const row = await db
    .updateTable('travel_mails')
    .set({ next_try_at: until, tries: mail.tries + 1 })
    .where('id', '=', mail.id)
    .where('tries', '=', mail.tries)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markMailSent(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('travel_mails').set({ sent_at: now }).where('id', '=', id).execute();
}
