import { randomUUID } from 'node:crypto';
import { beforeAll, expect, inject, it } from 'vitest';
import { createRapidSupplier } from '../../src/adapters/rapid/rapid-supplier.ts';
import type { Supplier } from '../../src/adapters/supplier/supplier-port.ts';
import { isRefusedAs, type SupplierResult } from '../../src/adapters/supplier/supplier-result.ts';
import { addDays } from '../../src/modules/rate/calendar.ts';
import { atBothEnds } from './_ends.ts';

interface End {
  options: { baseUrl: string; apiKey: string; sharedSecret: string };
  hotel: string;
}

const customer = { ip: '203.0.113.7', sessionId: randomUUID(), userAgent: 'Mozilla/5.0 (conformance)' };
const email = 'conformance@sakura.example';
const today = new Date().toISOString().slice(0, 10);
const NO_HOTEL = '1';

function ok<T>(result: SupplierResult<T>): T {
  if (result.kind !== 'ok') throw new Error(JSON.stringify(result));
  return result.value;
}

const shop = (supplier: Supplier, hotel: string, day: number) =>
  supplier.shop({
    checkin: addDays(today, day),
    checkout: addDays(today, day + 2),
    occupancies: ['2'],
    currency: 'JPY',
    countryCode: 'JP',
    language: 'ja-JP',
    hotelIds: [hotel],
    ratesPerHotel: 250,
    packages: false,
    customer,
  });

/** The token of a room that can be given back for nothing, on the first nights that have one. */
async function findRefundable(supplier: Supplier, hotel: string): Promise<string> {
  for (let day = 60; day < 330; day += 15) {
    const [found] = ok(await shop(supplier, hotel, day));
    const rates = found?.rooms.flatMap((room) => room.rates) ?? [];
    const token = rates.find(({ refundable }) => refundable)?.bedGroups[0]?.priceCheck.token;
    if (token !== undefined) return token;
  }
  throw new Error(`Hotel ${hotel} has nothing to sell that is refundable.`);
}

atBothEnds<'supplier', End>(
  'supplier',
  {
    sandbox() {
      const { rapid, keys } = inject('world');
      const { rapidApiKey: apiKey, rapidSharedSecret: sharedSecret } = keys;
      return { options: { baseUrl: rapid, apiKey, sharedSecret }, hotel: '1500003' };
    },
    real: (account) => ({
      // Where bookings are taken and no hotel hears of them.
      options: {
        baseUrl: 'https://test.ean.com',
        apiKey: account.TEST_RAPID_API_KEY,
        sharedSecret: account.TEST_RAPID_SHARED_SECRET,
      },
      hotel: account.TEST_RAPID_HOTEL,
    }),
  },
  (open) => {
    let end: End;
    let supplier: Supplier;
    beforeAll(() => {
      end = open();
      supplier = createRapidSupplier(end.options);
    });

    it('can be used with what we have for it', async () => {
      expect(await supplier.probe()).toMatchObject({ faults: [] });
    });

    it('sells a room, finds the booking by reference and id, and takes it back', async () => {
      const check = ok(await supplier.priceCheck(await findRefundable(supplier, end.hotel), customer));
      const reference = randomUUID().replaceAll('-', '').slice(0, 26);
      const guest = { givenName: 'TARO', familyName: 'SAKURA', smoking: false, specialRequest: null };
      const request = {
        reference,
        email,
        phone: { countryCode: '81', areaCode: '3', number: '12345678' },
        guests: [guest],
      };
      const { itineraryId } = ok(await supplier.book(check.bookToken ?? '', request, customer));

      const booked = ok(await supplier.retrieve(itineraryId, email, customer));
      expect(booked).toMatchObject({ id: itineraryId, hotelId: end.hotel, rooms: [{ status: 'booked' }] });
      expect(ok(await supplier.retrieveByReference(reference, email, customer))?.id).toBe(itineraryId);

      const token = booked.rooms[0]?.tokens.cancel ?? '';
      ok(await supplier.cancelRoom(token, customer));
      expect(ok(await supplier.retrieve(itineraryId, email, customer)).rooms).toMatchObject([
        { status: 'canceled' },
      ]);
      expect(isRefusedAs(await supplier.cancelRoom(token, customer), 'ALREADY_CANCELED')).toBe(true);
    });

    it('has nothing of a hotel and a booking that it does not know', async () => {
      expect(ok(await supplier.contentByIds('ja-JP', [NO_HOTEL]))).toEqual([]);
      expect(ok(await shop(supplier, NO_HOTEL, 60))).toEqual([]);
      expect(ok(await supplier.retrieveByReference('NOT-THERE', email, customer))).toBeNull();
    });

    it('lists the hotels that went off sale, and what happened to bookings', async () => {
      const day = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
      expect(ok(await supplier.inactiveHotelIds(day, null)).items).toBeInstanceOf(Array);
      expect(ok(await supplier.notifications())).toBeInstanceOf(Array);
    });

    it('refuses a signature that is not made with the account’s secret', async () => {
      const stranger = createRapidSupplier({ ...end.options, sharedSecret: 'another-secret' });
      const answer = await stranger.hotelIds({ countryCode: 'JP', changedSince: null }, null);
      expect(answer).toMatchObject({ kind: 'refused' });
      expect((await stranger.probe()).faults).toMatchObject([{ kind: 'refused-key' }]);
    });
  },
);
