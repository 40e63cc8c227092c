import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { findPayment } from '../../src/modules/payment/payment-store.ts';
import { countingCards } from '../reconciliation/_disorder.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  startBookingWorld,
  buildStay,
} from './_booking.ts';
import { paymentsFor } from './_outside.ts';

describe('a capture that can’t be made for a while', () => {
  const outside = countingCards();
  let world: BookingWorld;
  let offset = 0;
  beforeAll(async () => {
    const clock = () => new Date(Date.now() + offset);
    world = await startBookingWorld({ overrides: { clock, cards: outside.cards } });
  });
  afterAll(() => world.close());

  it('is not made up for once the trip was canceled for free: the hold is released instead', async () => {
    const client = world.api.as('employee@sakura.example');
    const { app } = world.api;
    outside.failCaptures(true);
    const input = bookInput(await prepare(client, await chooseAnyRate(world.api, client, buildStay())), {
      paymentType: 'CREDIT_CARD',
      creditCardId: 'demo-card-visa',
    });
    const { travel } = await book(client, input);
    const attempt = await app.db
      .selectFrom('booking_attempts')
      .select('id')
      .where('idempotency_key', '=', input.idempotencyKey)
      .executeTakeFirstOrThrow();
    await expect.poll(async () => (await findPayment(app.db, attempt.id))?.pending).toBe('CAPTURE');
    await cancelRooms(client, {
      travelId: travel?.id ?? '',
      expediaHotelRoomIds: travel?.expediaHotelRooms.map(({ id }) => id) ?? [],
      acceptedPenaltyPrice: 0,
    });
    outside.failCaptures(false);
    offset = 3_600_000;
    await expect
      .poll(async () => {
        await sweepBookings(app);
        return (await findPayment(app.db, attempt.id))?.state;
      })
      .toBe('RELEASED');
    const [payment] = await paymentsFor(world.api, input.idempotencyKey);
    expect(payment).toMatchObject({ status: 'canceled', amount_received: 0 });
  });
});
