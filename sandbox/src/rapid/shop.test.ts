import { afterAll, beforeAll, expect, it } from 'vitest';
import { properties } from '../catalog/properties.ts';
import { regions } from '../catalog/regions.ts';
import {
  type RapidResponse,
  type TestRapid,
  at,
  bookingBody,
  day,
  each,
  firstPriceCheck,
  list,
  shopPath,
  startRapid,
  stay,
  text,
} from './_client.ts';

let rapid: TestRapid;
beforeAll(async () => {
  rapid = await startRapid();
});
afterAll(() => rapid.close());

const some = properties.slice(300, 420).map(({ id }) => id);

it('gives the same offers each time it is asked', async () => {
  const path = shopPath({ property_id: some, rate_plan_count: '3' });
  expect((await rapid.get(path)).body).toEqual((await rapid.get(path)).body);
});

it('gives as many rates for a hotel as asked for, the cheapest first', async () => {
  const price = (rate: unknown): number =>
    Number(at(rate, 'occupancy_pricing.2.totals.inclusive.request_currency.value'));
  const everything = await rapid.get(shopPath({ property_id: some }));
  const first = await rapid.get(shopPath({ property_id: some, rate_plan_count: '1' }));
  for (const property of list(first.body, '')) {
    const all = list(everything.body, '').find(
      (other) => at(other, 'property_id') === at(property, 'property_id'),
    );
    const prices = list(all, 'rooms').flatMap((room) => list(room, 'rates').map(price));
    expect(list(property, 'rooms')).toHaveLength(1);
    expect(price(at(property, 'rooms.0.rates.0'))).toBe(Math.min(...prices));
  }
});

it('leaves out what has no rooms, and says why when asked', async () => {
  const full = await rapid.get(
    shopPath({ property_id: some, occupancy: '4', include: 'unavailable_reason' }),
  );
  const reasons = new Set(each(full.body, '', 'unavailable_reason.code').filter(Boolean));
  expect(reasons).toContain('adults_exceed_threshold');
  expect(list(full.body, '').length).toBe(some.length);
  const silent = await rapid.get(shopPath({ property_id: some, occupancy: '4' }));
  expect(new Set(each(silent.body, '', 'status'))).toEqual(new Set(['available']));
  expect((await rapid.get(shopPath({ property_id: '1' }))).body).toEqual([]);
});

it('marks package rates and never calls them member deals', async () => {
  const answer = await rapid.get(
    shopPath({ property_id: some, sales_environment: 'hotel_package', rate_plan_count: '1' }),
  );
  expect(list(answer.body, '').length).toBeGreaterThan(20);
  expect(new Set(each(answer.body, '', 'rooms.0.rates.0.sale_scenario.package'))).toEqual(new Set([true]));
  expect(new Set(each(answer.body, '', 'rooms.0.rates.0.member_deal_available'))).toEqual(new Set([false]));
});

it('gives only refundable rates when filtered', async () => {
  const answer = await rapid.get(shopPath({ property_id: some, filter: 'refundable' }));
  const rates = list(answer.body, '').flatMap((property) =>
    list(property, 'rooms').flatMap((room) => list(room, 'rates')),
  );
  expect(new Set(rates.map((rate) => at(rate, 'refundable')))).toEqual(new Set([true]));
});

it('follows the link of a price check to the same price', async () => {
  const shop = await rapid.get(
    shopPath({ property_id: some.slice(0, 20), occupancy: ['2', '1'], ...stay(70) }),
  );
  const check = await rapid.get(firstPriceCheck(shop));
  expect(at(check.body, 'status')).toBe('available');
  expect(at(check.body, 'occupancy_pricing')).toEqual(at(shop.body, '0.rooms.0.rates.0.occupancy_pricing'));
});

it('refuses a check of one rate with the link of another', async () => {
  const shop = await rapid.get(shopPath({ property_id: some.slice(0, 20) }));
  const href = firstPriceCheck(shop).replace(/rates\/\d+/, 'rates/1');
  expect(await rapid.get(href)).toMatchObject({ status: 400, body: { errors: [{ type: 'link.invalid' }] } });
});

it.each([
  ['checkin.invalid_date_format', { checkin: '2026-13-01' }],
  ['checkin.invalid_date_in_the_past', { checkin: day(-3), checkout: day(1) }],
  ['checkin.invalid_date_too_far_out', { checkin: day(366), checkout: day(367) }],
  ['checkout.invalid_checkout_before_checkin', { checkin: day(5), checkout: day(5) }],
  ['checkout.invalid_length_of_stay_too_long', { checkin: day(5), checkout: day(34) }],
  ['number_of_occupancies.invalid_above_maximum', { occupancy: Array.from({ length: 9 }, () => '1') }],
  ['occupancy.invalid', { occupancy: '2-18' }],
  ['language.not_supported', { language: 'ja' }],
  ['currency.invalid', { currency: 'XXX' }],
  [
    'property_id.above_maximum',
    { property_id: Array.from({ length: 251 }, (_, index) => String(index + 1)) },
  ],
  ['property_id.must_be_numeric', { property_id: 'abc' }],
  ['sales_environment.invalid', { sales_environment: 'other' }],
])('answers %s', async (type, parameters: Record<string, string | string[]>) => {
  const answer = await rapid.get(shopPath({ property_id: '1500003', ...parameters }));
  expect(answer.status).toBe(400);
  expect(each(answer.body, 'errors', 'type')).toContain(type);
});

it('accepts the last day and the longest stay it allows', async () => {
  expect(
    (await rapid.get(shopPath({ property_id: '1500003', checkin: day(365), checkout: day(366) }))).status,
  ).toBe(200);
  expect(
    (await rapid.get(shopPath({ property_id: '1500003', checkin: day(5), checkout: day(33) }))).status,
  ).toBe(200);
});

it('pages content and regions by link, everything exactly once', async () => {
  async function follow(first: string): Promise<string[]> {
    const ids: string[] = [];
    let next: string | undefined = first;
    while (next) {
      const answer = await rapid.get(next);
      ids.push(
        ...(Array.isArray(answer.body)
          ? answer.body.map((region) => text(region, 'id'))
          : Object.keys(answer.body as object)),
      );
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    return ids;
  }
  const content = await follow('/v3/properties/content?language=ja-JP&supply_source=expedia&include=name');
  expect(content.toSorted()).toEqual(properties.map(({ id }) => id).toSorted());
  const found = await follow('/v3/regions?language=ja-JP&include=standard&limit=50');
  expect(found).toEqual(regions.map(({ id }) => id));
});

it('filters content and regions', async () => {
  const content = '/v3/properties/content?language=ja-JP&supply_source=expedia';
  const ryokan = (await rapid.get(`${content}&category_id=20&include=category`)).body as object;
  expect(new Set(Object.values(ryokan).map((each) => at(each, 'category.id')))).toEqual(new Set(['20']));
  const two = (await rapid.get(`${content}&property_id=1500003&property_id=9000001&property_id=77`))
    .body as object;
  expect(Object.keys(two)).toEqual(['1500003', '9000001']);
  const airports = await rapid.get('/v3/regions?language=en-US&include=details&type=airport&country_code=JP');
  expect(each(airports.body, '', 'iata_airport_code')).toContain('HND');
  const near = await rapid.get(
    '/v3/regions?language=ja-JP&include=standard&area=0.3,35.6812,139.7671&type=train_station',
  );
  expect(each(near.body, '', 'name')).toEqual(['東京駅']);
  const wrong = await rapid.get('/v3/regions?language=ja-JP&include=standard&include=details');
  expect(wrong.status).toBe(400);
});

it('refuses a page link that is not its own', async () => {
  expect((await rapid.get('/v3/properties/content?token=abc.def')).status).toBe(400);
  expect((await rapid.get('/v3/regions?token=abc.def')).status).toBe(400);
});

it('sells some rates that the hotel collects, and leaves them out where only ours are asked for', async () => {
  const rates = (answer: RapidResponse) =>
    list(answer.body, '').flatMap((property) =>
      list(property, 'rooms').flatMap((room) => list(room, 'rates')),
    );
  const merchants = async (filter: readonly string[]) => {
    const answer = await rapid.get(shopPath({ property_id: [...some, '9000009'], filter }));
    return new Set(rates(answer).map((rate) => at(rate, 'merchant_of_record')));
  };
  expect(await merchants([])).toEqual(new Set(['expedia', 'property']));
  expect(await merchants(['expedia_collect', 'refundable'])).toEqual(new Set(['expedia']));
  expect(await merchants(['property_collect'])).toEqual(new Set(['property']));
});

it('lists hotels by who collects, and takes no booking that we would pay where the hotel collects', async () => {
  const content = '/v3/properties/content?language=ja-JP&supply_source=expedia&property_id=9000009';
  expect((await rapid.get(`${content}&business_model=expedia_collect`)).body).toEqual({});
  expect((await rapid.get(content)).body).toMatchObject({
    9000009: { business_model: { expedia_collect: false, property_collect: true } },
  });
  const shop = await rapid.get(shopPath({ property_id: ['9000009'] }));
  const check = await rapid.get(firstPriceCheck(shop));
  const booking = await rapid.call('POST', text(check.body, 'links.book.href'), bookingBody('PROPERTY1'));
  expect(booking).toMatchObject({ status: 400, body: { errors: [{ type: 'payments.type.invalid' }] } });
});
