import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { followDisputeById } from '../../src/modules/dispute/follow-dispute.ts';
import { reconcile } from '../../src/modules/reconciliation/reconcile.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { sweep } from '../booking/_sweep.ts';
import {
  bookPaid,
  endDispute,
  listRefunds,
  openDispute,
  type PaidTrip,
} from '../reconciliation/_disputes.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import { refundRoom } from '../travel/_operator.ts';
import { readPayment } from '../travel/_refunds.ts';
import { getRoom } from '../travel/_trip.ts';
import { waitingForLock } from './_database-locks.ts';

const me = 'employee@sakura.example';
let world: BookingWorld;
let offset = 0;
beforeAll(async () => {
  world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
});
beforeEach(() => {
  offset = 0;
});
afterAll(() => world.close());

/** A dispute may lose against a refund: then nothing is left to dispute. */
const openAnyway = (trip: PaidTrip) => openDispute(trip).catch(() => null);
const runJobs = () =>
  Promise.all([
    sweep(world.api.app),
    reconcile(world.api.app),
    sweep(world.api.app),
    reconcile(world.api.app),
  ]);
const cancelFirst = (trip: PaidTrip) =>
  cancelRooms(world.api.as(me), {
    travelId: trip.travel.id,
    expediaHotelRoomIds: [getRoom(trip.travel).id],
    acceptedPenaltyPrice: 0,
  });
const refundSecond = (trip: PaidTrip) =>
  refundRoom(world.api.as('operator@yado.example'), {
    expediaHotelRoomId: getRoom(trip.travel, 1).id,
    refundPrice: 500,
  });
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const findDispute = async ({ intentId }: PaidTrip) => {
  const listing = await world.api.app.cards.listDisputes({ paymentIntentId: intentId });
  if (listing.kind !== 'found') throw new Error(listing.kind);
  return listing.disputes[0] ?? null;
};

it.each(['won', 'lost'] as const)(
  'gives nothing back twice when cancellation, refund, dispute and jobs meet, and it is %s',
  async (outcome) => {
    const trips = await Promise.all(Array.from({ length: 4 }, () => bookPaid(world, me, { rooms: 2 })));
    const steps = trips.flatMap((trip) => [
      () => openAnyway(trip),
      () => cancelFirst(trip),
      () => refundSecond(trip),
    ]);
    const answers = await Promise.all([...steps.map((step) => step()), runJobs()]);
    expect(answers.length).toBeGreaterThan(0);
    // While a dispute is open, nothing but what was refunded before it has gone back.
    const before = await Promise.all(trips.map(async (trip) => sum(await listRefunds(trip))));
    offset += 3 * 60_000;
    await runJobs();
    const after = await Promise.all(
      trips.map(async (trip, index) =>
        (await findDispute(trip)) ? sum(await listRefunds(trip)) : (before[index] ?? 0),
      ),
    );
    expect(after).toEqual(before);
    const ends = trips.map((trip) => async () => {
      const dispute = await findDispute(trip);
      if (dispute) await endDispute(dispute.disputeId, outcome);
    });
    await Promise.all([...ends.map((end) => end()), runJobs()]);
    for (const trip of trips) {
      const payment = await eventually(
        async () => {
          offset += 90 * 60_000;
          await runJobs();
          return readPayment(world, trip.key);
        },
        ({ pending, next_try_at }) => !pending && !next_try_at,
      );
      const dispute = await findDispute(trip);
      const refunded = sum(await listRefunds(trip));
      const rooms = await world.api.app.db
        .selectFrom('travel_rooms')
        .select(['payment_price', 'refund_price'])
        .where('travel_id', '=', trip.travel.id)
        .execute();
      const owed = sum(rooms.map(({ refund_price: price }) => price ?? 0));
      expect(payment.refunded).toBe(refunded);
      const chargedBack = dispute?.status === 'lost' ? dispute.amount : 0;
      expect(refunded + chargedBack).toBeLessThanOrEqual(trip.total);
      // Lost, the cardholder has at least what was owed; otherwise exactly that.
      expect(refunded).toBe(chargedBack > 0 ? Math.min(before[trips.indexOf(trip)] ?? 0, owed) : owed);
    }
  },
);

it('leaves a task closed that a person closes while the same facts are read once more', async () => {
  const { app } = world.api;
  const disputeId = await openDispute(await bookPaid(world, me));
  expect(await followDisputeById(app, disputeId)).toBe(true);
  const closing = await app.db.startTransaction().execute();
  await closing
    .updateTable('operator_tasks')
    .set({ status: 'RESOLVED', resolved_at: app.clock(), outcome: 'HANDLED' })
    .where('subject', '=', disputeId)
    .execute();
  const reading = followDisputeById(app, disputeId);
  await waitingForLock(app, 1);
  await closing.commit().execute();
  await reading;
  const tasks = await app.db
    .selectFrom('operator_tasks')
    .select('status')
    .where('subject', '=', disputeId)
    .execute();
  expect(tasks).toEqual([{ status: 'RESOLVED' }]);
});
