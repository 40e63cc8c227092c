import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  NOW,
  type TestRapid,
  at,
  bookFirst,
  bookingBody,
  each,
  firstPriceCheck,
  shopPath,
  startRapid,
  stay,
  text,
} from './_client.ts';

const HOTELS = {
  priceChanged: '9000001',
  soldOut: '9000002',
  roomsUnavailable: '9000003',
  priceMismatch: '9000004',
  silentBooking: '9000005',
  failedBooking: '9000006',
  slowCancel: '9000007',
  slowShop: '9000008',
};

let now = NOW;
let rapid: TestRapid;
beforeEach(async () => {
  now = NOW;
  await rapid?.close();
  rapid = await startRapid({ clock: () => now });
});
afterAll(() => rapid.close());

const later = (milliseconds: number): void => {
  now = new Date(now.getTime() + milliseconds);
};
const totalIn = (message: unknown): number =>
  Number(at(message, 'occupancy_pricing.2.totals.inclusive.request_currency.value'));

it('offers every misbehaving hotel in shopping, behind all others', async () => {
  const answer = await rapid.get(shopPath({ property_id: Object.values(HOTELS), ...stay(20) }));
  expect(each(answer.body, '', 'property_id')).toEqual(Object.values(HOTELS));
  expect(new Set(each(answer.body, '', 'score'))).toEqual(new Set([0]));
});

it('raises the price once at the check, books at the new price, and begins again after the booking', async () => {
  const shop = await rapid.get(shopPath({ property_id: HOTELS.priceChanged, ...stay(20) }));
  const offered = totalIn(at(shop.body, '0.rooms.0.rates.0'));
  const check = await rapid.get(firstPriceCheck(shop));
  expect(at(check.body, 'status')).toBe('price_changed');
  expect(totalIn(check.body)).toBeGreaterThan(offered);

  const again = await rapid.get(shopPath({ property_id: HOTELS.priceChanged, ...stay(20) }));
  const second = await rapid.get(firstPriceCheck(again));
  expect(at(second.body, 'status')).toBe('available');
  expect(totalIn(second.body)).toBe(totalIn(check.body));
  const book = await rapid.call('POST', text(check.body, 'links.book.href'), bookingBody('CHANGED-1'));
  expect(book.status).toBe(201);

  const after = await rapid.get(shopPath({ property_id: HOTELS.priceChanged, ...stay(20) }));
  expect(totalIn(at(after.body, '0.rooms.0.rates.0'))).toBe(offered);
});

it('is sold out at the check and gives a link to shop again', async () => {
  const shop = await rapid.get(shopPath({ property_id: HOTELS.soldOut, ...stay(20) }));
  const check = await rapid.get(firstPriceCheck(shop));
  expect(at(check.body, 'status')).toBe('sold_out');
  expect((await rapid.get(text(check.body, 'links.shop.href'))).status).toBe(200);
});

it('has no rooms when booked although the check said so', async () => {
  const { check, book } = await bookFirst(rapid, HOTELS.roomsUnavailable, 'GONE-1', stay(20));
  expect(at(check.body, 'status')).toBe('available');
  expect(book).toMatchObject({ status: 410, body: { type: 'rooms_unavailable' } });
  expect((await rapid.get('/_sandbox/itineraries')).body).toEqual([]);
});

it('refuses the first booking for its price, naming both, and takes the next one at the new price', async () => {
  const { check, book } = await bookFirst(rapid, HOTELS.priceMismatch, 'MISMATCH-1', stay(20));
  expect(book.status).toBe(409);
  const [sent, current] = each(book.body, 'fields', 'value').map(Number);
  expect(sent).toBe(totalIn(check.body));
  expect(current).toBeGreaterThan(sent ?? Number.POSITIVE_INFINITY);
  const retry = await bookFirst(rapid, HOTELS.priceMismatch, 'MISMATCH-1', stay(20));
  expect(totalIn(retry.check.body)).toBe(current);
  expect(retry.book.status).toBe(201);
});

it('books without an answer, and is found by reference and e-mail some seconds later', async () => {
  const shop = await rapid.get(shopPath({ property_id: HOTELS.silentBooking, ...stay(20) }));
  const check = await rapid.get(firstPriceCheck(shop));
  const href = text(check.body, 'links.book.href');
  await expect(rapid.call('POST', href, bookingBody('SILENT-1'))).rejects.toThrow();
  const find = '/v3/itineraries?affiliate_reference_id=SILENT-1&email=guest%40sakura.example';
  expect((await rapid.get(find)).body).toEqual([]);
  const again = await rapid.call('POST', href, bookingBody('SILENT-1'));
  expect(each(again.body, 'errors', 'type')).toEqual(['duplicate_itinerary']);
  later(5000);
  expect(each((await rapid.get(find)).body, '', 'affiliate_reference_id')).toEqual(['SILENT-1']);
});

it('answers 500 without having booked', async () => {
  const { book } = await bookFirst(rapid, HOTELS.failedBooking, 'FAILED-1', stay(20));
  expect(book.status).toBe(500);
  expect((await rapid.get('/_sandbox/itineraries')).body).toEqual([]);
});

it('accepts a cancellation, and has canceled some seconds later', async () => {
  const { book } = await bookFirst(rapid, HOTELS.slowCancel, 'SLOW-1', stay(20));
  const retrieve = text(book.body, 'links.retrieve.href');
  const cancel = text((await rapid.get(retrieve)).body, 'rooms.0.links.cancel.href');
  expect((await rapid.call('DELETE', cancel)).status).toBe(202);
  expect(each((await rapid.get(retrieve)).body, 'rooms', 'status')).toEqual(['booked']);
  expect((await rapid.call('DELETE', cancel)).status).toBe(202);
  later(5000);
  const [room] = at((await rapid.get(retrieve)).body, 'rooms') as unknown[];
  expect(room).toMatchObject({ status: 'canceled', rate: { cancel_refund: { currency: 'JPY' } } });
  expect((await rapid.call('DELETE', cancel)).status).toBe(400);
});

it('releases a held booking that nobody resumed', async () => {
  const { book } = await bookFirst(rapid, '1500003', 'HELD-1', stay(14), { hold: true });
  later(31 * 60_000);
  expect((await rapid.get(text(book.body, 'links.retrieve.href'))).status).toBe(404);
});

it('answers what the Test header asks for, and books nothing then', async () => {
  const shop = await rapid.get(shopPath({ property_id: '1500003', ...stay(14) }));
  expect((await rapid.get(shopPath({ property_id: '1500003' }), { test: 'no_availability' })).body).toEqual(
    [],
  );
  expect(
    (await rapid.get(shopPath({ property_id: '1500003' }), { test: 'service_unavailable' })).status,
  ).toBe(503);
  const changed = await rapid.get(firstPriceCheck(shop), { test: 'price_changed' });
  expect(at(changed.body, 'status')).toBe('price_changed');
  const href = text(changed.body, 'links.book.href');
  for (const test of [
    'price_mismatch',
    'rooms_unavailable',
    'cc_declined',
    'internal_server_error',
    'service_unavailable',
  ]) {
    expect((await rapid.call('POST', href, bookingBody('HEADER-1'), { test })).status).toBeGreaterThanOrEqual(
      400,
    );
  }
  expect((await rapid.get('/_sandbox/itineraries')).body).toEqual([]);
  expect((await rapid.call('POST', href, bookingBody('HEADER-1'))).status).toBe(201);
});

it('counts requests by method, path and status', async () => {
  await bookFirst(rapid, '1500003', 'COUNT-1', stay(14));
  expect((await rapid.get('/_sandbox/requests')).body).toMatchObject({
    'GET /v3/properties/availability': 1,
    'POST /v3/itineraries': 1,
    'POST /v3/itineraries 201': 1,
  });
});
