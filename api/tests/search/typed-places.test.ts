import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { suggest } from './_search.ts';

/** Typed | the place that is meant (or one of several that are equally right), of namesakes with `@` and its prefecture. */
const rows = readFileSync(new URL('typed-places.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [typed = '', expected = ''] = line.split(' | ');
    return { typed, expected: expected.split(' / ') };
  });

let api: TestApi;
let client: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  client = api.as('employee@sakura.example');
});
afterAll(() => api.close());

describe('what people type', () => {
  // spec: 2.search, 7.incrementalSearchRegion
  it('finds the place that is meant first, for every text of the list', async () => {
    const wrong: string[] = [];
    for (const { typed, expected } of rows) {
      const found = await suggestPlaces(typed);
      if (expected.some((each) => isMeant(found[0], each))) continue;
      const names = found.slice(0, 3).map(({ nameFull }) => nameFull);
      wrong.push(`${typed} → ${names.join('; ')} (${expected.join(' / ')})`);
    }
    expect(rows.length).toBeGreaterThanOrEqual(1400);
    expect(wrong).toEqual([]);
  });

  it('takes the name of a small town for the station that many more people mean', async () => {
    for (const typed of ['大井町', 'おおいまち']) {
      const [first, ...others] = await suggestPlaces(typed);
      expect(first?.name).toBe('大井町駅');
      expect(others.map(({ name }) => name)).toContain('大井町');
    }
  });

  it('finds hotels by address, and without the words about the stay', async () => {
    const { hotels } = await suggest(client, '新宿 ホテル 安い');
    expect(hotels.length).toBeGreaterThan(0);
    expect(hotels.every(({ name }) => name.includes('新宿'))).toBe(true);
    for (const typed of ['四ツ谷ホテル', '横濱']) {
      expect((await suggest(client, typed)).hotels).not.toHaveLength(0);
    }
    const inHatchobori = (await suggest(client, '中央区八丁堀')).hotels;
    expect(inHatchobori.length).toBeGreaterThan(0);
  });

  it('finds hotels by postal code', async () => {
    const { incrementalSearchPropertyContent: hotels } = (
      await client.query<{ incrementalSearchPropertyContent: { id: string }[] }>(
        '{ incrementalSearchPropertyContent(input: { keyword: "〒604" }) { id } }',
      )
    ).expectNoErrors();
    expect(hotels.length).toBeGreaterThan(0);
  });
});

function isMeant(place: Suggestion | undefined, expected: string): boolean {
  const [name, prefecture] = expected.split(' @');
  return place?.name === name && (prefecture === undefined || place?.nameFull.includes(prefecture) === true);
}

interface Suggestion {
  name: string;
  nameFull: string;
}

async function suggestPlaces(keyword: string) {
  return (
    await client.query<{ incrementalSearchRegion: Suggestion[] }>(
      'query ($keyword: String!) { incrementalSearchRegion(input: { keyword: $keyword }) { name nameFull } }',
      { keyword },
    )
  ).expectNoErrors().incrementalSearchRegion;
}
