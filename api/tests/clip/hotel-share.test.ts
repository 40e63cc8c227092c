import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { buildStay } from '../booking/_booking.ts';

const share = `mutation ($id: ID!) { shareHotel(epsPropertyId: $id) { key url } }`;
const byKey = `query ($key: String!, $stay: RoomsWithRateInput!) {
  hotelByKey(key: $key) {
    propertyContent { epsPropertyId language name address { line1 } rooms { name } cheapestPriceV2(stay: $stay) { paymentPrice } }
    enPropertyContent { epsPropertyId language name cheapestPriceV2(stay: $stay) { paymentPrice } }
  }
}`;
interface Hotel {
  epsPropertyId: string;
  language: string;
  name: string;
}
type Answer = { hotelByKey: { propertyContent: Hotel; enPropertyContent: Hotel } | null };

describe('a shared hotel', () => {
  let api: TestApi;
  let id: string;
  beforeAll(async () => {
    api = await startTestApi();
    const hotel = await api.app.db
      .selectFrom('properties')
      .select('id')
      .where('country_code', '=', 'JP')
      .orderBy('rank')
      .executeTakeFirstOrThrow();
    id = hotel.id;
  });
  afterAll(() => api.close());

  async function shareAs(email: string, propertyId = id): Promise<{ key: string; url: string } | null> {
    const response = await api.as(email).query<{ shareHotel: { key: string; url: string } | null }>(share, {
      id: propertyId,
    });
    return response.expectNoErrors().shareHotel;
  }
  async function open(key: string): Promise<Answer['hotelByKey']> {
    const response = await api.anonymous().query<Answer>(byKey, { key, stay: buildStay(1) });
    return response.expectNoErrors().hotelByKey;
  }

  // spec: 1.public, 6.by-key, 7.hotelByKey
  it('opens without an account, in both languages and without any rate', async () => {
    const link = await shareAs('employee@sakura.example');
    expect(link?.key).toMatch(/^[\w-]{43}$/);
    expect(link?.url).toBe(`http://localhost:8080/p/hotels/${link?.key}`);
    const hotel = await open(link?.key ?? '');
    expect(hotel).toMatchObject({
      propertyContent: { epsPropertyId: id, language: 'ja-JP', cheapestPriceV2: null },
      enPropertyContent: { epsPropertyId: id, language: 'en-US', cheapestPriceV2: null },
    });
    expect(hotel?.enPropertyContent.name).not.toBe(hotel?.propertyContent.name);
  });

  it('has one link per branch, at the address of the branch’s agency', async () => {
    const mine = await shareAs('employee@sakura.example');
    expect(await shareAs('admin@sakura.example')).toEqual(mine);
    const osakas = await shareAs('osaka@sakura.example');
    expect(osakas?.key).not.toBe(mine?.key);
    expect(osakas?.url).toBe(`http://mirai.localhost:8080/p/hotels/${osakas?.key}`);
    expect(await shareAs('employee@sakura.example', 'nowhere')).toBeNull();
  });

  it('is not opened by any other key, and its key is not kept in the clear', async () => {
    const link = await shareAs('employee@sakura.example');
    const key = link?.key ?? '';
    for (const wrong of ['', 'x', key.slice(1), `${key}A`, 'A'.repeat(43), id]) {
      expect(await open(wrong)).toBeNull();
    }
    const rows = await api.app.db.selectFrom('hotel_shares').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('ends with its branch, and outlives the hotel’s place in the catalog', async () => {
    const { db } = api.app;
    const link = await shareAs('osaka@sakura.example');
    const key = link?.key ?? '';
    const before = await open(key);
    const setStatus = (status: 'ACTIVE' | 'CLOSED') =>
      db.updateTable('branches').set({ status }).where('id', '=', 'demo-branch-sakura-osaka').execute();
    await setStatus('CLOSED');
    expect(await open(key)).toBeNull();
    await setStatus('ACTIVE');
    await db.deleteFrom('property_contents').where('property_id', '=', id).execute();
    await db.deleteFrom('properties').where('id', '=', id).execute();
    const after = await open(key);
    expect(after?.propertyContent.name).toBe(before?.propertyContent.name);
    expect(after?.enPropertyContent.name).toBe(before?.enPropertyContent.name);
  });
});
