import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { sweep } from '../booking/_sweep.ts';
import type { TestClient } from '../_client.ts';
import { bookPath, type BookingWorld, readTravel, startBookingWorld } from '../booking/_booking.ts';
import { eventually, itinerariesFor } from '../booking/_outside.ts';
import { cancelRooms } from './_cancel.ts';
import { mover } from './_move.ts';
import { type BookedTrip, getRoom } from './_trip.ts';

const roomPath = /^\/v3\/itineraries\/[^/]+\/rooms\//;
const pricePath = /\/rates\//;

describe('R13: one trip moved and canceled at the same time', () => {
  let world: BookingWorld;
  let employee: TestClient;
  let { booked, prepareMove, move, settled } = {} as ReturnType<typeof mover>;

  beforeAll(async () => {
    world = await startBookingWorld();
    employee = world.api.as('employee@sakura.example');
    ({ booked, prepareMove, move, settled } = mover(world));
  });
  afterEach(() => world.rapid.heal());
  afterAll(() => world.close());

  const cancel = ({ travel }: BookedTrip) =>
    cancelRooms(employee, {
      travelId: travel.id,
      expediaHotelRoomIds: [getRoom(travel).id],
      acceptedPenaltyPrice: 0,
    });
  const heldCall = async (method: string, path: RegExp) => {
    const gate = Promise.withResolvers<void>();
    const before = world.rapid.count(method, path);
    world.rapid.breakNext(method, path, { kind: 'hold', until: gate.promise });
    const arrived = () =>
      eventually(
        async () => world.rapid.count(method, path),
        (count) => count > before,
      );
    return { open: gate.resolve, arrived };
  };

  it('refuses to cancel a trip whose new dates are being booked', async () => {
    const old = await booked();
    const prepared = await prepareMove(old);
    const booking = await heldCall('POST', bookPath);
    const deletes = world.rapid.count('DELETE', roomPath);
    const moving = move(prepared);
    await booking.arrived();
    expect(await cancel(old)).toMatchObject({ errorCode: 'DATE_CHANGE_UNDER_WAY' });
    expect(world.rapid.count('DELETE', roomPath)).toBe(deletes);
    booking.open();
    expect((await moving).answer).toMatchObject({ __typename: 'BookSuccess' });
    await settled(old.travel.id);
  });

  it('refuses it also while the new trip is booked and the old one is yet to be given up', async () => {
    const old = await booked();
    const prepared = await prepareMove(old);
    world.rapid.breakNext('DELETE', roomPath, { kind: 'refuse', status: 400, body: '{"type":"x"}' }, 1000);
    expect((await move(prepared)).answer).toMatchObject({ __typename: 'BookSuccess' });
    expect(await cancel(old)).toMatchObject({ errorCode: 'DATE_CHANGE_UNDER_WAY' });
  });

  it('cancels a trip whose move the supplier has refused', async () => {
    const old = await booked();
    const prepared = await prepareMove(old);
    world.rapid.breakNext('POST', bookPath, {
      kind: 'refuse',
      status: 409,
      body: '{"type":"rooms_unavailable","message":"x"}',
    });
    expect((await move(prepared)).answer).toMatchObject({ errorCode: 'SOLD_OUT' });
    expect(await cancel(old)).toMatchObject({ __typename: 'CancelRoomsSuccess' });
  });

  it('books no new dates, and holds no money, for a trip that is being canceled', async () => {
    const old = await booked();
    const prepared = await prepareMove(old);
    // The move has passed its first checks and asks for the price once more.
    const pricing = await heldCall('GET', pricePath);
    const moving = move(prepared, { paymentType: 'CREDIT_CARD', creditCardId: 'demo-card-visa' });
    await pricing.arrived();
    const canceling = await heldCall('DELETE', roomPath);
    const canceled = cancel(old);
    await canceling.arrived();
    pricing.open();
    const { answer, input } = await moving;
    expect(answer).toMatchObject({ errorCode: 'PREVIOUS_TRAVEL_NOT_CHANGEABLE' });
    const attempt = await world.api.app.db
      .selectFrom('booking_attempts')
      .innerJoin('outside_calls', 'outside_calls.attempt_id', 'booking_attempts.id')
      .select('outside_calls.call')
      .where('idempotency_key', '=', input.idempotencyKey)
      .execute();
    expect(attempt).toEqual([]);
    expect(await itinerariesFor(input.email)).toEqual([]);
    canceling.open();
    expect(await canceled).toMatchObject({ travel: { status: 'CANCELED' } });
    await sweep(world.api.app);
    expect(await readTravel(employee, old.travel.id)).toMatchObject({ status: 'CANCELED' });
  });
});
