import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { search, stayAhead, suggest } from './_search.ts';

const CITIES =
  '大阪 東京 京都 名古屋 札幌 福岡 仙台 広島 神戸 横浜 那覇 金沢 岡山 熊本 鹿児島 新潟 静岡 高松 長崎 松山'.split(
    ' ',
  );
/** A hotel so far from the middle is not what somebody means who types the city. */
const IN_THE_CITY_METERS = 10_000;

let api: TestApi;
let client: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  client = api.as('employee@sakura.example');
});
afterAll(() => api.close());

describe('the recommended order', () => {
  it.each(CITIES)('begins in %s with hotels of the city that can be booked', async (city) => {
    // Prefectures have no middle.
    const places = (await suggest(client, city)).regions.filter(({ type }) => type !== 'PROVINCE_STATE');
    for (const region of places.slice(0, 2)) {
      const stay = stayAhead();
      const page = await search(client, { region: { regionId: region.id }, stay, first: 5 });
      for (const hotel of page.nodes) {
        expect(hotel.distanceMeters).toBeLessThan(IN_THE_CITY_METERS);
        expect(hotel.cheapestPriceV2).not.toBeNull();
      }
    }
  });
});
