import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';
import type { TestClient } from '../_client.ts';
import { suggest } from './_search.ts';

let api: TestApi;
let client: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  client = api.as('employee@sakura.example');
});
afterAll(() => api.close());

describe('suggestions while typing', () => {
  // spec: 2.search, 7.incrementalSearchPropertyContent, 7.incrementalSearchRegion
  it.each(['新宿', 'しんじゅく', 'シンジュク', 'shinjuku', 'Shinj', 'しんj'])(
    'find 新宿 by %s',
    async (typed) => {
      const { regions, hotels } = await suggest(client, typed);
      expect(regions[0]).toMatchObject({ name: '新宿', nameEn: 'Shinjuku' });
      expect(hotels).toHaveLength(5);
      expect(hotels.every(({ name }) => name.includes('新宿'))).toBe(true);
    },
  );

  it('find a reading of more than the place name', async () => {
    const { regions } = await suggest(client, 'とうきょうえき');
    expect(regions[0]?.name).toBe('東京駅');
  });

  it('prefer hotels that begin with typed kana to places with these sounds in the middle', async () => {
    const apartments = await suggest(client, 'アパ');
    expect(apartments.regions).toEqual([]);
    expect(apartments.hotels).toHaveLength(5);
    expect(apartments.hotels.every(({ name }) => name.startsWith('アパ'))).toBe(true);
    // Places that begin so, or have it in their written name, stay.
    expect((await suggest(client, 'サン')).regions[0]?.name).toBe('三条駅');
    const city = await suggest(client, 'シティ');
    expect(city.regions.map(({ name }) => name)).toContain('キャナルシティ博多');
    expect(city.regions.map(({ name }) => name)).not.toContain('浜離宮恩賜庭園');
  });

  it('find an airport by its code', async () => {
    const { regions } = await suggest(client, 'HND');
    expect(regions[0]).toMatchObject({ type: 'AIRPORT', nameEn: expect.stringContaining('Haneda') });
  });

  it('put names that begin with the word before places that lie in it', async () => {
    const names = (await suggest(client, '京都')).regions.map(({ name }) => name);
    const begins = names.map((name) => name.startsWith('京都'));
    expect(begins.slice(0, 3)).toEqual([true, true, true]);
    expect(begins).toEqual([...begins.filter(Boolean), ...begins.filter((is) => !is)]);
  });

  it.each(['横浜', '札幌', '福岡', 'よこはま'])('offer %s before all that lies around it', async (typed) => {
    const [first] = (await suggest(client, typed)).regions;
    expect(first?.type).toBe('CITY');
  });

  it('keep to the kinds of region asked for', async () => {
    const { regions } = await suggest(client, '東京', ['TRAIN_STATION']);
    expect(regions.map(({ type }) => type)).toEqual(regions.map(() => 'TRAIN_STATION'));
    expect(regions[0]?.name).toBe('東京駅');
  });

  it('suggest only places with hotels, and hotels in the language asked for', async () => {
    const { regions } = await suggest(client, 'o');
    expect(regions.length).toBeGreaterThan(0);
    expect(regions.every(({ propertyCount }) => propertyCount > 0)).toBe(true);
    const { incrementalSearchPropertyContent: hotels } = (
      await client.query<{
        incrementalSearchPropertyContent: { name: string; nameEn: string; countryCode: string }[];
      }>(
        '{ incrementalSearchPropertyContent(input: { keyword: "新宿", language: "en-US" }) { name nameEn countryCode } }',
      )
    ).expectNoErrors();
    expect(hotels.every(({ name, nameEn }) => name === nameEn && /shinjuku/i.test(name))).toBe(true);
    expect(hotels.every(({ countryCode }) => countryCode === 'JP')).toBe(true);
  });

  it.each(['ホテル', 'hotel', '格安 ホテル', 'ビジネスホテル　予約'])(
    'are empty for %s, which names no place',
    async (typed) => {
      expect(await suggest(client, typed)).toEqual({ regions: [], hotels: [] });
    },
  );

  it('are empty for nothing, for signs and for what does not exist', async () => {
    for (const typed of ['', '  ', '%', '_', "'; drop table properties; --", '存在しない場所']) {
      expect(await suggest(client, typed)).toEqual({ regions: [], hotels: [] });
    }
  });

  it('are for people who are signed in', async () => {
    const response = await api
      .anonymous()
      .query('{ incrementalSearchRegion(input: { keyword: "東京" }) { id } }');
    expect(response.errorCodes).toEqual(['UNAUTHENTICATED']);
  });
});
