import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, retrievePath, startBookingWorld } from '../booking/_booking.ts';
import { tasks } from '../operations/_tasks.ts';
import { cancelRooms } from './_cancel.ts';
import { bookTrip, getRoom } from './_trip.ts';

const me = 'employee@sakura.example';

interface Body {
  rooms: { status: string; rate: { cancel_refund?: { amount: string; currency: string } } }[];
}

describe('a cancellation of which the supplier returns', () => {
  let world: BookingWorld;
  let operator: TestClient;

  beforeAll(async () => {
    world = await startBookingWorld();
    operator = world.api.as('operator@yado.example');
  });
  beforeEach(() => world.rapid.heal());
  afterAll(() => world.close());

  /** Cancels a room for nothing, of which the supplier then says that it keeps so much. */
  async function cancelKeeping(kept: number) {
    const { travel } = await bookTrip(world, me);
    const total = travel.pricing.total.paymentPrice;
    const change = (body: Body) => {
      for (const each of [body].flat())
        for (const { rate } of each.rooms)
          if (rate.cancel_refund) rate.cancel_refund.amount = String(kept - total);
      return body;
    };
    world.rapid.breakNext('GET', retrievePath, { kind: 'rewrite', change }, 5);
    const answer = await cancelRooms(world.api.as(me), {
      travelId: travel.id,
      expediaHotelRoomIds: [getRoom(travel).id],
      acceptedPenaltyPrice: 0,
    });
    expect(answer).toMatchObject({ travel: { status: 'CANCELED', pricing: { refundPrice: total } } });
    const { nodes } = await tasks(operator, { input: { kinds: ['AMOUNT_MISMATCH'] } });
    return nodes.filter((task) => task.travel?.id === travel.id);
  }

  it('less than was promised costs the guest nothing more, and calls an operator with both amounts', async () => {
    expect(await cancelKeeping(3_000)).toMatchObject([
      { status: 'OPEN', price: 3_000, detail: 'room=1 ours=0 theirs=3000' },
    ]);
  });

  it('what was promised calls nobody', async () => {
    expect(await cancelKeeping(0)).toEqual([]);
  });
});
