import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { markForReconciliation } from '../../src/modules/reconciliation/reconcile-mark-store.ts';
import { reconcile } from '../../src/modules/reconciliation/reconcile.ts';
import type { TestClient } from '../_client.ts';
import {
  type BookingWorld,
  readTravel,
  retrievePath,
  startBookingWorld,
  type TravelAnswer,
} from '../booking/_booking.ts';
import { readCredit } from '../booking/_outside.ts';
import { tasks } from '../operations/_tasks.ts';
import { cancelRooms } from './_cancel.ts';
import { bookTrip } from './_trip.ts';

const me = 'employee@sakura.example';
const branch = 'demo-branch-sakura-tokyo';
const cancelPath = /^\/v3\/itineraries\/[^/]+\/rooms\//;

let world: BookingWorld;
let client: TestClient;
let now: () => Date = () => new Date();
beforeAll(async () => {
  world = await startBookingWorld({ overrides: { clock: () => now() } });
  client = world.api.as(me);
});
beforeEach(() => {
  now = () => new Date();
  world.rapid.heal();
});
afterAll(() => world.close());

/** The clock is so many seconds before that instant; a minute after a deadline is the supplier's own. */
function standBefore(instant: string, seconds: number): void {
  const at = new Date(Date.parse(instant) - seconds * 1000);
  now = () => at;
}

async function readDeadline(travel: TravelAnswer): Promise<{ until: string; penalty: number }> {
  const response = await client.query<{
    travelInDetail: {
      itinerary: {
        rooms: { rate: { cancelTimeline: { freeUntil: string; stages: { penaltyPrice: number }[] } } }[];
      };
    };
  }>(
    `query ($id: ID!) { travelInDetail(id: $id) { itinerary { rooms { rate { cancelTimeline {
      freeUntil stages { penaltyPrice } } } } } } }`,
    { id: travel.id },
  );
  const timeline = response.expectNoErrors().travelInDetail.itinerary.rooms[0]?.rate.cancelTimeline;
  return { until: timeline?.freeUntil ?? '', penalty: timeline?.stages[1]?.penaltyPrice ?? 0 };
}

const ids = (travel: TravelAnswer) => travel.expediaHotelRooms.map(({ id }) => id);
const cancel = (travel: TravelAnswer, acceptedPenaltyPrice: number, rooms = ids(travel)) =>
  cancelRooms(client, { travelId: travel.id, expediaHotelRoomIds: rooms, acceptedPenaltyPrice });

describe('a cancellation near its deadline', () => {
  it('is given up for the rooms that the supplier would be asked to cancel after it', async () => {
    const { travel } = await bookTrip(world, me, { rooms: 6 });
    const { until, penalty } = await readDeadline(travel);
    const before = await readCredit(world.api, branch);
    const sent = world.rapid.count('DELETE', cancelPath);
    const held = Promise.withResolvers<void>();
    world.rapid.breakNext('DELETE', cancelPath, { kind: 'hold', until: held.promise }, 100);
    standBefore(until, 31);
    const canceling = cancel(travel, 0);
    await expect.poll(() => world.rapid.count('DELETE', cancelPath) - sent).toBe(4);
    standBefore(until, -50);
    held.resolve();
    const answer = await canceling;
    expect(world.rapid.count('DELETE', cancelPath) - sent).toBe(4);
    expect(answer).toMatchObject({ errorCode: 'PENALTY_CHANGED', currentPenaltyPrice: 2 * penalty });
    const rooms = (await readTravel(client, travel.id))?.expediaHotelRooms ?? [];
    const canceled = rooms.filter(({ status }) => status === 'CANCELED');
    expect(canceled).toHaveLength(4);
    const refund = canceled.reduce((sum, room) => sum + room.paymentPrice, 0);
    expect((await readCredit(world.api, branch)) - before).toBe(refund);
    // What is left is canceled for what it costs now.
    const left = rooms.filter(({ status }) => status === 'BOOKED').map(({ id }) => id);
    expect(left).toHaveLength(2);
    expect(await cancel(travel, 2 * penalty, left)).toMatchObject({ travel: { status: 'CANCELED' } });
  });

  it('costs from the deadline on what the next stage costs, though the supplier would still take it for nothing', async () => {
    const { travel } = await bookTrip(world, me);
    const { until, penalty } = await readDeadline(travel);
    const readPenalty = async () =>
      (await readTravel(client, travel.id))?.expediaHotelRooms[0]?.currentPenaltyPrice;
    standBefore(until, 1);
    expect(await readPenalty()).toBe(0);
    standBefore(until, 0);
    expect(await readPenalty()).toBe(penalty);
    expect(await cancel(travel, 0)).toMatchObject({
      errorCode: 'PENALTY_CHANGED',
      currentPenaltyPrice: penalty,
    });
    // The supplier, which has canceled it in time, keeps nothing: then nothing is charged.
    expect(await cancel(travel, penalty)).toMatchObject({
      travel: { status: 'CANCELED', pricing: { finalPaymentPrice: 0 } },
    });
  });
});

describe('the daily comparison', () => {
  it('finds what the supplier keeps of a canceled room beyond what was charged, when its answer was lost', async () => {
    const { travel } = await bookTrip(world, me);
    const total = travel.pricing.total.paymentPrice;
    const unreadable = { kind: 'refuse', status: 503, body: '' } as const;
    const sent = world.rapid.count('DELETE', cancelPath);
    const canceling = Promise.withResolvers<void>();
    // The itinerary is read once before the cancellation; afterwards it can't be.
    world.rapid.breakNext('DELETE', cancelPath, { kind: 'hold', until: canceling.promise });
    const answer = cancel(travel, 0);
    await expect.poll(() => world.rapid.count('DELETE', cancelPath)).toBeGreaterThan(sent);
    world.rapid.breakNext('GET', retrievePath, unreadable, 1000);
    canceling.resolve();
    expect(await answer).toMatchObject({ travel: { status: 'CANCELED', pricing: { refundPrice: total } } });
    world.rapid.heal();
    type Body = { rooms: { rate: { cancel_refund?: { amount: string } } }[] };
    const change = (body: Body | Body[]) => {
      for (const { rooms } of [body].flat())
        for (const { rate } of rooms)
          if (rate.cancel_refund) rate.cancel_refund.amount = String(3_000 - total);
      return body;
    };
    world.rapid.breakNext('GET', retrievePath, { kind: 'rewrite', change }, 1000);
    const { attempt_id: attemptId } = await world.api.app.db
      .selectFrom('travels')
      .select('attempt_id')
      .where('id', '=', travel.id)
      .executeTakeFirstOrThrow();
    const found = async () => {
      await markForReconciliation(world.api.app.db, attemptId, now());
      await reconcile(world.api.app);
      const { nodes } = await tasks(world.api.as('operator@yado.example'), {
        input: { kinds: ['AMOUNT_MISMATCH'] },
      });
      return nodes
        .filter((task) => task.travel?.id === travel.id)
        .map(({ status, price, detail }) => ({ status, price, detail }));
    };
    await expect.poll(found).toEqual([{ status: 'OPEN', price: 3_000, detail: 'room=1 ours=0 theirs=3000' }]);
    // What a person has settled is not found once more.
    await world.api.app.db
      .updateTable('operator_tasks')
      .set({ status: 'RESOLVED', resolved_at: now(), resolved_by: 'demo-yado-operator' })
      .where('travel_id', '=', travel.id)
      .execute();
    expect((await found()).filter((task) => task.status === 'OPEN')).toEqual([]);
  });
});
