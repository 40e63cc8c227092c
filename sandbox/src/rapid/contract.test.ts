import { afterAll, beforeAll, expect, it } from 'vitest';
import { properties } from '../catalog/properties.ts';
import {
  type RapidResponse,
  type TestRapid,
  at,
  bookFirst,
  bookingBody,
  day,
  firstPriceCheck,
  shopPath,
  startRapid,
  stay,
  text,
} from './_client.ts';
import { problems } from './contract.ts';

let rapid: TestRapid;
beforeAll(async () => {
  rapid = await startRapid();
});
afterAll(() => rapid.close());

const HOTEL = '1500003';

/** What is wrong with an answer: another status than expected, or parts the contract does not know. */
function wrong(method: string, path: string, answer: RapidResponse, status: number): readonly string[] {
  const other = answer.status === status ? [] : [`${answer.status} instead of ${status}`];
  return [...other, ...problems(method, path, answer.status, answer.body).slice(0, 5)];
}

it('finds a misspelled, a missing and an unknown part of a message', () => {
  expect(problems('post', '/v3/itineraries', 201, { itinerary_id: '1', link: {} })).not.toEqual([]);
  expect(
    problems('get', '/v3/properties/availability', 200, [{ property_id: '1', status: 'full' }]),
  ).not.toEqual([]);
  expect(problems('get', '/v3/properties/availability', 418, [])).not.toEqual([]);
  expect(
    problems('get', '/v3/itineraries', 200, [{ rooms: [{ rate: { cancel_refund: { value: '1' } } }] }]),
  ).not.toEqual([]);
});

it.each(['ja-JP', 'en-US'])('sends all content in %s as the contract says', async (language) => {
  const path = '/v3/properties/content';
  let next: string | undefined = `${path}?language=${language}&supply_source=expedia`;
  const seen = new Set<string>();
  while (next) {
    const answer: RapidResponse = await rapid.get(next);
    expect(wrong('get', path, answer, 200)).toEqual([]);
    for (const id of Object.keys(answer.body as object)) seen.add(id);
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  expect(seen).toEqual(new Set(properties.map(({ id }) => id)));
});

it('sends regions, one region, reviews and reference lists as the contract says', async () => {
  const language = 'language=ja-JP';
  const regions = await rapid.get(
    `/v3/regions?${language}&include=details&include=property_ids&include=property_ids_expanded`,
  );
  expect(wrong('get', '/v3/regions', regions, 200)).toEqual([]);
  expect(
    wrong(
      'get',
      '/v3/regions/{region_id}',
      await rapid.get(`/v3/regions/2013?${language}&include=details`),
      200,
    ),
  ).toEqual([]);
  expect(
    wrong(
      'get',
      '/v3/regions/{region_id}',
      await rapid.get(`/v3/regions/1?${language}&include=details`),
      404,
    ),
  ).toEqual([]);
  const reviews = '/v3/properties/{property_id}/guest-reviews';
  for (const { id } of properties.slice(0, 100)) {
    expect(
      wrong('get', reviews, await rapid.get(`/v3/properties/${id}/guest-reviews?${language}`), 200),
    ).toEqual([]);
  }
  expect(wrong('get', reviews, await rapid.get(`/v3/properties/1/guest-reviews?${language}`), 404)).toEqual(
    [],
  );
  expect(
    wrong('get', '/v3/properties/inactive', await rapid.get('/v3/properties/inactive?since=2026-01-01'), 200),
  ).toEqual([]);
  for (const list of [
    'amenities',
    'categories',
    'general-attributes',
    'images',
    'onsite-payment-types',
    'pet-attributes',
    'rate-amenities',
    'room-amenities',
    'room-images',
    'room-views',
    'spoken-languages',
    'statistics',
    'themes',
  ]) {
    expect(
      wrong('get', `/v3/references/${list}`, await rapid.get(`/v3/references/${list}?${language}`), 200),
    ).toEqual([]);
  }
});

const SHOPS: readonly (readonly [string, Record<string, string | string[]>])[] = [
  ['two adults', {}],
  ['a family and a single in English', { occupancy: ['2-9,4', '1'], language: 'en-US' }],
  ['a package', { sales_environment: 'hotel_package' }],
  ['a member', { rate_option: 'member' }],
  [
    'reasons and refundability',
    {
      occupancy: '4',
      include: ['unavailable_reason', 'rooms.rates.current_refundability', 'sale_scenario.mobile_promotion'],
    },
  ],
  ['dollars', { currency: 'USD' }],
  ['the end of the year', { checkin: day(40), checkout: day(44) }],
  ['four weeks', { checkin: day(100), checkout: day(128) }],
];

it.each(SHOPS)('sends offers for %s as the contract says', async (_name, parameters) => {
  for (const from of [0, 400, 900, 1400, 2000]) {
    const ids = properties.slice(from, from + 60).map(({ id }) => id);
    const answer = await rapid.get(shopPath({ property_id: [...ids, '9000001'], ...parameters }));
    expect(wrong('get', '/v3/properties/availability', answer, 200)).toEqual([]);
    expect((answer.body as unknown[]).length).toBeGreaterThan(10);
  }
});

it('sends price checks, bookings and itineraries as the contract says', async () => {
  const { shop, check, book } = await bookFirst(rapid, HOTEL, 'CONTRACT-1', stay(14));
  const checkPath = '/v3/properties/{property_id}/rooms/{room_id}/rates/{rate_id}';
  expect(wrong('get', checkPath, check, 200)).toEqual([]);
  expect(wrong('get', checkPath, await rapid.get(firstPriceCheck(shop), { test: 'sold_out' }), 200)).toEqual(
    [],
  );
  const more = await rapid.get(text(shop.body, '0.links.additional_rates.href'));
  expect(wrong('get', '/v3/properties/{property_id}/availability', more, 200)).toEqual([]);
  const payment = await rapid.get(text(shop.body, '0.rooms.0.rates.0.links.payment_options.href'));
  expect(wrong('get', '/v3/properties/{property_id}/payment-options', payment, 200)).toEqual([]);
  expect(wrong('post', '/v3/itineraries', book, 201)).toEqual([]);
  const one = '/v3/itineraries/{itinerary_id}';
  const itinerary = await rapid.get(`${text(book.body, 'links.retrieve.href')}&include=history`);
  expect(wrong('get', one, itinerary, 200)).toEqual([]);
  expect(
    wrong(
      'get',
      one,
      await rapid.get(text(book.body, 'links.retrieve.href'), { test: 'degraded_response' }),
      206,
    ),
  ).toEqual([]);
  const room = '/v3/itineraries/{itinerary_id}/rooms/{room_id}';
  expect(
    wrong(
      'put',
      room,
      await rapid.call('PUT', text(itinerary.body, 'rooms.0.links.change.href'), { given_name: 'A' }),
      204,
    ),
  ).toEqual([]);
  const cancel = text(itinerary.body, 'rooms.0.links.cancel.href');
  expect(wrong('delete', room, await rapid.call('DELETE', cancel), 204)).toEqual([]);
  expect(wrong('delete', room, await rapid.call('DELETE', cancel), 400)).toEqual([]);
  expect(wrong('get', one, await rapid.get(text(book.body, 'links.retrieve.href')), 200)).toEqual([]);
  expect(wrong('get', one, await rapid.get('/v3/itineraries/1?email=a%40b.example'), 404)).toEqual([]);
  expect(
    wrong(
      'get',
      '/v3/itineraries',
      await rapid.get('/v3/itineraries?affiliate_reference_id=CONTRACT-1&email=guest%40sakura.example'),
      200,
    ),
  ).toEqual([]);
});

it('sends held bookings as the contract says', async () => {
  const { book } = await bookFirst(rapid, HOTEL, 'CONTRACT-2', stay(18), { hold: true });
  const one = '/v3/itineraries/{itinerary_id}';
  expect(wrong('post', '/v3/itineraries', book, 201)).toEqual([]);
  expect(wrong('get', one, await rapid.get(text(book.body, 'links.retrieve.href')), 200)).toEqual([]);
  expect(
    wrong(
      'put',
      one,
      await rapid.call('PUT', text(book.body, 'links.resume.href'), undefined, {
        test: 'service_unavailable',
      }),
      202,
    ),
  ).toEqual([]);
  expect(wrong('put', one, await rapid.call('PUT', text(book.body, 'links.resume.href')), 204)).toEqual([]);
});

it('sends errors as the contract says', async () => {
  const { check } = await bookFirst(rapid, HOTEL, 'CONTRACT-3', stay(22));
  const href = text(check.body, 'links.book.href');
  for (const [test, status] of [
    ['price_mismatch', 409],
    ['rooms_unavailable', 410],
    ['cc_declined', 400],
    ['internal_server_error', 500],
    ['service_unavailable', 503],
  ] as const) {
    expect(
      wrong(
        'post',
        '/v3/itineraries',
        await rapid.call('POST', href, bookingBody(`TEST-${status}`), { test }),
        status,
      ),
    ).toEqual([]);
  }
  const noDates = await rapid.get('/v3/properties/availability');
  expect(wrong('get', '/v3/properties/availability', noDates, 400)).toEqual([]);
  expect(at(noDates.body, 'type')).toBe('invalid_input');
  const unsigned = await rapid.get('/v3/regions', { authorization: 'EAN apikey=x,signature=y,timestamp=1' });
  expect(wrong('get', '/v3/regions', unsigned, 401)).toEqual([]);
});

it('sends notifications as the contract says', async () => {
  const path = '/v3/notifications';
  const test = (event_type: string) => rapid.call('POST', path, { event_type });
  expect(wrong('post', path, await test('itinerary.supplier.confirm'), 204)).toEqual([]);
  expect(wrong('post', path, await test('itinerary.party'), 400)).toEqual([]);
  const waiting = await rapid.get(`${path}?undeliverable=true`);
  expect(waiting.body).not.toEqual([]);
  expect(wrong('get', path, waiting, 200)).toEqual([]);
});
