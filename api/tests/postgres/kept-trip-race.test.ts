import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { sweep } from '../booking/_sweep.ts';
import { type BookingWorld, readTravel, startBookingWorld, buildStay } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { choosePenaltyRate } from '../travel/_cancel.ts';
import { cancelNext, movedView, moveResisting } from '../travel/_moved.ts';

const account = 'employee@sakura.example';
let world: BookingWorld;
let offset = 0;
beforeAll(async () => {
  world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
});
afterAll(() => world.close());

async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(world.api.app.db);
  return rows[0]?.count ?? 0;
}

it('keeps the previous trip though its job was about to cancel it at that instant', async () => {
  const client = world.api.as(account);
  const moved = await moveResisting(world, account, { kind: 'refuse', status: 400 });
  const before = world.rapid.count('DELETE', moved.oldRooms);
  world.rapid.heal();
  // The job has read the itinerary and stops right before it claims the rooms.
  const blocking = await world.api.app.db.startTransaction().execute();
  await blocking
    .selectFrom('travels')
    .select('id')
    .where('id', '=', moved.old.travel.id)
    .forNoKeyUpdate()
    .execute();
  offset = 60_000;
  const sweeping = sweepBookings(world.api.app);
  await eventually(countWaiting, (count) => count >= 1);
  expect(await cancelNext(client, moved.next, { previousTravel: 'KEEP' })).toMatchObject({
    travel: { status: 'CANCELED' },
  });
  await blocking.rollback().execute();
  await sweeping;
  await eventually(countWaiting, (count) => count === 0);
  for (let round = 0; round < 3; round += 1) {
    offset += 20 * 60_000;
    await sweep(world.api.app);
  }
  expect(world.rapid.count('DELETE', moved.oldRooms)).toBe(before);
  expect(await readTravel(client, moved.old.travel.id)).toMatchObject({ status: 'BOOKED' });
  expect((await movedView(client, moved.old.travel.id)).replacement).toMatchObject({ state: 'KEPT' });
});

it('gives the previous trip up for what was just agreed to, though its job was about to stop over less', async () => {
  const client = world.api.as(account);
  const rate = await choosePenaltyRate(world.api, client, buildStay(1, 2, 3));
  const moved = await moveResisting(world, account, { kind: 'refuse', status: 400 }, { rate });
  const before = world.rapid.count('DELETE', moved.oldRooms);
  world.rapid.heal();
  const penalty = (await movedView(client, moved.next.id)).previousTravelCancel?.penaltyPrice ?? 0;
  expect(penalty).toBeGreaterThan(0);
  // The job has read that less was agreed to, and stops while it saves the itinerary.
  const { db } = world.api.app;
  const blocking = await db.startTransaction().execute();
  await blocking
    .selectFrom('travels')
    .select('id')
    .where('id', '=', moved.old.travel.id)
    .forNoKeyUpdate()
    .execute();
  await db
    .updateTable('date_changes')
    .set({ accepted_penalty: 0 })
    .where('previous_travel_id', '=', moved.old.travel.id)
    .execute();
  offset += 60_000;
  const sweeping = sweepBookings(world.api.app);
  await eventually(countWaiting, (count) => count >= 1);
  const cancel = { previousTravel: 'CANCEL', acceptedPreviousPenaltyPrice: penalty };
  expect(await cancelNext(client, moved.next, cancel)).toMatchObject({ travel: { status: 'CANCELED' } });
  await blocking.rollback().execute();
  await sweeping;
  await eventually(
    async () => {
      offset += 60_000;
      await sweep(world.api.app);
      return (await readTravel(client, moved.old.travel.id))?.status;
    },
    (status) => status === 'CANCELED',
  );
  expect(world.rapid.count('DELETE', moved.oldRooms)).toBeGreaterThan(before);
});

it('cancels other rooms of the new trip with one answer only, when two requests disagree', async () => {
  const client = world.api.as(account);
  const { old, next, nextRooms } = await moveResisting(
    world,
    account,
    { kind: 'refuse', status: 400 },
    { rooms: 2 },
  );
  // The first one's call stays unanswered, so that its choice is open while the second one comes.
  world.rapid.breakNext('DELETE', nextRooms, { kind: 'refuse', status: 503, body: '' });
  const keep = { previousTravel: 'KEEP' };
  expect(await cancelNext(client, next, keep, [0])).toMatchObject({ errorCode: 'CANCEL_STATE_UNKNOWN' });
  const penalty = (await movedView(client, next.id)).previousTravelCancel?.penaltyPrice ?? 0;
  const cancel = { previousTravel: 'CANCEL', acceptedPreviousPenaltyPrice: penalty };
  expect(await cancelNext(client, next, cancel, [1])).toMatchObject({ errorCode: 'PREVIOUS_TRAVEL_CHANGED' });
  expect(await cancelNext(client, next, keep, [1])).toMatchObject({ __typename: 'CancelRoomsSuccess' });
  expect(await readTravel(client, old.travel.id)).toMatchObject({ status: 'BOOKED' });
});
