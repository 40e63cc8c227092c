import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildStay, chooseAnyRate, prepare } from '../booking/_booking.ts';
import { readDraft } from '../booking/_drafts.ts';
import type { TestClient } from '../_client.ts';
import { addPerson } from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const EMAIL = 'employee@sakura.example';
const USER = 'demo-sakura-employee';
const nothing = { guestName: null, phone: null, smoking: false, bed: null, arrivalHour: null };
const tanaka = {
  guestName: { familyName: 'TANAKA', givenName: 'KENICHI' },
  phone: '０９０ー１１１１ー２２２２',
  smoking: true,
  bed: 'TWO_BEDS',
  arrivalHour: 20,
};
const fields = `travelerProfile {
  guestName { familyName givenName } phone smoking bed arrivalHour
}`;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());
beforeEach(() => api.app.db.deleteFrom('traveler_profiles').execute());

const save = (client: TestClient, input: object) =>
  client.query<{ updateTravelerProfile: { travelerProfile: unknown } }>(
    `mutation ($input: UpdateTravelerProfileInput!) { updateTravelerProfile(input: $input) { ${fields} } }`,
    { input },
  );
const update = (input: object, email = EMAIL) => save(api.as(email), input);
const read = async (email = EMAIL) =>
  (
    await api.as(email).query<{ myself: { travelerProfile: unknown } }>(`{ myself { ${fields} } }`)
  ).expectNoErrors().myself.travelerProfile;

describe('the profile of a traveler', () => {
  it('is empty at first, holds what its owner entered, and nothing of what they took away', async () => {
    expect(await read()).toEqual(nothing);
    const kept = { ...tanaka, phone: '090-1111-2222' };
    expect((await update(tanaka)).expectNoErrors().updateTravelerProfile.travelerProfile).toEqual(kept);
    expect(await read()).toEqual(kept);
    await update(nothing);
    expect(await read()).toEqual(nothing);
  });

  it('keeps what an input leaves out, so that two tabs don’t undo each other', async () => {
    (await update({ phone: '090-1111-2222' })).expectNoErrors();
    (await update({ guestName: tanaka.guestName, bed: 'TWO_BEDS' })).expectNoErrors();
    expect(await read()).toEqual({
      ...nothing,
      guestName: tanaka.guestName,
      phone: '090-1111-2222',
      bed: 'TWO_BEDS',
    });
  });

  it('keeps a name in full-width letters as hotels take it', async () => {
    await update({ ...tanaka, guestName: { familyName: '　Ｔａｎａｋａ', givenName: 'ＡＮＮ　ＭＡＲＩＥ' } });
    expect(await read()).toMatchObject({ guestName: { familyName: 'Tanaka', givenName: 'ANN MARIE' } });
  });

  it('is its owner’s alone, and people who book nothing have none', async () => {
    await update(tanaka);
    expect(await read('admin@sakura.example')).toEqual(nothing);
    for (const email of ['agent@mirai.example', 'operator@yado.example']) {
      expect(await read(email)).toBeNull();
      expect((await update(nothing, email)).errorCodes).toEqual(['FORBIDDEN']);
    }
  });

  it.each([
    ['a name in kanji', { guestName: { familyName: '田中', givenName: 'KENICHI' } }],
    ['half a name', { guestName: { familyName: 'TANAKA', givenName: ' ' } }],
    ['a long name', { guestName: { familyName: 'A'.repeat(61), givenName: 'KENICHI' } }],
    ['a phone of letters', { phone: 'call me' }],
    ['a phone without its first 0', { phone: '9011112222' }],
    ['a mobile number with a digit less', { phone: '090-1111-222' }],
    ['an arrival in the morning', { arrivalHour: 11 }],
    ['an arrival after midnight', { arrivalHour: 25 }],
  ])('refuses %s and keeps what it has', async (_name, change) => {
    await update(tanaka);
    expect((await update({ ...tanaka, ...change })).errorCodes).toEqual(['BAD_USER_INPUT']);
    expect(await read()).toMatchObject({ guestName: tanaka.guestName, arrivalHour: 20 });
  });

  it('goes with its owner’s account', async () => {
    // Not a demo account: all tests share these at the identity service, where a deleted one loses its sessions.
    const owner = await addPerson(api, { branch: 'demo-branch-sakura-tokyo' });
    (await save(api.withToken(owner.idToken), tanaka)).expectNoErrors();
    const response = await api
      .as('admin@sakura.example')
      .query('mutation ($id: ID!) { deleteEmployee(id: $id) { __typename } }', { id: owner.id });
    expect(response.expectNoErrors()).toEqual({ deleteEmployee: { __typename: 'DeleteEmployeeSuccess' } });
    expect(await api.app.db.selectFrom('traveler_profiles').select('user_id').execute()).toEqual([]);
  });
});

describe('a booking with a profile', () => {
  const prepareAny = async () => {
    const client = api.as(EMAIL);
    const prepared = await prepare(client, await chooseAnyRate(api, client, buildStay()));
    return prepared.preparedBooking?.priceCheckId ?? '';
  };
  const readOwnGuest = async (id: string) =>
    (
      await api.as(EMAIL).query<{ preparedBooking: { ownGuest: object } }>(
        `query ($id: ID!) { preparedBooking(priceCheckId: $id) {
          ownGuest { familyName givenName specialRequest smoking employeeId }
        } }`,
        { id },
      )
    ).expectNoErrors().preparedBooking.ownGuest;
  const change = (id: string, to: { unicode_allowed?: boolean; room_name?: string; room_id?: string }) =>
    api.app.db.updateTable('price_checks').set(to).where('id', '=', id).execute();

  it('begins with its owner, their phone and their requests, before they have booked anything', async () => {
    const id = await prepareAny();
    expect((await readDraft(api.as(EMAIL), id))?.draft).toMatchObject({
      guests: [{ familyName: '', specialRequest: '', employeeId: null }],
      phone: { countryCode: '81', number: '' },
    });
    await update({ ...tanaka, smoking: false });
    const own = {
      familyName: 'TANAKA',
      givenName: 'KENICHI',
      specialRequest: '到着は20時頃の予定です。',
      smoking: false,
      employeeId: USER,
    };
    await change(id, { unicode_allowed: true });
    expect(await readOwnGuest(id)).toEqual(own);
    expect((await readDraft(api.as(EMAIL), id))?.draft).toMatchObject({
      guests: [own],
      phone: { countryCode: '81', number: '090-1111-2222' },
    });
  });

  it('speaks to a hotel in letters that it reads', async () => {
    await update(tanaka);
    const id = await prepareAny();
    await change(id, { unicode_allowed: false });
    expect(await readOwnGuest(id)).toMatchObject({ specialRequest: 'I will arrive at around 8 p.m.' });
  });

  it('asks for a smoking room only where the room leaves a choice', async () => {
    await update(tanaka);
    const id = await prepareAny();
    const wishIn = async (room_name: string) => {
      // A room that the catalog does not describe leaves the choice to the hotel.
      await change(id, { room_name, room_id: 'unknown' });
      return readOwnGuest(id);
    };
    expect(await wishIn('シングル')).toMatchObject({ smoking: true });
    expect(await wishIn('喫煙シングル')).toMatchObject({ smoking: false });
  });

  it('shows colleagues the name of the profile before that of the last stay', async () => {
    await update(tanaka);
    const response = await api
      .as('admin@sakura.example')
      .query<{ employees: { nodes: { id: string; guestName: object | null }[] } }>(
        '{ employees(first: 100) { nodes { id guestName { familyName givenName } } } }',
      );
    const { nodes } = response.expectNoErrors().employees;
    expect(nodes.find(({ id }) => id === USER)?.guestName).toEqual(tanaka.guestName);
  });
});
