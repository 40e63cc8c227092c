import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type TestRapid,
  at,
  bookFirst,
  bookingBody,
  day,
  each,
  firstPriceCheck,
  newDataDir,
  shopPath,
  startRapid,
  stay,
  text,
} from './_client.ts';

const HOTEL = '1500003';
let rapid: TestRapid;
beforeAll(async () => {
  rapid = await startRapid();
});
afterAll(() => rapid.close());

it('books what was checked, and finds it by link and by reference and e-mail', async () => {
  const { check, book } = await bookFirst(rapid, HOTEL, 'BOOK-0001', stay(14));
  expect(at(check.body, 'status')).toBe('available');
  expect(book.status).toBe(201);
  const byLink = await rapid.get(text(book.body, 'links.retrieve.href'));
  expect(byLink.body).toMatchObject({
    itinerary_id: at(book.body, 'itinerary_id'),
    affiliate_reference_id: 'BOOK-0001',
  });
  expect(at(byLink.body, 'rooms.0')).toMatchObject({
    status: 'booked',
    given_name: 'TARO',
    family_name: 'SAKURA',
    number_of_adults: 2,
  });
  const total = at(check.body, 'occupancy_pricing.2.totals.inclusive.billable_currency');
  expect(at(byLink.body, 'rooms.0.rate.pricing.totals.inclusive')).toEqual({ billable_currency: total });
  const byReference = await rapid.get(
    '/v3/itineraries?affiliate_reference_id=BOOK-0001&email=guest%40sakura.example',
  );
  expect(byReference.body).toEqual([byLink.body]);
  const byOther = await rapid.get(
    '/v3/itineraries?affiliate_reference_id=BOOK-0001&email=other%40sakura.example',
  );
  expect(byOther).toMatchObject({ status: 200, body: [] });
});

it('refuses a second booking under the same reference', async () => {
  const { book } = await bookFirst(rapid, HOTEL, 'BOOK-0002', stay(18));
  expect(book.status).toBe(201);
  const again = await bookFirst(rapid, HOTEL, 'BOOK-0002', stay(22));
  expect(at(again, 'book.status')).toBe(400);
  expect(at(again.book.body, 'errors.0.type')).toBe('duplicate_itinerary');
  const all = each((await rapid.get('/_sandbox/itineraries')).body, '', 'affiliate_reference_id');
  expect(all.filter((reference) => reference === 'BOOK-0002')).toHaveLength(1);
});

it('never sells more rooms than it has, also to parallel bookings, and sells a canceled one again', async () => {
  const dates = { checkin: day(120), checkout: day(121) };
  const shop = await rapid.get(shopPath({ property_id: HOTEL, ...dates }));
  const left = Number(at(shop.body, '0.rooms.0.rates.0.available_rooms'));
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(30);
  const check = await rapid.get(firstPriceCheck(shop));
  const answers = await Promise.all(
    Array.from({ length: left + 5 }, (_, index) =>
      rapid.call('POST', text(check.body, 'links.book.href'), bookingBody(`LAST-${index}`)),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(left);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(5);
  expect(await rapid.get(firstPriceCheck(shop))).toMatchObject({ body: { status: 'sold_out' } });
  const winner = answers.find(({ status }) => status === 201);
  const itinerary = await rapid.get(text(winner?.body, 'links.retrieve.href'));
  expect((await rapid.call('DELETE', text(itinerary.body, 'rooms.0.links.cancel.href'))).status).toBe(204);
  expect(await rapid.get(firstPriceCheck(shop))).toMatchObject({ body: { status: 'available' } });
});

it('gives everything back before the first penalty and names the refund', async () => {
  const { book } = await bookFirst(rapid, HOTEL, 'BOOK-0003', { ...stay(26), filter: 'refundable' });
  const before = (await rapid.get(text(book.body, 'links.retrieve.href'))).body;
  const cancel = text(before, 'rooms.0.links.cancel.href');
  expect((await rapid.call('DELETE', cancel)).status).toBe(204);
  const after = (await rapid.get(text(book.body, 'links.retrieve.href'))).body;
  expect(at(after, 'rooms.0')).toMatchObject({ status: 'canceled' });
  const total = at(before, 'rooms.0.rate.pricing.totals.inclusive.billable_currency');
  expect(at(after, 'rooms.0.rate.cancel_refund')).toEqual({
    amount: `-${text(total, 'value')}`,
    currency: 'JPY',
  });
  expect(at(after, 'rooms.0.links')).toBeUndefined();
  const again = await rapid.call('DELETE', cancel);
  expect(again).toMatchObject({ status: 400, body: { type: 'room_already_cancelled' } });
});

it('books several rooms at once and cancels one of them', async () => {
  const rooms = [
    { given_name: 'TARO', family_name: 'SAKURA' },
    { given_name: 'HANAKO', family_name: 'SAKURA' },
  ];
  const { book } = await bookFirst(
    rapid,
    HOTEL,
    'BOOK-0004',
    { ...stay(30), occupancy: ['1', '2'] },
    { rooms },
  );
  expect(book.status).toBe(201);
  const itinerary = (await rapid.get(text(book.body, 'links.retrieve.href'))).body;
  expect(each(itinerary, 'rooms', 'number_of_adults')).toEqual([1, 2]);
  expect(new Set(each(itinerary, 'rooms', 'confirmation_id.expedia')).size).toBe(2);
  await rapid.call('DELETE', text(itinerary, 'rooms.1.links.cancel.href'));
  const after = (await rapid.get(text(book.body, 'links.retrieve.href'))).body;
  expect(each(after, 'rooms', 'status')).toEqual(['booked', 'canceled']);
});

it('changes names and requests of a room', async () => {
  const { book } = await bookFirst(rapid, HOTEL, 'BOOK-0005', stay(34));
  const itinerary = (await rapid.get(text(book.body, 'links.retrieve.href'))).body;
  const change = await rapid.call('PUT', text(itinerary, 'rooms.0.links.change.href'), {
    given_name: 'JIRO',
    family_name: 'AOZORA',
    smoking: true,
    special_request: 'Late arrival',
  });
  expect(change.status).toBe(204);
  const after = (await rapid.get(`${text(book.body, 'links.retrieve.href')}&include=history`)).body;
  expect(at(after, 'rooms.0')).toMatchObject({
    given_name: 'JIRO',
    family_name: 'AOZORA',
    smoking: true,
    special_request: 'Late arrival',
  });
  expect(each(after, 'room_history.0', 'event_type')).toEqual(['created', 'modified']);
});

it('holds a booking until it is resumed, and lets a held one go', async () => {
  const { book } = await bookFirst(rapid, HOTEL, 'HOLD-0001', stay(38), { hold: true });
  const held = (await rapid.get(text(book.body, 'links.retrieve.href'))).body;
  expect(at(held, 'rooms')).toBeUndefined();
  expect((await rapid.call('PUT', text(book.body, 'links.resume.href'))).status).toBe(204);
  expect(at((await rapid.get(text(book.body, 'links.retrieve.href'))).body, 'rooms.0.status')).toBe('booked');

  const other = await bookFirst(rapid, HOTEL, 'HOLD-0002', stay(42), { hold: true });
  expect((await rapid.call('DELETE', text(other.book.body, 'links.cancel.href'))).status).toBe(204);
  expect(at((await rapid.get(text(other.book.body, 'links.retrieve.href'))).body, 'rooms.0.status')).toBe(
    'canceled',
  );
});

it('names everything that is wrong with a booking at once', async () => {
  const shop = await rapid.get(shopPath({ property_id: HOTEL, ...stay(80) }));
  const check = await rapid.get(firstPriceCheck(shop));
  const body = bookingBody('AB', { email: 'nobody', rooms: [], payments: [] });
  const answer = await rapid.call('POST', text(check.body, 'links.book.href'), body);
  expect(answer.status).toBe(400);
  expect(each(answer.body, 'errors', 'type')).toEqual([
    'email.invalid',
    'number_of_rooms.invalid',
    'affiliate_reference_id.invalid',
    'payments.required',
  ]);
});

it('refuses forged links, links of another kind and links of another room', async () => {
  const { book, check } = await bookFirst(rapid, HOTEL, 'BOOK-0006', stay(46));
  const itinerary = (await rapid.get(text(book.body, 'links.retrieve.href'))).body;
  const cancel = text(itinerary, 'rooms.0.links.cancel.href');
  const forged = [
    cancel.replace(/token=..../, 'token=AAAA'),
    cancel.replace(/rooms\/[^?]+/, 'rooms/00000000-0000-0000-0000-000000000000'),
    cancel.split('?')[0] + new URL(text(check.body, 'links.book.href'), rapid.url).search,
  ];
  for (const href of forged) {
    expect(await rapid.call('DELETE', href)).toMatchObject({
      status: 400,
      body: { errors: [{ type: 'link.invalid' }] },
    });
  }
  expect(at((await rapid.get(text(book.body, 'links.retrieve.href'))).body, 'rooms.0.status')).toBe('booked');
});

it('still has bookings and cancellations after a restart on the same data', async () => {
  const dataDir = newDataDir();
  const first = await startRapid({ dataDir });
  const { book } = await bookFirst(first, HOTEL, 'KEPT-0001', stay(50));
  const kept = (await first.get(text(book.body, 'links.retrieve.href'))).body;
  await first.close();
  const second = await startRapid({ dataDir });
  const again = (await second.get(text(book.body, 'links.retrieve.href'))).body;
  expect(at(again, 'itinerary_id')).toBe(at(kept, 'itinerary_id'));
  await second.call('DELETE', text(again, 'rooms.0.links.cancel.href'));
  await second.close();
  const third = await startRapid({ dataDir });
  expect(at((await third.get(text(book.body, 'links.retrieve.href'))).body, 'rooms.0.status')).toBe(
    'canceled',
  );
  await third.close();
});
