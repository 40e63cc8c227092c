import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  chooseRate,
  prepare,
  startBookingWorld,
  buildStay,
} from './_booking.ts';
import { eventually, paymentsFor } from './_outside.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
/** Has nine rooms of each type on every night, and books like any other hotel. */
const roomyHotel = '9000007';

interface Lines {
  total: { stayPrice: number; taxAndServicePrice: number; paymentPrice: number };
  occupancyPricing: {
    paymentPrice: number;
    nightsPrice: { stayPrice: number; taxAndServicePrice: number }[];
  }[];
}

describe('R14: the yen of a booking', () => {
  let world: BookingWorld;
  let client: TestClient;
  let slot = 0;

  beforeAll(async () => {
    world = await startBookingWorld();
    client = world.api.as('employee@sakura.example');
  });
  afterAll(() => world.close());

  const readLines = async (priceCheckId: string): Promise<Lines> => {
    const response = await client.query<{ preparedBooking: { usingRate: { pricing: Lines } } }>(
      `query ($id: ID!) {
        preparedBooking(priceCheckId: $id) {
          usingRate {
            pricing {
              total { stayPrice taxAndServicePrice paymentPrice }
              occupancyPricing { paymentPrice nightsPrice { stayPrice taxAndServicePrice } }
            }
          }
        }
      }`,
      { id: priceCheckId },
    );
    return response.expectNoErrors().preparedBooking.usingRate.pricing;
  };
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

  // spec: 3.rate-pricing
  it('are whole and the same in lines, total, authorization and capture, for 1 to 8 rooms and 1 to 28 nights', async () => {
    const room = fc.record({
      adults: fc.integer({ min: 1, max: 2 }),
      childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 1 }),
    });
    const booking = fc.record({
      nights: fc.integer({ min: 1, max: 28 }),
      rooms: fc.array(room, { minLength: 1, maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(booking, async ({ nights, rooms }) => {
        // A month of its own for each, so that none runs out of rooms.
        const stay = { ...buildStay(1, 40 + 30 * (slot++ % 9), nights), occupancies: rooms };
        const rate = await chooseRate(client, roomyHotel, stay);
        const prepared = await prepare(client, rate);
        const input = bookInput(prepared, visa, rooms.length);
        const { total, occupancyPricing } = await readLines(input.priceCheckId);
        expect(total.paymentPrice).toBe(rate.expectedPaymentPrice);
        expect(total.stayPrice + total.taxAndServicePrice).toBe(total.paymentPrice);
        expect(sum(occupancyPricing.map(({ paymentPrice }) => paymentPrice))).toBe(total.paymentPrice);
        for (const { nightsPrice, paymentPrice } of occupancyPricing) {
          expect(nightsPrice).toHaveLength(nights);
          const lines = nightsPrice.flatMap((night) => [night.stayPrice, night.taxAndServicePrice]);
          expect(lines.every(Number.isInteger)).toBe(true);
          expect(sum(lines)).toBe(paymentPrice);
        }
        const { travel } = await book(client, input);
        expect(travel?.pricing.total.paymentPrice).toBe(total.paymentPrice);
        expect(sum(travel?.expediaHotelRooms.map(({ paymentPrice }) => paymentPrice) ?? [])).toBe(
          total.paymentPrice,
        );
        const [payment] = await eventually(
          () => paymentsFor(world.api, input.idempotencyKey),
          ([found]) => found?.status === 'succeeded',
        );
        expect(payment).toMatchObject({ amount: total.paymentPrice, amount_received: total.paymentPrice });
      }),
      { numRuns: 9, seed: 14, endOnFailure: true },
    );
  });
});
