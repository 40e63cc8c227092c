import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceMeters, type Point } from '../../src/modules/catalog/geo.ts';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { stayAhead, suggest } from '../search/_search.ts';

interface Spot {
  distanceMeters: number;
  spot: { id: string; name: string; type: string; coordinates: Point };
}
interface Neighbor {
  distanceMeters: number;
  propertyContent: {
    id: string;
    language: string;
    coordinates: Point;
    cheapestPriceV2: { paymentPrice: number } | null;
  };
}
interface Content {
  id: string;
  coordinates: Point;
  nearbySpots: Spot[];
  nearbyHotels: Neighbor[];
}

const contentFields = `id coordinates { latitude longitude }
  nearbySpots(first: $first) { distanceMeters spot { id name type coordinates { latitude longitude } } }
  nearbyHotels(first: $first) {
    distanceMeters
    propertyContent {
      id language coordinates { latitude longitude } cheapestPriceV2(stay: $stay) { paymentPrice }
    }
  }`;
const variables = '$first: Int, $stay: RoomsWithRateInput!';

describe('the surroundings of a hotel', () => {
  let api: TestApi;
  let client: TestClient;
  let id: string;
  const stay = stayAhead();
  beforeAll(async () => {
    api = await startTestApi();
    client = api.as('employee@sakura.example');
    id = (await suggest(client, '京都')).hotels[0]?.id ?? '';
  });
  afterAll(() => api.close());

  async function surroundings(of = id, first?: number): Promise<Content> {
    const response = await client.query<{ expediaHotelDetail: { propertyContent: Content } }>(
      `query ($id: ID!, ${variables}) { expediaHotelDetail(id: $id) { propertyContent { ${contentFields} } } }`,
      { id: of, first, stay },
    );
    return response.expectNoErrors().expediaHotelDetail.propertyContent;
  }

  it('has the nearest stations, airports and sights, each within its reach, nearest first', async () => {
    const { coordinates, nearbySpots } = await surroundings();
    const meters = nearbySpots.map((near) => near.distanceMeters);
    expect(meters).toEqual(meters.toSorted((a, b) => a - b));
    for (const near of nearbySpots) {
      expect(near.distanceMeters).toBe(distanceMeters(coordinates, near.spot.coordinates));
    }
    const regions = await api.app.db.selectFrom('regions').selectAll().execute();
    for (const [type, reach] of [
      ['TRAIN_STATION', 10_000],
      ['AIRPORT', 100_000],
      ['POINT_OF_INTEREST', 10_000],
    ] as const) {
      const expected = regions
        .filter((region) => region.type === type && distanceMeters(coordinates, region) <= reach)
        .toSorted((a, b) => distanceMeters(coordinates, a) - distanceMeters(coordinates, b))
        .slice(0, 4)
        .map((region) => region.id);
      expect(nearbySpots.filter(({ spot }) => spot.type === type).map(({ spot }) => spot.id)).toEqual(
        expected,
      );
    }
    expect(new Set(nearbySpots.map(({ spot }) => spot.type)).size).toBeGreaterThanOrEqual(2);
  });

  it('has the nearest other hotels with what they cost for the stay', async () => {
    const { coordinates, nearbyHotels } = await surroundings();
    const rows = await api.app.db.selectFrom('properties').selectAll().where('active', '=', true).execute();
    const expected = rows
      .filter((row) => row.id !== id)
      .toSorted((a, b) => distanceMeters(coordinates, a) - distanceMeters(coordinates, b))
      .slice(0, 6)
      .map((row) => row.id);
    expect(nearbyHotels.map(({ propertyContent }) => propertyContent.id)).toEqual(expected);
    expect(nearbyHotels.some(({ propertyContent }) => propertyContent.cheapestPriceV2)).toBe(true);
  });

  it('is as long as asked for, and never endless', async () => {
    const one = await surroundings(id, 1);
    const types = one.nearbySpots.map(({ spot }) => spot.type);
    expect(types).toHaveLength(new Set(types).size);
    expect(one.nearbyHotels).toHaveLength(1);
    expect(await surroundings(id, -3)).toMatchObject({ nearbySpots: [], nearbyHotels: [] });
    expect((await surroundings(id, 9_999)).nearbyHotels.length).toBeLessThanOrEqual(20);
  });

  it('are in the language of the hotel', async () => {
    const english = await surroundings(`${id}@en-US`);
    expect(english.nearbySpots.map(({ spot }) => spot.name).join('')).toMatch(/^[\p{Script=Latin}\P{L}]+$/u);
    expect(english.nearbyHotels.every(({ propertyContent }) => propertyContent.language === 'en-US')).toBe(
      true,
    );
  });

  it('leaves out hotels that are not on sale any more', async () => {
    const [first] = (await surroundings(id, 1)).nearbyHotels;
    const nearest = first?.propertyContent.id ?? '';
    const setActive = (active: boolean) =>
      api.app.db.updateTable('properties').set({ active }).where('id', '=', nearest).execute();
    await setActive(false);
    const [next] = (await surroundings(id, 1)).nearbyHotels;
    await setActive(true);
    expect(next?.propertyContent.id).not.toBe(nearest);
  });

  it('shows no other hotel to people without an account: their key opens one', async () => {
    const shared = await client.query<{ shareHotel: { key: string } }>(
      `mutation ($id: ID!) { shareHotel(epsPropertyId: $id) { key } }`,
      { id },
    );
    const response = await api
      .anonymous()
      .query<{ hotelByKey: { propertyContent: Content } }>(
        `query ($key: String!, ${variables}) { hotelByKey(key: $key) { propertyContent { ${contentFields} } } }`,
        { key: shared.expectNoErrors().shareHotel.key, stay },
      );
    const { propertyContent } = response.expectNoErrors().hotelByKey;
    expect(propertyContent.nearbySpots.length).toBeGreaterThan(0);
    expect(propertyContent.nearbyHotels).toEqual([]);
  });
});
