import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { regionId, search, stayAhead } from './_search.ts';

let api: TestApi;
let client: TestClient;
let nagoya: { regionId: string };
const stay = stayAhead();

beforeAll(async () => {
  api = await startTestApi();
  client = api.as('employee@sakura.example');
  nagoya = { regionId: await regionId(client, '名古屋', ['CITY']) };
});
afterAll(() => api.close());

interface Counted {
  totalCount: number;
  origin: { name: string | null; isPoint: boolean; coordinates: { latitude: number } };
  facets: {
    totalCount: number;
    available: number;
    soldOut: number;
    prices: { minPaymentPrice: number; maxPaymentPrice: number; count: number }[];
    starRatings: { starRating: number; count: number }[];
    guestRatings: { minGuestRating: number; count: number }[];
    freeCancellation: number;
    nonSmoking: number;
    mealTypes: { mealType: string; count: number }[];
    amenities: { amenity: string; count: number }[];
    categories: { category: { id: string; name: string }; count: number }[];
    distances: { maxDistanceMeters: number; count: number }[];
    chains: { chain: { id: string; name: string }; count: number }[];
    bedTypes: { bedType: string; count: number }[];
    roomSizes: { minRoomSquareMeters: number; count: number }[];
    breakfastTimes: { breakfastBy: number; count: number }[];
    relaxations: { condition: string; amenity: string | null; count: number }[];
  };
}

async function count(filter: object, region: object = nagoya, more: object = {}): Promise<Counted> {
  const response = await client.query<{ searchPropertyContent: Counted }>(
    `query ($input: SearchPropertyContentInput!, $region: RegionInput) {
      searchPropertyContent(input: $input, regionInput: $region, first: 1) {
        totalCount origin { name isPoint coordinates { latitude } }
        facets {
          totalCount available soldOut freeCancellation nonSmoking
          prices { minPaymentPrice maxPaymentPrice count }
          starRatings { starRating count } guestRatings { minGuestRating count }
          mealTypes { mealType count } amenities { amenity count }
          categories { category { id name } count } distances { maxDistanceMeters count }
          chains { chain { id name } count } bedTypes { bedType count }
          roomSizes { minRoomSquareMeters count } breakfastTimes { breakfastBy count }
          relaxations { condition amenity count }
        }
      }
    }`,
    { input: { stay, filter, ...more }, region },
  );
  return response.expectNoErrors().searchPropertyContent;
}

const total = async (filter: object) =>
  (await search(client, { region: nagoya, stay, filter, first: 1 })).totalCount;

describe('counts of filters', () => {
  it('say how many hotels have no room for the stay, which the list leaves out when asked to', async () => {
    const all = await count({});
    const { facets, totalCount } = await count({ availableOnly: true });
    expect(facets.soldOut).toBeGreaterThan(0);
    expect(totalCount).toBe(all.totalCount - facets.soldOut);
    expect(facets).toMatchObject({ available: totalCount, totalCount: all.totalCount });
    expect(await total({ availableOnly: true, minGuestRating: 4 })).toBe(
      facets.guestRatings.find(({ minGuestRating }) => minGuestRating === 4)?.count,
    );
  });

  it('are what the list then has, whichever filter is chosen', async () => {
    const { facets, totalCount } = await count({});
    expect(facets.totalCount).toBe(totalCount);
    const breakfast = facets.mealTypes.find(({ mealType }) => mealType === 'BREAKFAST')?.count;
    expect(breakfast).toBeGreaterThan(0);
    expect(await total({ mealTypes: ['BREAKFAST'] })).toBe(breakfast);
    expect(await total({ freeCancellation: true })).toBe(facets.freeCancellation);
    expect(await total({ nonSmoking: true })).toBe(facets.nonSmoking);
    for (const { starRating, count: hotels } of facets.starRatings) {
      expect(await total({ starRatings: [starRating] })).toBe(hotels);
    }
    for (const { minGuestRating, count: hotels } of facets.guestRatings) {
      expect(await total({ minGuestRating })).toBe(hotels);
    }
    for (const { maxDistanceMeters, count: hotels } of facets.distances) {
      expect(await total({ maxDistanceMeters })).toBe(hotels);
    }
    for (const { amenity, count: hotels } of facets.amenities) {
      expect(await total({ amenities: [amenity] })).toBe(hotels);
    }
    const [category] = facets.categories;
    expect(category?.category.name).not.toBe('');
    expect(await total({ categoryIds: [category?.category.id] })).toBe(category?.count);
    const [chain] = facets.chains;
    expect(chain?.chain.name).toMatch(/^[A-Z]/);
    expect(await total({ chainIds: [chain?.chain.id] })).toBe(chain?.count);
    for (const { bedType, count: hotels } of facets.bedTypes) {
      expect(hotels).toBeGreaterThan(0);
      expect(await total({ bedTypes: [bedType] })).toBe(hotels);
    }
    for (const { minRoomSquareMeters, count: hotels } of facets.roomSizes) {
      expect(await total({ minRoomSquareMeters })).toBe(hotels);
    }
    expect(facets.breakfastTimes.map(({ breakfastBy }) => breakfastBy)).toEqual([360, 390, 420]);
    for (const { breakfastBy, count: hotels } of facets.breakfastTimes) {
      expect(hotels).toBeGreaterThan(0);
      expect(await total({ breakfastBy })).toBe(hotels);
    }
    const band = facets.prices.find(({ count: hotels }) => hotels > 0);
    const { minPaymentPrice, maxPaymentPrice } = band ?? {};
    expect(await total({ minPaymentPrice, maxPaymentPrice })).toBe(band?.count);
  });

  it('keep the other filters, and add up with them', async () => {
    const filter = { freeCancellation: true, amenities: ['LAUNDRY'] };
    const { facets } = await count(filter);
    const four = facets.starRatings.find(({ starRating }) => starRating === 4);
    expect(await total({ ...filter, starRatings: [4] })).toBe(four?.count);
    const wifi = facets.amenities.find(({ amenity }) => amenity === 'FREE_WIFI');
    expect(await total({ ...filter, amenities: ['LAUNDRY', 'FREE_WIFI'] })).toBe(wifi?.count);
  });

  it('name the tightest filter of an empty result, with what dropping it brings', async () => {
    const filter = { maxPaymentPrice: 100, starRatings: [3], amenities: ['FREE_WIFI'] };
    const { facets, totalCount } = await count(filter);
    expect(totalCount).toBe(0);
    expect(facets.relaxations.map(({ condition }) => condition)[0]).toBe('PRICE');
    expect(facets.relaxations[0]?.count).toBe(await total({ starRatings: [3], amenities: ['FREE_WIFI'] }));
    expect(facets.relaxations).toContainEqual({ condition: 'AMENITY', amenity: 'FREE_WIFI', count: 0 });
  });
});

describe('the point that distances are measured from', () => {
  it('is the middle of an area, a station itself, or a hotel', async () => {
    expect((await count({})).origin).toMatchObject({ name: '名古屋', isPoint: false });
    const station = { regionId: await regionId(client, '東京駅', ['TRAIN_STATION']) };
    expect((await count({}, station)).origin).toMatchObject({ name: '東京駅', isPoint: true });
    const [hotel] = (await search(client, { region: nagoya, stay })).nodes;
    const around = { propertyId: hotel?.id };
    expect((await count({}, around)).origin).toMatchObject({ name: hotel?.name, isPoint: true });
    const near = await search(client, { region: around, stay, sort: 'DISTANCE' });
    expect(near.nodes[0]).toMatchObject({ id: hotel?.id, distanceMeters: 0 });
  });

  it('stays the station while a box says where to look', async () => {
    const from = { regionId: await regionId(client, '東京駅', ['TRAIN_STATION']) };
    const boundingBox = { north: 35.73, south: 35.69, east: 139.72, west: 139.68 };
    const found = await count({}, { boundingBox }, { from });
    expect(found.origin).toMatchObject({ name: '東京駅', isPoint: true });
    const response = await client.query<{
      searchPropertyContent: {
        nodes: {
          coordinates: { latitude: number; longitude: number };
          distanceMeters: number;
          cheapestPriceV2: { paymentPrice: number } | null;
        }[];
      };
    }>(
      `query (
        $input: SearchPropertyContentInput!, $region: RegionInput, $from: RegionInput!, $stay: RoomsWithRateInput!
      ) {
        searchPropertyContent(input: $input, regionInput: $region, first: 100) {
          nodes { coordinates { latitude longitude } distanceMeters(from: $from) cheapestPriceV2(stay: $stay) { paymentPrice } }
        }
      }`,
      { input: { stay, from, sort: 'DISTANCE' }, region: { boundingBox }, from, stay },
    );
    const { nodes } = response.expectNoErrors().searchPropertyContent;
    for (const { coordinates } of nodes) {
      expect(coordinates.latitude).toBeGreaterThan(boundingBox.south);
      expect(coordinates.latitude).toBeLessThan(boundingBox.north);
      expect(coordinates.longitude).toBeGreaterThan(boundingBox.west);
      expect(coordinates.longitude).toBeLessThan(boundingBox.east);
    }
    // What is sold out for the stay comes after the rest, and which hotels those are differs from day to day.
    const rooms = nodes.filter(({ cheapestPriceV2 }) => cheapestPriceV2);
    expect(nodes.slice(0, rooms.length)).toEqual(rooms);
    const meters = rooms.map(({ distanceMeters }) => distanceMeters);
    expect(meters.length).toBeGreaterThan(3);
    expect(meters).toEqual(meters.toSorted((a, b) => a - b));
  });

  it('must exist', async () => {
    const response = await client.query(
      `query ($input: SearchPropertyContentInput!, $region: RegionInput) {
        searchPropertyContent(input: $input, regionInput: $region) { totalCount }
      }`,
      { input: { stay, from: { regionId: '0' } }, region: nagoya },
    );
    expect(response.errorCodes).toEqual(['NOT_FOUND']);
  });
});

it('sorts by the latest free cancellation', async () => {
  const page = await search(client, { region: nagoya, stay, sort: 'CANCEL_DEADLINE', first: 100 });
  const deadlines = page.nodes
    .filter(({ cheapestPriceV2 }) => cheapestPriceV2)
    .map(({ cheapestPriceV2 }) => Date.parse(cheapestPriceV2?.freeCancelUntil ?? '1970-01-01'));
  expect(deadlines.length).toBeGreaterThan(20);
  expect(deadlines).toEqual(deadlines.toSorted((a, b) => b - a));
  const free = await search(client, {
    region: nagoya,
    stay,
    sort: 'CANCEL_DEADLINE',
    first: 100,
    filter: { freeCancellation: true },
  });
  // The same rates lead as with the filter: those that are free to cancel, whatever else the hotel sells.
  const leading = ({ nodes }: typeof page) =>
    nodes.filter(({ cheapestPriceV2 }) => cheapestPriceV2?.freeCancelUntil).map(({ id }) => id);
  expect(leading(page)).toEqual(leading(free));
});
