import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { sweep } from '../booking/_sweep.ts';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, readTravel, startBookingWorld, buildStay } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { choosePenaltyRate } from './_cancel.ts';
import { cancelNext, moveResisting } from './_moved.ts';
import { getRoom } from './_trip.ts';

const account = 'employee@sakura.example';
const refuses = { kind: 'refuse', status: 400 } as const;
const neverHears = { kind: 'refuse', status: 503 } as const;
const cancelFree = { previousTravel: 'CANCEL', acceptedPreviousPenaltyPrice: 0 };

describe('what several requests agree to about the previous trip', () => {
  let world: BookingWorld;
  let client: TestClient;
  let offset = 0;
  const clock = () => new Date(Date.now() + offset);

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock } });
    client = world.api.as(account);
  });
  afterEach(() => {
    world.rapid.heal();
    offset = 0;
  });
  afterAll(() => world.close());

  const readStatus = async (id: string) => (await readTravel(client, id))?.status;
  /** What of the branch's credit a trip has taken. */
  const paidFor = async (id: string) => {
    const entries = await world.api.app.db
      .selectFrom('credit_entries')
      .innerJoin('travels', 'travels.attempt_id', 'credit_entries.attempt_id')
      .select('amount')
      .where('travels.id', '=', id)
      .execute();
    return entries.reduce((sum, { amount }) => sum - amount, 0);
  };
  /** Everything that is due runs, also what waits the longest. */
  const passTime = async (minutes: number) => {
    for (let round = 0; round < 4; round += 1) {
      offset += (minutes / 4) * 60_000;
      await sweep(world.api.app);
    }
  };
  const settled = (id: string, status: string) =>
    eventually(
      async () => {
        offset += 30_000;
        await sweepBookings(world.api.app);
        return readStatus(id);
      },
      (current) => current === status,
    );
  /** The previous trip can't be given up for nothing. */
  const moveDear = async (rooms = 1) => {
    const rate = await choosePenaltyRate(world.api, client, buildStay(1, 2, 3));
    const moved = await moveResisting(world, account, refuses, { rate, rooms });
    return { ...moved, penaltyPrice: getRoom(moved.old.travel).currentPenaltyPrice ?? 0 };
  };

  it('says what was agreed to when a request at the same time agrees to less', async () => {
    const { next, penaltyPrice } = await moveDear();
    const [full, less] = [penaltyPrice, penaltyPrice - 1].map((acceptedPreviousPenaltyPrice) =>
      cancelNext(client, next, { previousTravel: 'CANCEL', acceptedPreviousPenaltyPrice }),
    );
    expect(await Promise.all([full, less])).toMatchObject([
      { travel: { status: 'CANCELED' } },
      { errorCode: 'PREVIOUS_PENALTY_CHANGED', currentPreviousPenaltyPrice: penaltyPrice },
    ]);
  });

  it('cancels both for less than was agreed to when the previous one costs less by now, and charges that', async () => {
    const { old, next, penaltyPrice } = await moveDear();
    const more = { previousTravel: 'CANCEL', acceptedPreviousPenaltyPrice: penaltyPrice + 1 };
    const answers = await Promise.all([1, 2].map(() => cancelNext(client, next, more)));
    for (const answer of answers) expect(answer).toMatchObject({ travel: { status: 'CANCELED' } });
    world.rapid.heal();
    await settled(old.travel.id, 'CANCELED');
    expect(await paidFor(old.travel.id)).toBe(penaltyPrice);
  });

  it('keeps two agreements about one previous trip apart when they come with different rooms', async () => {
    const { old, next, nextRooms, penaltyPrice } = await moveDear(2);
    const room = getRoom(old.travel);
    /** Makes giving the old trip up cost that much: an operator returns the rest, or nothing. */
    const costs = (price: number | null) =>
      world.api.app.db
        .updateTable('travel_rooms')
        .set({ refund_price: price === null ? null : room.paymentPrice - price })
        .where('id', '=', room.id)
        .execute();
    const agree = (acceptedPreviousPenaltyPrice: number, index: number) =>
      cancelNext(client, next, { previousTravel: 'CANCEL', acceptedPreviousPenaltyPrice }, [index]);
    const lower = penaltyPrice - 500;

    world.rapid.breakNext('DELETE', nextRooms, { ...neverHears, body: '' }, 1);
    expect(await agree(penaltyPrice, 0)).toMatchObject({ errorCode: 'CANCEL_STATE_UNKNOWN' });
    await costs(lower);
    expect(await agree(lower, 1)).toMatchObject({ travel: { status: 'PARTIALLY_CANCELED' } });
    expect(await agree(penaltyPrice, 0)).toMatchObject({ errorCode: 'CANCEL_STATE_UNKNOWN' });
    expect(await agree(lower, 0)).toMatchObject({
      errorCode: 'PREVIOUS_PENALTY_CHANGED',
      currentPreviousPenaltyPrice: penaltyPrice,
    });

    // Only the first one agreed to this much, and its rooms are canceled last.
    await costs(null);
    await world.api.app.db
      .updateTable('date_changes')
      .set({ accepted_penalty: lower })
      .where('next_travel_id', '=', next.id)
      .execute();
    await passTime(1);
    expect(await readStatus(old.travel.id)).toBe('BOOKED');
    world.rapid.heal();
    await settled(next.id, 'CANCELED');
    await settled(old.travel.id, 'CANCELED');
    expect(await paidFor(old.travel.id)).toBe(penaltyPrice);
  });

  it('refuses to keep for certain with rooms that are canceled while only what is booked is kept', async () => {
    const first = await moveResisting(world, account, neverHears);
    world.rapid.breakNext('DELETE', first.nextRooms, { ...neverHears, body: '' }, 1);
    expect(await cancelNext(client, first.next, { previousTravel: 'KEEP_IF_NOT_CANCELED' })).toMatchObject({
      errorCode: 'CANCEL_STATE_UNKNOWN',
    });
    expect(await cancelNext(client, first.next, { previousTravel: 'KEEP' })).toMatchObject({
      errorCode: 'PREVIOUS_TRAVEL_CHANGED',
    });
    world.rapid.heal();
    const { next } = await moveResisting(world, account, neverHears);
    const wishes = ['KEEP_IF_NOT_CANCELED', 'KEEP', 'KEEP_IF_NOT_CANCELED'];
    const answers = await Promise.all(
      wishes.map((previousTravel) => cancelNext(client, next, { previousTravel })),
    );
    expect(answers).toMatchObject([
      { travel: { status: 'CANCELED' } },
      { errorCode: 'PREVIOUS_TRAVEL_CHANGED' },
      { travel: { status: 'CANCELED' } },
    ]);
  });

  it('lets nobody keep the previous trip while rooms are being canceled together with it', async () => {
    const { old, next, nextRooms } = await moveResisting(world, account, refuses, { rooms: 3 });
    world.rapid.breakNext('DELETE', nextRooms, { ...neverHears, body: '' }, 1);
    expect(await cancelNext(client, next, cancelFree, [0])).toMatchObject({
      errorCode: 'CANCEL_STATE_UNKNOWN',
    });
    expect(await cancelNext(client, next, cancelFree, [1])).toMatchObject({
      travel: { status: 'PARTIALLY_CANCELED' },
    });
    expect(await cancelNext(client, next, { previousTravel: 'KEEP' }, [2])).toMatchObject({
      errorCode: 'PREVIOUS_TRAVEL_CHANGED',
    });
    world.rapid.heal();
    await settled(old.travel.id, 'CANCELED');
  });
});
