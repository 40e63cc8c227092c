import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { type FoundHotel, regionId, search, searchQuery, searchVariables, stayAhead } from './_search.ts';

let api: TestApi;
let client: TestClient;
let tokyo: { regionId: string };
let clockOffset = 0;
const stay = stayAhead();

beforeAll(async () => {
  api = await startTestApi({ overrides: { clock: () => new Date(Date.now() + clockOffset) } });
  client = api.as('employee@sakura.example');
  tokyo = { regionId: await regionId(client, '東京', ['CITY']) };
});
afterAll(() => api.close());

const prices = (hotels: readonly FoundHotel[]) =>
  hotels.map(({ cheapestPriceV2 }) => cheapestPriceV2?.paymentPrice);
const priced = (hotels: readonly FoundHotel[]) => hotels.filter(({ cheapestPriceV2 }) => cheapestPriceV2);
const ascending = (values: readonly (number | null | undefined)[]) =>
  values.toSorted((a, b) => (a ?? 0) - (b ?? 0));

describe('hotel search', () => {
  // spec: 7.searchPropertyContent
  it('gives the hotels of a region with prices for the stay', async () => {
    const page = await search(client, { region: tokyo, stay });
    expect(page.regionName).toBe('東京');
    expect(page.totalCount).toBeGreaterThan(100);
    expect(page.nodes).toHaveLength(20);
    const [first] = priced(page.nodes);
    expect(first?.cheapestPriceV2?.totalPaymentPrice).toBeGreaterThan(
      first?.cheapestPriceV2?.paymentPrice ?? 0,
    );
    expect(first?.cheapestPriceV2?.paymentPrice).toBeGreaterThan(1_000);
  });

  it('measures from the middle of a city, and not from that of a country', async () => {
    const country = { regionId: await regionId(client, 'カナダ', ['COUNTRY']) };
    const [near, far] = await Promise.all([tokyo, country].map((region) => search(client, { region, stay })));
    expect(near?.nodes[0]?.distanceMeters).toEqual(expect.any(Number));
    expect(far?.nodes.length).toBeGreaterThan(0);
    expect(
      far?.nodes.map(({ distanceMeters }) => distanceMeters).filter((meters) => meters !== null),
    ).toEqual([]);
  });

  // spec: 3.paging
  it('shows every hotel once over all pages, in one order, although prices were asked for again in between', async () => {
    const all: FoundHotel[] = [];
    let after: string | null = null;
    let total = 0;
    do {
      const page = await search(client, { region: tokyo, stay, sort: 'PRICE_ASC', first: 60, after });
      all.push(...page.nodes);
      total = page.totalCount;
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      clockOffset += 4 * 60_000;
    } while (after);
    clockOffset = 0;
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all).toHaveLength(total);
    const shown = prices(all);
    const sold = shown.indexOf(undefined);
    const open = sold < 0 ? shown : shown.slice(0, sold);
    expect(open).toEqual(ascending(open));
    expect(shown.slice(open.length).every((price) => price === undefined)).toBe(true);
  });

  it('continues behind the same hotel when the result of a cursor is gone', async () => {
    const first = await search(client, { region: tokyo, stay, sort: 'STAR', first: 10 });
    clockOffset = 20 * 60_000;
    const second = await search(client, {
      region: tokyo,
      stay,
      sort: 'STAR',
      first: 10,
      after: first.pageInfo.endCursor,
    });
    clockOffset = 0;
    const ids = new Set(first.nodes.map(({ id }) => id));
    expect(second.nodes).toHaveLength(10);
    expect(second.nodes.filter(({ id }) => ids.has(id))).toEqual([]);
  });

  it('sorts by price, score and distance', async () => {
    const dear = await search(client, { region: tokyo, stay, sort: 'PRICE_DESC' });
    expect(prices(dear.nodes)).toEqual(ascending(prices(dear.nodes)).toReversed());
    const good = await search(client, { region: tokyo, stay, sort: 'GUEST_RATING' });
    const scores = good.nodes.map(({ ratings }) => ratings.guest?.overall);
    expect(scores).toEqual(ascending(scores).toReversed());
    const near = await search(client, { region: tokyo, stay, sort: 'DISTANCE' });
    const meters = near.nodes.map(({ distanceMeters }) => distanceMeters);
    expect(meters).toEqual(ascending(meters));
  });

  it('shows and sorts by the price that passes the filter', async () => {
    const filter = { freeCancellation: true, mealTypes: ['BREAKFAST'] };
    const page = await search(client, { region: tokyo, stay, filter, sort: 'PRICE_ASC' });
    expect(page.nodes.length).toBeGreaterThan(5);
    for (const { cheapestPriceV2: price } of page.nodes) {
      expect(price).toMatchObject({ refundable: true, mealType: 'BREAKFAST' });
      expect(price?.freeCancelUntil).toMatch(/\+09:00$/);
      expect(price?.cancelPenaltyNow).toBe(0);
    }
    expect(prices(page.nodes)).toEqual(ascending(prices(page.nodes)));
  });

  it('says what canceling costs from booking on, up to the whole price', async () => {
    const { nodes } = await search(client, { region: tokyo, stay, sort: 'PRICE_ASC' });
    const offers = nodes.flatMap(({ cheapestPriceV2: offer }) => offer ?? []);
    const charged = offers.filter(({ freeCancelUntil }) => freeCancelUntil === null);
    expect(charged.some((offer) => offer.cancelPenaltyNow === offer.totalPaymentPrice)).toBe(true);
    for (const { cancelPenaltyNow, totalPaymentPrice } of charged) {
      expect(cancelPenaltyNow).toBeGreaterThan(0);
      expect(cancelPenaltyNow).toBeLessThanOrEqual(totalPaymentPrice);
    }
  });

  it('filters by price, stars, score, facilities and words', async () => {
    const filter = {
      minPaymentPrice: 6_000,
      maxPaymentPrice: 12_000,
      minGuestRating: 4,
      amenities: ['LAUNDRY'],
    };
    const page = await search(client, { region: tokyo, stay, filter });
    expect(page.nodes.length).toBeGreaterThan(0);
    for (const hotel of page.nodes) {
      expect(hotel.cheapestPriceV2?.paymentPrice).toBeGreaterThanOrEqual(6_000);
      expect(hotel.cheapestPriceV2?.paymentPrice).toBeLessThanOrEqual(12_000);
      expect(hotel.ratings.guest?.overall).toBeGreaterThanOrEqual(4);
      expect(hotel.amenities).toContain('LAUNDRY');
    }
    const stars = await search(client, { region: tokyo, stay, filter: { starRatings: [5] } });
    expect(stars.nodes.every(({ ratings }) => ratings.property?.rating === 5)).toBe(true);
    const words = await search(client, { region: tokyo, stay, filter: { keyword: 'しんじゅく' } });
    expect(words.totalCount).toBeGreaterThan(0);
    expect(words.nodes.every(({ name }) => name.includes('新宿'))).toBe(true);
  });

  it('searches around a station, a point and in a box', async () => {
    const station = { spotId: await regionId(client, '東京駅', ['TRAIN_STATION']) };
    const around = await search(client, { region: station, stay, sort: 'DISTANCE' });
    expect(around.regionName).toBe('東京駅');
    expect(around.nodes.every(({ distanceMeters }) => (distanceMeters ?? 9e9) <= 3_000)).toBe(true);
    const point = { latitude: 35.6812, longitude: 139.7671, radiusKm: 1 };
    const close = await search(client, { region: point, stay });
    expect(close.nodes.every(({ distanceMeters }) => (distanceMeters ?? 9e9) <= 1_000)).toBe(true);
    expect(close.totalCount).toBeGreaterThan(0);
    const box = { boundingBox: { north: 35.7, south: 35.66, east: 139.8, west: 139.74 } };
    expect((await search(client, { region: box, stay })).totalCount).toBeGreaterThan(close.totalCount);
  });

  // spec: 7.searchPropertyContent
  it('puts the picked hotel apart and not into the list, whatever the filter', async () => {
    const [picked] = (await search(client, { region: tokyo, stay })).nodes;
    const page = await search(client, {
      region: tokyo,
      stay,
      propertyId: picked?.id,
      filter: { keyword: 'しんじゅく' },
      first: 100,
    });
    expect(page.specifiedProperty?.id).toBe(picked?.id);
    const whole = await search(client, { region: tokyo, stay, propertyId: picked?.id, first: 100 });
    expect(whole.nodes.map(({ id }) => id)).not.toContain(picked?.id);
  });

  it('shows the picked hotel also when it is sold out', async () => {
    const people = [{ adults: 14 }];
    const [hotel] = (await search(client, { region: tokyo, stay })).nodes;
    const page = await search(client, {
      region: tokyo,
      stay: { ...stay, occupancies: people },
      propertyId: hotel?.id,
    });
    expect(page.specifiedProperty).toMatchObject({ id: hotel?.id, cheapestPriceV2: null });
  });

  it('lists the neighbors of a hotel when only the hotel is named', async () => {
    const [hotel] = (await search(client, { region: tokyo, stay })).nodes;
    const response = await client.query<{
      searchPropertyContent: { totalCount: number; specifiedProperty: object };
    }>(
      `query ($input: SearchPropertyContentInput!) {
        searchPropertyContent(input: $input) { totalCount specifiedProperty { id } }
      }`,
      { input: { stay, propertyId: hotel?.id } },
    );
    const found = response.expectNoErrors().searchPropertyContent;
    expect(found.specifiedProperty).toEqual({ id: hotel?.id });
    expect(found.totalCount).toBeGreaterThan(5);
  });

  it('refuses what it cannot search for', async () => {
    const wrong = async (change: object) =>
      (await client.query(searchQuery, { ...searchVariables({ region: tokyo, stay }), ...change }))
        .errorCodes;
    expect(await wrong({ first: 1_000 })).toEqual(['BAD_USER_INPUT']);
    expect(await wrong({ after: 'bm90IGEgY3Vyc29y' })).toEqual(['BAD_USER_INPUT']);
    expect(await wrong({ region: { ...tokyo, spotId: '1' } })).toEqual(['BAD_USER_INPUT']);
    expect(await wrong({ region: { regionId: '0' } })).toEqual(['NOT_FOUND']);
    const past = { ...stay, checkin: '2020-01-01', checkout: '2020-01-02' };
    expect(await wrong({ input: { stay: past } })).toEqual(['BAD_USER_INPUT']);
  });
});
