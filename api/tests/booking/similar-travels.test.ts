import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/modules/rate/calendar.ts';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import {
  book,
  bookInput,
  chooseAnyRate,
  chooseRate,
  type ChosenRate,
  prepare,
  buildStay,
} from './_booking.ts';
import { buildDraft, saveDraft, similarTo } from './_drafts.ts';

const guest = { familyName: 'Tanaka', givenName: 'Kenichi' };
const employeeId = 'demo-sakura-employee';
const alwaysHasRooms = '9000007';

describe('similar trips', () => {
  let api: TestApi;
  let client: TestClient;
  let rate: ChosenRate;
  let travelId: string;

  beforeAll(async () => {
    api = await startTestApi();
    client = api.as('employee@sakura.example');
    rate = await chooseRate(client, alwaysHasRooms, buildStay(1, 120));
    const guests = [{ ...guest, employeeId }];
    const answer = await book(client, bookInput(await prepare(client, rate), { guests }));
    travelId = answer.travel?.id ?? '';
  });
  afterAll(() => api.close());

  /** What a new preparation with this guest is warned of. */
  async function warned(
    typed: { familyName?: string; givenName?: string; employeeId?: string },
    { as = client, from = 0, chosen = rate }: { as?: TestClient; from?: number; chosen?: ChosenRate } = {},
  ): Promise<string[]> {
    const checkin = addDays(chosen.stay.checkin, from);
    const stay = { ...chosen.stay, checkin, checkout: addDays(checkin, 2) };
    const prepared = await prepare(as, await chooseRate(as, chosen.epsPropertyId, stay));
    const id = prepared.preparedBooking?.priceCheckId ?? '';
    const empty = { familyName: '', givenName: '', specialRequest: '', smoking: false };
    await saveDraft(as, id, buildDraft({ guests: [{ ...empty, ...typed }] }));
    return similarTo(as, id);
  }

  const countAttempts = async (priceCheckId: string) =>
    (
      await api.app.db
        .selectFrom('booking_attempts')
        .select('id')
        .where('price_check_id', '=', priceCheckId)
        .execute()
    ).length;
  const cancelInBooks = (id: string) =>
    api.app.db.updateTable('travels').set({ status: 'CANCELED' }).where('id', '=', id).execute();

  it('are named for the same name at the same hotel on the same days, however it is written', async () => {
    expect(await warned(guest)).toEqual([travelId]);
    expect(await warned({ familyName: ' TANAKA ', givenName: 'kenichi' })).toEqual([travelId]);
    expect(await warned(guest, { from: 1 })).toEqual([travelId]);
  });

  it('are named for the same employee under another name', async () => {
    expect(await warned({ familyName: 'Tanaka', employeeId })).toEqual([travelId]);
  });

  it('are named to colleagues, as the trip is theirs to see', async () => {
    expect(await warned(guest, { as: api.as('admin@sakura.example') })).toEqual([travelId]);
  });

  it('are not named for somebody else, for a half name, on days that only touch, and at another hotel', async () => {
    expect(await warned({ familyName: 'Tanaka', givenName: 'Kenji' })).toEqual([]);
    expect(await warned({ familyName: 'Tanaka' })).toEqual([]);
    expect(await warned(guest, { from: 2 })).toEqual([]);
    let other = rate;
    while (other.epsPropertyId === rate.epsPropertyId) {
      other = await chooseAnyRate(api, client, rate.stay);
    }
    expect(await warned(guest, { chosen: other })).toEqual([]);
  });

  it('are not named to another branch or company', async () => {
    for (const email of ['osaka@sakura.example', 'admin@aozora.example']) {
      expect(await warned(guest, { as: api.as(email) })).toEqual([]);
    }
  });

  it('need consent at the moment of booking, though the preparation was not warned of them', async () => {
    const input = bookInput(await prepare(client, rate), { guests: [guest], acceptedSimilarTravelIds: [] });
    expect(await book(client, input)).toMatchObject({
      errorCode: 'SIMILAR_TRAVEL',
      rePrepareRequired: false,
      similarTravels: [{ id: travelId }],
    });
    expect(await countAttempts(input.priceCheckId)).toBe(0);
    const consented = await book(client, { ...input, acceptedSimilarTravelIds: [travelId] });
    expect(consented.__typename).toBe('BookSuccess');
    const repeated = await book(client, { ...input, acceptedSimilarTravelIds: [] });
    expect(repeated.travel?.id).toBe(consented.travel?.id);
    await cancelInBooks(consented.travel?.id ?? '');
  });

  it('are no hindrance for other guests, and for pages that know no such question', async () => {
    const other = [{ familyName: 'Tanaka', givenName: 'Kenji' }];
    const input = bookInput(await prepare(client, rate), { guests: other, acceptedSimilarTravelIds: [] });
    const answer = await book(client, input);
    expect(answer.__typename).toBe('BookSuccess');
    const unasked = await book(client, bookInput(await prepare(client, rate), { guests: other }));
    expect(unasked.__typename).toBe('BookSuccess');
    for (const { travel } of [answer, unasked]) await cancelInBooks(travel?.id ?? '');
  });

  it('do not name a trip that was given up', async () => {
    await cancelInBooks(travelId);
    expect(await warned(guest)).toEqual([]);
  });
});
