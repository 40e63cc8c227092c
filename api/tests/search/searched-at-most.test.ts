import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceMeters } from '../../src/modules/catalog/geo.ts';
import { findInputPlace } from '../../src/modules/catalog/search-place.ts';
import { findPoolRows } from '../../src/modules/search/search-store.ts';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { eventually } from '../booking/_outside.ts';
import { regionId, stayAhead } from './_search.ts';

let api: TestApi;
let client: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  client = api.as('employee@sakura.example');
});
afterAll(() => api.close());

describe('a place with more hotels than are searched', () => {
  it('is known from one with as many, and gives the best ranked or the nearest', async () => {
    const region = { regionId: await regionId(client, '東京', ['CITY']) };
    const place = await findInputPlace(api.app.db, region, 'ja-JP');
    if (!place) throw new Error('no place');
    const find = (nearestTo: typeof place.origin | null, most?: number) =>
      findPoolRows(api.app.db, place, { words: [], nearestTo }, most);
    const all = await find(null);
    expect(all.most).toBeNull();
    expect((await find(null, all.rows.length)).most).toBeNull();
    const best = await find(null, 5);
    expect(best).toEqual({ rows: all.rows.slice(0, 5), most: 5 });
    const nearest = await find(place.origin, 5);
    expect(nearest.most).toBe(5);
    const meters = nearest.rows.map((row) => distanceMeters(place.origin, row));
    const closer = all.rows.filter((row) => distanceMeters(place.origin, row) < Math.max(...meters));
    expect(closer.length).toBeLessThan(5);
  });

  it('is said to be so, and no other', async () => {
    const ask = async (keyword: string, type: string) => {
      const variables = {
        input: { stay: stayAhead() },
        region: { regionId: await regionId(client, keyword, [type]) },
      };
      const search = () =>
        client.query<{ searchPropertyContent: { searchedAtMost: number | null } }>(
          `query ($input: SearchPropertyContentInput!, $region: RegionInput) {
            searchPropertyContent(input: $input, regionInput: $region, first: 1) { searchedAtMost }
          }`,
          variables,
        );
      // For thousands of prices a busy machine needs longer than a search waits; those that came in time are kept.
      const answer = await eventually(
        search,
        ({ errorCodes }) => !errorCodes.includes('PROVIDER_UNAVAILABLE'),
      );
      return answer.expectNoErrors().searchPropertyContent.searchedAtMost;
    };
    expect(await ask('東京', 'CITY')).toBeNull();
    expect(await ask('日本', 'COUNTRY')).toBe(2_000);
  });
});
