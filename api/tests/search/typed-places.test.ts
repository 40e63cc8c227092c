import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { suggest } from './_search.ts';

/** Typed | the place that is meant (or one of several that are equally right). */
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
  it('finds the place that is meant: first in 97 of 100 texts, among the first three in 99', async () => {
    const wrong: string[] = [];
    const missing: string[] = [];
    for (const { typed, expected } of rows) {
      const names = (await suggestPlaces(typed)).map(({ name }) => name);
      const answer = `${typed} → ${names.slice(0, 3).join(', ')} (${expected.join(' / ')})`;
      if (!expected.includes(names[0] ?? '')) wrong.push(answer);
      if (!names.slice(0, 3).some((name) => expected.includes(name))) missing.push(answer);
    }
    expect(rows.length).toBeGreaterThanOrEqual(900);
    // The answers themselves are compared, so that a failure shows them.
    expect(wrong.slice(Math.floor(rows.length * 0.03))).toEqual([]);
    expect(missing.slice(Math.floor(rows.length * 0.01))).toEqual([]);
  }, 120_000);

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

async function suggestPlaces(keyword: string) {
  return (
    await client.query<{ incrementalSearchRegion: { name: string }[] }>(
      'query ($keyword: String!) { incrementalSearchRegion(input: { keyword: $keyword }) { name } }',
      { keyword },
    )
  ).expectNoErrors().incrementalSearchRegion;
}
