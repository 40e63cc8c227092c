import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import { newId } from '../../db/new-id.ts';
import type { MailKind, NoticeKind } from './tables.ts';

const outboxes = ['travel_mails', 'travel_notices', 'refund_mails'] as const;

/** A mail that waits, of any outbox. */
export interface WaitingMail {
  outbox: (typeof outboxes)[number];
  id: string;
  kind: MailKind | NoticeKind | 'REFUNDED';
  room_ids: string[];
  /** What a mail of the kind REFUNDED is about. */
  refund_id: string | null;
  created_at: Date;
  next_try_at: Date;
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

/** The same for a refund by an operator. */
export async function addRefundMail(
  db: Db,
  mail: { travelId: string; refundId: string; now: Date },
): Promise<void> {
  const { travelId, refundId, now } = mail;
  const times = { created_at: now, sent_at: null, next_try_at: now };
  await db
    .insertInto('refund_mails')
    .values({ id: newId(), travel_id: travelId, refund_id: refundId, ...times })
    .execute();
}

/** Finds the due mails of all outboxes, oldest first. */
export async function findDueMails(db: Db, travelId: string, now: Date): Promise<WaitingMail[]> {
  const mails: WaitingMail[] = [];
  for (const outbox of outboxes) {
    const rows = await db
      .selectFrom(outbox)
      .selectAll()
      .where('travel_id', '=', travelId)
      .where('sent_at', 'is', null)
      .where('next_try_at', '<=', now)
      .execute();
    // What only some of the tables have.
    const others = { kind: 'REFUNDED' as const, room_ids: [], refund_id: null };
    mails.push(...rows.map((row) => ({ ...others, ...row, outbox })));
  }
  return mails.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
}

/** Whether a mail of any outbox waits, due or not. */
export async function hasUnsentMail(db: Db, travelId: string): Promise<boolean> {
  for (const outbox of outboxes) {
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

type SentMail = Pick<WaitingMail, 'outbox' | 'id'>;

export async function markMailSent(db: Db, { outbox, id }: SentMail, now: Date): Promise<void> {
  await db.updateTable(outbox).set({ sent_at: now }).where('id', '=', id).execute();
}

/** The recipient was refused for good: the mail is not sent again. */
export async function markMailRefused(db: Db, { outbox, id }: SentMail, now: Date): Promise<void> {
  await db.updateTable(outbox).set({ sent_at: now, refused_at: now }).where('id', '=', id).execute();
}

/** The mail waits until then as if it had never been tried: who is to be written to has had enough of them for now. */
export async function holdMailBack(db: Db, { outbox, id }: SentMail, until: Date): Promise<void> {
  await db.updateTable(outbox).set({ next_try_at: until, tries: 0 }).where('id', '=', id).execute();
}

/** The mail is not sent any more, and nothing says that it was. */
export async function dropMail(db: Db, { outbox, id }: SentMail): Promise<void> {
  await db.deleteFrom(outbox).where('id', '=', id).execute();
}

/** The mails about a trip that were never tried, or that a limit holds back; notices and refunds have no limit. */
export async function findUntriedMails(
  db: Db,
  travelId: string,
): Promise<{ kind: MailKind; next_try_at: Date }[]> {
  return db
    .selectFrom('travel_mails')
    .select(['kind', 'next_try_at'])
    .where('travel_id', '=', travelId)
    .where('sent_at', 'is', null)
    .where('tries', '=', 0)
    .execute();
}

/** Makes the mails of a kind due that a limit holds back for the trips of a branch. */
export async function releaseHeldMails(
  db: Db,
  { branchId, kind, now }: { branchId: string; kind: MailKind; now: Date },
): Promise<void> {
  await db
    .updateTable('travel_mails')
    .set({ next_try_at: now })
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    // Those that failed keep their pause.
    .where('tries', '=', 0)
    .where('next_try_at', '>', now)
    .where('travel_id', 'in', (eb) => eb.selectFrom('travels').select('id').where('branch_id', '=', branchId))
    .execute();
}

/** Whether an active person of a branch has an address. */
export async function isMembersAddress(db: Db, branchId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('status', '=', 'ACTIVE')
    .where('branch_id', '=', branchId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface SentMailFacts {
  kind: WaitingMail['kind'];
  sentAt: Date;
  /** The mail relay refused the recipient for good. */
  isRefused: boolean;
}

/** The mails about a trip that were sent, or refused, in order of time. Unscoped: for operators. */
export async function findSentMails(db: Db, travelId: string): Promise<SentMailFacts[]> {
  const mails: SentMailFacts[] = [];
  for (const outbox of outboxes) {
    const rows = await db
      .selectFrom(outbox)
      .selectAll()
      .where('travel_id', '=', travelId)
      .where('sent_at', 'is not', null)
      .execute();
    for (const row of rows) {
      const kind = 'kind' in row ? row.kind : 'REFUNDED';
      if (row.sent_at) mails.push({ kind, sentAt: row.sent_at, isRefused: row.refused_at !== null });
    }
  }
  return mails.toSorted((a, b) => a.sentAt.getTime() - b.sentAt.getTime());
}

/** When the last mail about a trip was refused, unless a later one was delivered; null when none was. */
export async function findUndeliveredMailAt(db: Db, travelId: string): Promise<Date | null> {
  const mails = await Promise.all(
    outboxes.map((outbox) =>
      db
        .selectFrom(outbox)
        .select(['sent_at', 'refused_at'])
        .where('travel_id', '=', travelId)
        .where('sent_at', 'is not', null)
        .execute(),
    ),
  );
  const [last] = mails.flat().toSorted((a, b) => (b.sent_at?.getTime() ?? 0) - (a.sent_at?.getTime() ?? 0));
  return last?.refused_at ?? null;
}
