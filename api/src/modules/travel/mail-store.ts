import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import { newId } from '../../db/new-id.ts';
import type { MailKind, NoticeKind } from './tables.ts';

/** A mail that waits, of either outbox. */
export interface WaitingMail {
  outbox: 'travel_mails' | 'travel_notices';
  id: string;
  kind: MailKind | NoticeKind;
  room_ids: string[];
  created_at: Date;
  tries: number;
}

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

/** The same for news of the held funds. */
export async function addNotice(
  db: Db,
  notice: { travelId: string; kind: NoticeKind; now: Date },
): Promise<void> {
  const { travelId, kind, now } = notice;
  const times = { created_at: now, sent_at: null, next_try_at: now };
  await db
    .insertInto('travel_notices')
    .values({ id: newId(), travel_id: travelId, kind, ...times })
    .execute();
}

/** Of both outboxes, oldest first. */
export async function findDueMails(db: Db, travelId: string, now: Date): Promise<WaitingMail[]> {
  const mails = await db
    .selectFrom('travel_mails')
    .select(['id', 'kind', 'room_ids', 'created_at', 'tries'])
    .where('travel_id', '=', travelId)
    .where('sent_at', 'is', null)
    .where('next_try_at', '<=', now)
    .execute();
  const notices = await db
    .selectFrom('travel_notices')
    .select(['id', 'kind', 'created_at', 'tries'])
    .where('travel_id', '=', travelId)
    .where('sent_at', 'is', null)
    .where('next_try_at', '<=', now)
    .execute();
  return [
    ...mails.map((mail) => ({ ...mail, outbox: 'travel_mails' as const })),
    ...notices.map((notice) => ({ ...notice, outbox: 'travel_notices' as const, room_ids: [] })),
  ].toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** Whether a mail of either outbox waits, due or not. */
export async function hasUnsentMail(db: Db, travelId: string): Promise<boolean> {
  for (const outbox of ['travel_mails', 'travel_notices'] as const) {
    const row = await db
      .selectFrom(outbox)
      .select('id')
      .where('travel_id', '=', travelId)
      .where('sent_at', 'is', null)
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

/** Claims a mail for one sender until `until`; false when another process has it. */
export async function claimMail(
  db: Db,
  mail: Pick<WaitingMail, 'outbox' | 'id' | 'tries'>,
  until: Date,
): Promise<boolean> {
  const row = await db
    .updateTable(mail.outbox)
    .set({ next_try_at: until, tries: mail.tries + 1 })
    .where('id', '=', mail.id)
    .where('tries', '=', mail.tries)
    .where('sent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markMailSent(
  db: Db,
  { outbox, id }: Pick<WaitingMail, 'outbox' | 'id'>,
  now: Date,
): Promise<void> {
  await db.updateTable(outbox).set({ sent_at: now }).where('id', '=', id).execute();
}
