import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type TestRapid,
  bookFirst,
  bookingBody,
  day,
  firstPriceCheck,
  newDataDir,
  shopPath,
  startRapid,
  stay,
} from './_client.ts';

const HOTEL = '1500003';
let rapid: TestRapid;
beforeAll(async () => {
  rapid = await startRapid();
});
afterAll(() => rapid.close());

it('books what was checked, and finds it by link and by reference and e-mail', async () => {
  const { check, book } = await bookFirst(rapid, HOTEL, 'BOOK-0001', stay(14));
  expect(check.body.status).toBe('available');
  expect(book.status).toBe(201);
  const byLink = await rapid.get(book.body.links.retrieve.href);
  expect(byLink.body).toMatchObject({
    itinerary_id: book.body.itinerary_id,
    affiliate_reference_id: 'BOOK-0001',
  });
  expect(byLink.body.rooms[0]).toMatchObject({
    status: 'booked',
    given_name: 'TARO',
    family_name: 'SAKURA',
    number_of_adults: 2,
  });
  const total = check.body.occupancy_pricing['2'].totals.inclusive.billable_currency;
  expect(byLink.body.rooms[0].rate.pricing.totals.inclusive).toEqual({ billable_currency: total });
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
  expect(again.book.status).toBe(400);
  expect(again.book.body.errors[0].type).toBe('duplicate_itinerary');
  const all = (await rapid.get('/_sandbox/itineraries')).body;
  expect(all.filter((each) => each.affiliate_reference_id === 'BOOK-0002')).toHaveLength(1);
});

it('never sells more rooms than it has, also to parallel bookings, and sells a cancelled one again', async () => {
  const dates = { checkin: day(120), checkout: day(121) };
  const shop = await rapid.get(shopPath({ property_id: HOTEL, ...dates }));
  const left = shop.body[0].rooms[0].rates[0].available_rooms as number;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(30);
  const check = await rapid.get(firstPriceCheck(shop));
  const answers = await Promise.all(
    Array.from({ length: left + 5 }, (_, index) =>
      rapid.call('POST', check.body.links.book.href, bookingBody(`LAST-${index}`)),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(left);
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(5);
  expect(await rapid.get(firstPriceCheck(shop))).toMatchObject({ body: { status: 'sold_out' } });
  const winner = answers.find(({ status }) => status === 201);
  const itinerary = await rapid.get(winner?.body.links.retrieve.href as string);
  expect((await rapid.call('DELETE', itinerary.body.rooms[0].links.cancel.href)).status).toBe(204);
  expect(await rapid.get(firstPriceCheck(shop))).toMatchObject({ body: { status: 'available' } });
});

it('gives everything back before the first penalty and names the refund', async () => {
  const { book } = await bookFirst(rapid, HOTEL, 'BOOK-0003', { ...stay(26), filter: 'refundable' });
  const before = (await rapid.get(book.body.links.retrieve.href)).body;
  const { cancel } = before.rooms[0].links;
  expect((await rapid.call('DELETE', cancel.href)).status).toBe(204);
  const after = (await rapid.get(book.body.links.retrieve.href)).body;
  expect(after.rooms[0]).toMatchObject({ status: 'canceled' });
  const total = before.rooms[0].rate.pricing.totals.inclusive.billable_currency;
  expect(after.rooms[0].rate.cancel_refund).toEqual({ amount: `-${total.value}`, currency: 'JPY' });
  expect(after.rooms[0].links).toBeUndefined();
  const again = await rapid.call('DELETE', cancel.href);
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
  const itinerary = (await rapid.get(book.body.links.retrieve.href)).body;
  expect(itinerary.rooms.map((room) => room.number_of_adults)).toEqual([1, 2]);
  expect(new Set(itinerary.rooms.map((room) => room.confirmation_id.expedia)).size).toBe(2);
  await rapid.call('DELETE', itinerary.rooms[1].links.cancel.href);
  const after = (await rapid.get(book.body.links.retrieve.href)).body;
  expect(after.rooms.map((room) => room.status)).toEqual(['booked', 'canceled']);
});

it('changes names and requests of a room', async () => {
  const { book } = await bookFirst(rapid, HOTEL, 'BOOK-0005', stay(34));
  const itinerary = (await rapid.get(book.body.links.retrieve.href)).body;
  const change = await rapid.call('PUT', itinerary.rooms[0].links.change.href, {
    given_name: 'JIRO',
    family_name: 'AOZORA',
    smoking: true,
    special_request: 'Late arrival',
  });
  expect(change.status).toBe(204);
  const after = (await rapid.get(`${book.body.links.retrieve.href}&include=history`)).body;
  expect(after.rooms[0]).toMatchObject({
    given_name: 'JIRO',
    family_name: 'AOZORA',
    smoking: true,
    special_request: 'Late arrival',
  });
  expect(after.room_history[0].map((event) => event.event_type)).toEqual(['created', 'modified']);
});

it('holds a booking until it is resumed, and lets a held one go', async () => {
  const { book } = await bookFirst(rapid, HOTEL, 'HOLD-0001', stay(38), { hold: true });
  const held = (await rapid.get(book.body.links.retrieve.href)).body;
  expect(held.rooms).toBeUndefined();
  expect((await rapid.call('PUT', book.body.links.resume.href)).status).toBe(204);
  expect((await rapid.get(book.body.links.retrieve.href)).body.rooms[0].status).toBe('booked');

  const other = await bookFirst(rapid, HOTEL, 'HOLD-0002', stay(42), { hold: true });
  expect((await rapid.call('DELETE', other.book.body.links.cancel.href)).status).toBe(204);
  expect((await rapid.get(other.book.body.links.retrieve.href)).body.rooms[0].status).toBe('canceled');
});

it('names everything that is wrong with a booking at once', async () => {
  const shop = await rapid.get(shopPath({ property_id: HOTEL, ...stay(80) }));
  const check = await rapid.get(firstPriceCheck(shop));
  const body = bookingBody('AB', { email: 'nobody', rooms: [], payments: [] });
  const answer = await rapid.call('POST', check.body.links.book.href, body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors.map((error) => error.type)).toEqual([
    'email.invalid',
    'number_of_rooms.invalid',
    'affiliate_reference_id.invalid',
    'payments.required',
  ]);
});

it('refuses forged links, links of another kind and links of another room', async () => {
  const { book, check } = await bookFirst(rapid, HOTEL, 'BOOK-0006', stay(46));
  const itinerary = (await rapid.get(book.body.links.retrieve.href)).body;
  const cancel = itinerary.rooms[0].links.cancel.href as string;
  const forged = [
    cancel.replace(/token=..../, 'token=AAAA'),
    cancel.replace(/rooms\/[^?]+/, 'rooms/00000000-0000-0000-0000-000000000000'),
    cancel.split('?')[0] + new URL(check.body.links.book.href, rapid.url).search,
  ];
  for (const href of forged) {
    expect(await rapid.call('DELETE', href)).toMatchObject({
      status: 400,
      body: { errors: [{ type: 'link.invalid' }] },
    });
  }
  expect((await rapid.get(book.body.links.retrieve.href)).body.rooms[0].status).toBe('booked');
});

it('still has bookings and cancellations after a restart on the same data', async () => {
  const dataDir = newDataDir();
  const first = await startRapid({ dataDir });
  const { book } = await bookFirst(first, HOTEL, 'KEPT-0001', stay(50));
  const kept = (await first.get(book.body.links.retrieve.href)).body;
  await first.close();
  const second = await startRapid({ dataDir });
  const again = (await second.get(book.body.links.retrieve.href)).body;
  expect(again.itinerary_id).toBe(kept.itinerary_id);
  await second.call('DELETE', again.rooms[0].links.cancel.href);
  await second.close();
  const third = await startRapid({ dataDir });
  expect((await third.get(book.body.links.retrieve.href)).body.rooms[0].status).toBe('canceled');
  await third.close();
});
