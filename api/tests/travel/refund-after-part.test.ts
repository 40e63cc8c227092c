import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcile } from '../../src/modules/reconciliation/reconcile.ts';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { sweep } from '../booking/_sweep.ts';
import { tasks } from '../operations/_tasks.ts';
import { countingCards, stripeSdk } from '../reconciliation/_disorder.ts';
import { cancelRooms } from './_cancel.ts';
import { refundRoom } from './_operator.ts';
import { readPayment } from './_refunds.ts';
import { bookTrip, getRoom } from './_trip.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const me = 'employee@sakura.example';
const minutes = (count: number) => count * 60_000;

describe('a refund of a card of which only a part was collected', () => {
  const outside = countingCards();
  let world: BookingWorld;
  let operator: TestClient;
  let offset = 0;

  beforeAll(async () => {
    const clock = () => new Date(Date.now() + offset);
    world = await startBookingWorld({ overrides: { clock, cards: outside.cards } });
    operator = world.api.as('operator@yado.example');
  });
  beforeEach(() => {
    offset = 0;
  });
  afterAll(() => world.close());

  /** Two rooms held, one of them canceled before the provider collected anything: half is collected. */
  async function bookHalf() {
    outside.failCaptures(true);
    const { travel, input } = await bookTrip(world, me, { rooms: 2, change: visa });
    const key = input.idempotencyKey;
    await cancelRooms(world.api.as(me), {
      travelId: travel.id,
      expediaHotelRoomIds: [getRoom(travel, 1).id],
      acceptedPenaltyPrice: 0,
    });
    await eventually(
      () => readPayment(world, key),
      ({ failed_tries }) => failed_tries > 0,
    );
    outside.failCaptures(false);
    const payment = await eventually(
      async () => {
        offset += minutes(2);
        await sweep(world.api.app);
        return readPayment(world, key);
      },
      ({ state, pending }) => state === 'CAPTURED' && !pending,
    );
    expect(payment).toMatchObject({ captured: travel.pricing.total.paymentPrice / 2, refunded: 0 });
    return { key, intentId: payment.payment_intent_id ?? '', room: getRoom(travel), part: payment.captured };
  }
  const listRefunds = async (intentId: string) =>
    (await stripeSdk().refunds.list({ payment_intent: intentId })).data.map(({ amount }) => amount);

  it('is the same in our rows and at the provider, so that comparing them finds nothing', async () => {
    const { key, intentId, room, part } = await bookHalf();
    await refundRoom(operator, { expediaHotelRoomId: room.id, refundPrice: part - 500 });
    await eventually(
      () => readPayment(world, key),
      ({ refunded, pending }) => refunded === part - 500 && !pending,
    );
    offset += minutes(30);
    await reconcile(world.api.app);
    expect(await listRefunds(intentId)).toEqual([part - 500]);
    expect((await tasks(operator, { input: { kinds: ['AMOUNT_MISMATCH'] } })).nodes).toEqual([]);
  });

  it('is made once, though its answer is lost time and again', async () => {
    const { key, intentId, room, part } = await bookHalf();
    const { cards } = world.api.app;
    const { refund } = cards;
    cards.refund = async (...args) => {
      await refund(...args);
      return { kind: 'unknown', code: null, declineCode: null, errorType: 'api_error' };
    };
    try {
      await refundRoom(operator, { expediaHotelRoomId: room.id, refundPrice: 700 });
      // Longer than one key is used for.
      for (let attempt = 0; attempt < 8; attempt += 1) {
        offset += minutes(90);
        await sweep(world.api.app);
      }
    } finally {
      cards.refund = refund;
    }
    expect(await listRefunds(intentId)).toEqual([700]);
    expect(await readPayment(world, key)).toMatchObject({ captured: part, refunded: 700, pending: null });
  });
});
