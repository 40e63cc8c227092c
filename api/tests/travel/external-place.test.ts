import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renewPlaceIndex } from '../../src/modules/catalog/place-index-store.ts';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, startBookingWorld, buildStay } from '../booking/_booking.ts';
import { bookExternal, externalInput, type ExternalInput } from './_operator.ts';

interface Suggestion {
  id: string;
  name: string;
  nameEn: string;
  countryCode: string | null;
}

// spec: 7.external-booking
describe('the city of a trip from an external supplier', () => {
  let world: BookingWorld;
  let operator: TestClient;

  beforeAll(async () => {
    world = await startBookingWorld();
    operator = world.api.as('operator@yado.example');
  });
  afterAll(() => world.close());

  async function suggest(keyword: string, types = ['CITY']): Promise<Suggestion[]> {
    const response = await operator.query<{ incrementalSearchRegion: Suggestion[] }>(
      `query ($input: IncrementalSearchRegionInput!) {
        incrementalSearchRegion(input: $input) { id name nameEn countryCode }
      }`,
      { input: { keyword, types } },
    );
    return response.expectNoErrors().incrementalSearchRegion;
  }
  async function enter(change: Partial<ExternalInput>) {
    const { travel, errorCode } = await bookExternal(
      operator,
      externalInput({ stay: buildStay(2), ...change }),
    );
    if (!travel) return { errorCode };
    return world.api.app.db
      .selectFrom('travels')
      .select(['city', 'external_place_id', 'time_zone', 'property_snapshot'])
      .where('id', '=', travel.id)
      .executeTakeFirstOrThrow();
  }

  it('is suggested with its country, and kept as it was chosen', async () => {
    const [kyoto] = await suggest('きょうと');
    expect(kyoto).toMatchObject({ countryCode: 'JP' });
    const row = await enter({ city: 'きょうと', countryCode: 'JP', placeId: kyoto?.id ?? '' });
    expect(row).toMatchObject({ city: kyoto?.name, external_place_id: kyoto?.id, time_zone: 'Asia/Tokyo' });
    expect(JSON.stringify(row)).toContain(kyoto?.nameEn);
  });

  it('abroad is on the clock of its own hotels, where the country has several', async () => {
    const { db } = world.api.app;
    const place = await db
      .selectFrom('regions')
      .selectAll()
      .where('country_code', '=', 'US')
      .where('type', '=', 'CITY')
      .where('property_count', '>', 0)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const hotel = await db
      .selectFrom('properties')
      .select('time_zone')
      .where('id', '=', place.property_ids[0] ?? '')
      .executeTakeFirstOrThrow();
    expect(await enter({ city: place.name_ja, countryCode: 'US', placeId: place.id })).toMatchObject({
      time_zone: hotel.time_zone,
      external_place_id: place.id,
    });
  });

  it('that only one place has as its name is that place without being chosen; an unknown one stays as typed', async () => {
    const [kyoto] = await suggest('京都');
    const named = await enter({ city: kyoto?.name ?? '', countryCode: 'JP' });
    expect(named).toMatchObject({ external_place_id: kyoto?.id, city: kyoto?.name });
    expect(await enter({ city: 'どこにもない村', countryCode: 'JP' })).toMatchObject({
      external_place_id: null,
      city: 'どこにもない村',
    });
  });

  it('is asked for where several have the name, and must lie in the country', async () => {
    const { db } = world.api.app;
    const [kyoto] = await suggest('京都');
    const row = await db
      .selectFrom('regions')
      .selectAll()
      .where('id', '=', kyoto?.id ?? '')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('regions')
      .values({ ...row, id: 'another-kyoto' })
      .execute();
    await db.updateTable('catalogue_parts').set({ read_at: new Date() }).execute();
    await renewPlaceIndex(db);
    const city = row.name_ja;
    expect(await enter({ city, countryCode: 'JP' })).toEqual({ errorCode: 'PLACE_REQUIRED' });
    expect(await enter({ city, countryCode: 'JP', placeId: row.id })).toMatchObject({
      external_place_id: row.id,
    });
    for (const placeId of ['no-such-place', row.id]) {
      expect(await enter({ city, countryCode: 'FR', placeId })).toEqual({ errorCode: 'INVALID_PLACE' });
    }
    const [station] = await suggest('京都', ['TRAIN_STATION']);
    expect(await enter({ city, countryCode: 'JP', placeId: station?.id ?? '' })).toEqual({
      errorCode: 'INVALID_PLACE',
    });
  });
});
