import { type Insertable, type Updateable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import type { AttemptRow, BookingAttemptTable } from './tables.ts';

/** Writes a new attempt; null when its key or its price check already has one. */
export async function insertAttempt(
  db: Db,
  row: Insertable<BookingAttemptTable>,
): Promise<AttemptRow | null> {
  const inserted = await db
    .insertInto('booking_attempts')
    .values({ ...row, request: jsonb(row.request), means: jsonb(row.means), failure: jsonb(row.failure) })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return inserted ?? null;
}

export async function findAttempt(db: Db, id: string): Promise<AttemptRow | null> {
  const row = await db.selectFrom('booking_attempts').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The attempt that was sent to the supplier under this reference. */
export async function findAttemptByReference(db: Db, reference: string): Promise<AttemptRow | null> {
  const row = await db
    .selectFrom('booking_attempts')
    .selectAll()
    .where('supplier_reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}

/** The attempt that a request to book stands for: that of its key, else that of its price check. */
export async function findAttemptFor(
  db: Db,
  { branchId, key, priceCheckId }: { branchId: string; key: string; priceCheckId: string },
): Promise<AttemptRow | null> {
  const row = await db
    .selectFrom('booking_attempts')
    .selectAll()
    .where('branch_id', '=', branchId)
    .where((eb) => eb.or([eb('idempotency_key', '=', key), eb('price_check_id', '=', priceCheckId)]))
    .orderBy(sql`idempotency_key <> ${key}`)
    .orderBy(notFailedFirst)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** The attempt that a price check leads to: the one not failed, else the newest. */
export async function findAttemptOfPriceCheck(
  db: Db,
  branchId: string,
  priceCheckId: string,
): Promise<AttemptRow | null> {
  const row = await db
    .selectFrom('booking_attempts')
    .selectAll()
    .where('branch_id', '=', branchId)
    .where('price_check_id', '=', priceCheckId)
    .orderBy(notFailedFirst)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

const notFailedFirst = sql`state = 'FAILED'`;

export type LastBooking = Pick<AttemptRow, 'request' | 'means'>;

/** What a user last booked in the branch, and how it was paid. */
export async function findLastBooking(db: Db, branchId: string, userId: string): Promise<LastBooking | null> {
  const row = await db
    .selectFrom('booking_attempts')
    .select(['request', 'means'])
    .where('branch_id', '=', branchId)
    .where('user_id', '=', userId)
    .where('kind', '=', 'SUPPLIER')
    .where('state', '=', 'CONFIRMED')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes onto the version that was read; null when someone else wrote in between: then nothing changed. */
export async function updateAttempt(
  db: Db,
  read: Pick<AttemptRow, 'id' | 'version'>,
  change: Updateable<BookingAttemptTable>,
): Promise<AttemptRow | null> {
  const { failure, means, request: _unchanged, ...plain } = change;
  const row = await db
    .updateTable('booking_attempts')
    .set({
      ...plain,
      ...(failure === undefined ? {} : { failure: jsonb(failure) }),
      ...(means === undefined ? {} : { means: jsonb(means) }),
      version: read.version + 1,
    })
    .where('id', '=', read.id)
    .where('version', '=', read.version)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Makes `owner` the only one who works on the attempt until `until`; null while another one does.
 * Taking a lease moves the version, so that a former owner who was only slow can't write any more.
 */
export async function takeLease(
  db: Db,
  lease: { id: string; owner: string; now: Date; until: Date },
): Promise<AttemptRow | null> {
  const row = await db
    .updateTable('booking_attempts')
    .set((eb) => ({ lease_owner: lease.owner, lease_until: lease.until, version: eb('version', '+', 1) }))
    .where('id', '=', lease.id)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', lease.now)]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Extends what is still its owner's. A row that somebody is writing is left out: the next renewal comes soon. */
export async function renewLeases(
  db: Db,
  leases: readonly { attemptId: string; owner: string }[],
  until: Date,
): Promise<void> {
  const ids = leases.map(({ attemptId }) => attemptId);
  const owners = leases.map(({ owner }) => owner);
  await sql`
    update booking_attempts set lease_until = ${until} where id in (
      select attempts.id from booking_attempts as attempts
      join unnest(${ids}::text[], ${owners}::text[]) as held (id, owner)
        on held.id = attempts.id and held.owner = attempts.lease_owner
      for update of attempts skip locked)`.execute(db);
}

export async function releaseLease(db: Db, id: string, owner: string): Promise<void> {
  await db
    .updateTable('booking_attempts')
    .set({ lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute();
}

/** Gives the lease up with the work undone: due at once for the next process that looks, unless nothing is open outside. */
export async function handOverLease(db: Db, id: string, owner: string, now: Date): Promise<void> {
  await db
    .updateTable('booking_attempts')
    .set((eb) => ({
      lease_owner: null,
      lease_until: null,
      next_check_at: eb
        .case()
        .when('state', 'in', ['CREATED', 'CONFIRMED', 'FAILED'])
        .then(eb.ref('next_check_at'))
        .else(now)
        .end(),
    }))
    .where('id', '=', id)
    .where('lease_owner', '=', owner)
    .execute();
}
