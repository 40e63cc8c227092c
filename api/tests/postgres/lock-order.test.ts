import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  book,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';
import { registerCard } from '../booking/_outside.ts';
import { waitingForLock } from './_database-locks.ts';

const branch = 'demo-branch-sakura-tokyo';

let world: BookingWorld;
beforeAll(async () => {
  world = await startBookingWorld();
});
afterAll(() => world.close());

const isBranchFree = async (): Promise<boolean> => {
  const locked = await world.api.app.db
    .selectFrom('branches')
    .select('id')
    .where('id', '=', branch)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return locked.length === 1;
};

// Where money moves the attempt's row is locked before the branch's: the other way round both would wait for each other.
it('leaves the branch to others while a booking that begins once more waits for its attempt', async () => {
  const client = world.api.as('employee@sakura.example');
  const { db } = world.api.app;
  const declined = await registerCard(world.api, branch, '4000000000000341');
  const prepared = await prepare(client, await chooseAnyRate(world.api, client, buildStay()));
  const input = bookInput(prepared, {
    paymentType: 'CREDIT_CARD',
    creditCardId: declined,
    acceptedSimilarTravelIds: [],
  });
  expect(await book(client, input)).toMatchObject({ errorCode: 'CARD_DECLINED' });
  const owner = await db.startTransaction().execute();
  await owner
    .selectFrom('booking_attempts')
    .select('id')
    .where('idempotency_key', '=', input.idempotencyKey)
    .forUpdate()
    .execute();
  const again = book(client, input);
  await waitingForLock(world.api.app, 1);
  const isFree = await isBranchFree();
  await owner.rollback().execute();
  expect(isFree).toBe(true);
  expect(await again).toMatchObject({ errorCode: 'CARD_DECLINED' });
});

it('leaves the branch to others while a booking waits for another one of its key to be written', async () => {
  const client = world.api.as('employee@sakura.example');
  const { db } = world.api.app;
  const consented = async () =>
    bookInput(await prepare(client, await chooseAnyRate(world.api, client, buildStay())), {
      acceptedSimilarTravelIds: [],
    });
  const pattern = await consented();
  await book(client, pattern);
  const input = await consented();
  const other = await db.startTransaction().execute();
  await sql`insert into booking_attempts select (jsonb_populate_record(a, jsonb_build_object(
      'id', 'other', 'idempotency_key', ${input.idempotencyKey}::text, 'supplier_reference', 'other', 'travel_id', null,
      'price_check_id', ${input.priceCheckId}::text))).*
    from booking_attempts a where a.idempotency_key = ${pattern.idempotencyKey}`.execute(other);
  const booking = book(client, input);
  await waitingForLock(world.api.app, 1);
  const isFree = await isBranchFree();
  await other.rollback().execute();
  expect(isFree).toBe(true);
  expect(await booking).toMatchObject({ __typename: 'BookSuccess' });
});
