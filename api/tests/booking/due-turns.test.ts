import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noopJobs } from '../../src/admin/noop-jobs.ts';
import { findDueAttempts } from '../../src/modules/booking/due-attempts-store.ts';
import { bookTrip } from '../travel/_trip.ts';
import { type BookingWorld, startBookingWorld } from './_booking.ts';

const BACKLOG = 200;

let world: BookingWorld;
beforeAll(async () => {
  world = await startBookingWorld({ overrides: { jobs: noopJobs } });
});
afterAll(() => world?.close());

it('a branch with 200 bookings that wait leaves every other place in a sweep to another branch', async () => {
  const { db } = world.api.app;
  const attemptOf = async (email: string) => {
    const { input } = await bookTrip(world, email);
    const { idempotencyKey: key } = input;
    return (
      await db
        .selectFrom('booking_attempts')
        .select('id')
        .where('idempotency_key', '=', key)
        .executeTakeFirstOrThrow()
    ).id;
  };
  const copied = await attemptOf('employee@sakura.example');
  const other = [await attemptOf('admin@aozora.example'), await attemptOf('admin@aozora.example')];
  const now = new Date();
  await sql`update payments set next_try_at = null`.execute(db);
  await sql`update travels set itinerary_next_read_at = null`.execute(db);
  await sql`update travel_mails set sent_at = now()`.execute(db);
  await sql`
    insert into booking_attempts
    select (jsonb_populate_record(attempt, jsonb_build_object('id', 'waits-' || n, 'idempotency_key', 'waits-' || n,
      'supplier_reference', 'waits-' || n, 'state', 'FAILED', 'travel_id', null, 'lease_until', null,
      'next_check_at', ${now}::timestamptz - interval '1 hour' - n * interval '1 second'))).*
    from booking_attempts attempt, generate_series(1, ${BACKLOG}) n where attempt.id = ${copied}`.execute(db);
  await db
    .updateTable('booking_attempts')
    .set({ next_check_at: now, lease_until: null })
    .where('id', 'in', other)
    .execute();
  const due = await findDueAttempts(db, new Date(now.getTime() + 1_000));
  expect(due).toHaveLength(50);
  expect([due[1], due[3]].toSorted()).toEqual(other.toSorted());
  expect(due[0]).toBe(`waits-${BACKLOG}`);
});
