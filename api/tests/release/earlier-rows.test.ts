import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { book, bookInput, chooseAnyRate, prepare, readTravel, buildStay } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { cancelRooms, choosePenaltyRate } from '../travel/_cancel.ts';
import { asEarlierRelease, countOwnForm } from './_earlier-rows.ts';

describe('rows that a release before 0018 wrote', () => {
  let api: TestApi;
  let client: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    client = api.as('employee@sakura.example');
  });
  afterAll(() => api.close());

  /** The rooms once the supplier's record of them is known. */
  const knownRooms = (travelId: string) =>
    eventually(
      () =>
        api.app.db
          .selectFrom('travel_rooms')
          .select('supplier_room')
          .where('travel_id', '=', travelId)
          .execute(),
      (rooms) => rooms.every((room) => room.supplier_room !== null),
    );

  it('are booked from a price check, and canceled for what was agreed', async () => {
    const rate = await choosePenaltyRate(api, client, buildStay(1, 2));
    const prepared = await prepare(client, rate);
    await asEarlierRelease(api.app.db);
    const { travel } = await book(client, bookInput(prepared));
    const id = travel?.id ?? '';
    expect(travel).toMatchObject({ pricing: { total: { paymentPrice: rate.expectedPaymentPrice } } });
    await knownRooms(id);
    const before = await readTravel(client, id);
    await asEarlierRelease(api.app.db);
    expect(await countOwnForm(api.app.db)).toBe(0);
    const after = await readTravel(client, id);
    expect(after).toEqual(before);
    const penalty = after?.expediaHotelRooms[0]?.currentPenaltyPrice ?? 0;
    expect(penalty).toBeGreaterThan(0);
    const expediaHotelRoomIds = (after?.expediaHotelRooms ?? []).map((room) => room.id);
    expect(
      await cancelRooms(client, { travelId: id, expediaHotelRoomIds, acceptedPenaltyPrice: penalty }),
    ).toMatchObject({ travel: { status: 'CANCELED', pricing: { finalPaymentPrice: penalty } } });
  });

  it('show the hotel of a trip that the catalog has lost', async () => {
    const rate = await chooseAnyRate(api, client, buildStay());
    const { travel } = await book(client, bookInput(await prepare(client, rate)));
    const readHotel = async () =>
      (
        await client.query(
          `query ($id: ID!) { travelInDetail(id: $id) { propertyContent {
            name countryCode coordinates { latitude longitude } address { city line1 } images(first: 1) { url }
            importantNotes { instructions checkin { beginTime } }
          } } }`,
          { id: travel?.id },
        )
      ).expectNoErrors();
    await asEarlierRelease(api.app.db);
    const shown = await readHotel();
    await api.app.db.deleteFrom('property_contents').execute();
    await api.close();
    api = await startTestApi({ database: api.config.database });
    client = api.as('employee@sakura.example');
    expect(await readHotel()).toEqual(shown);
  });
});
