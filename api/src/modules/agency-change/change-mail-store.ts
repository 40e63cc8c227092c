import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { AgencyChangeMailRow } from './tables.ts';

const AT_ONCE = 50;

interface About {
  changeId: string;
  agencyId: string;
  now: Date;
}

/**
 * Notes a mail to each active user of an agency. Who has one waiting gets no second: it will name this change, too. Who got
 * one less than `pauseSeconds` ago gets the next when they are over.
 */
export async function addMailsToUsers(
  db: Db,
  { changeId, agencyId, now, pauseSeconds }: About & { pauseSeconds: number },
): Promise<void> {
  const people = await db
    .selectFrom('users')
    .select('users.id')
    .select((eb) =>
      eb
        .selectFrom('agency_change_mails as m')
        .select(({ fn }) => fn.max('m.sent_at').as('at'))
        .whereRef('m.user_id', '=', 'users.id')
        .as('mailed_at'),
    )
    .where('agency_id', '=', agencyId)
    .where('role', '=', 'AGENCY')
    .where('status', '=', 'ACTIVE')
    .orderBy('users.id')
    .execute();
  if (people.length === 0) return;
  const earliest = (mailedAt: Date | null) =>
    mailedAt === null ? now : new Date(Math.max(now.getTime(), mailedAt.getTime() + pauseSeconds * 1000));
  await db
    .insertInto('agency_change_mails')
    .values(
      people.map(({ id, mailed_at }) => ({
        id: newId(),
        change_id: changeId,
        agency_id: agencyId,
        user_id: id,
        email: null,
        created_at: now,
        next_try_at: earliest(mailed_at),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['agency_id', 'user_id'])
        .where('tries', '=', sql.lit(0))
        .where('user_id', 'is not', null)
        // Holds the waiting mail until this change is committed: its first try then reads it.
        .doUpdateSet({ next_try_at: sql`agency_change_mails.next_try_at` }),
    )
    .execute();
}

/** Notes a mail to an address that no user of the agency has. */
export async function addMailToAddress(
  db: Db,
  { changeId, agencyId, now, email }: About & { email: string },
): Promise<void> {
  await db
    .insertInto('agency_change_mails')
    .values({
      id: newId(),
      change_id: changeId,
      agency_id: agencyId,
      user_id: null,
      email,
      created_at: now,
      next_try_at: now,
    })
    .execute();
}

/** The mails that are due, those that wait longest first. */
export async function findDueChangeMails(db: Db, now: Date): Promise<AgencyChangeMailRow[]> {
  return db
    .selectFrom('agency_change_mails')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}

/** Marks a mail as sent, or as refused for good by the relay. */
export async function endChangeMail(
  db: Db,
  { id, now, isRefused }: { id: string; now: Date; isRefused: boolean },
): Promise<void> {
  await db
    .updateTable('agency_change_mails')
    .set({ sent_at: now, refused_at: isRefused ? now : null })
    .where('id', '=', id)
    .execute();
}

/** Whether an active user of the agency has the address. */
export async function isUsersAddress(db: Db, agencyId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('status', '=', 'ACTIVE')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
  return row !== undefined;
}
