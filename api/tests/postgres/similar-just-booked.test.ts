import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { book, chooseRate, buildStay } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { sameGuestTwice } from '../booking/_same-guest.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Until somebody waits for a lock: of this table, where one is named. */
const waiting = (table: string | null = null) =>
  eventually(
    async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int4 as count from pg_locks
        where not granted and (${table}::text is null or relation = to_regclass(${table}))`.execute(
        api.app.db,
      );
      return rows[0]?.count ?? 0;
    },
    (count) => count > 0,
  );

it('names the trip of a booking that is confirmed between two looks', async () => {
  const client = api.as('employee@sakura.example');
  const { db } = api.app;
  const rate = await chooseRate(client, '9000007', buildStay());
  const [first, second] = await sameGuestTwice([client, client], rate);
  const id = (await book(client, first as never)).travel?.id ?? '';
  // As it was a moment before: with the supplier, and without its trip.
  const record = async (isBooked: boolean) =>
    db.transaction().execute(async (tx) => {
      await tx
        .updateTable('booking_attempts')
        .set(isBooked ? { state: 'CONFIRMED', travel_id: id } : { state: 'SUPPLIER_SENT', travel_id: null })
        .where('idempotency_key', '=', first?.idempotencyKey ?? '')
        .execute();
      await tx
        .updateTable('travels')
        .set({ status: isBooked ? 'BOOKED' : 'FAILED' })
        .where('id', '=', id)
        .execute();
    });
  await record(false);
  // The second one has read its preparation, and stops where it looks for trips and attempts like it.
  const branch = await db.startTransaction().execute();
  await branch
    .selectFrom('branches')
    .select('id')
    .where('id', '=', 'demo-branch-sakura-tokyo')
    .forUpdate()
    .execute();
  const booking = book(client, second as never);
  await waiting();
  // From here the look for attempts waits, and the one for trips does not.
  const preparations = await db.startTransaction().execute();
  await sql`lock table price_checks in access exclusive mode`.execute(preparations);
  await branch.rollback().execute();
  await waiting('price_checks');
  await record(true);
  await preparations.rollback().execute();
  expect(await booking).toMatchObject({ errorCode: 'SIMILAR_TRAVEL', similarTravels: [{ id }] });
});
