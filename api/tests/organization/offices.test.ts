import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';

const ADMIN = 'admin@sakura.example';
const COLLEAGUE = 'employee@sakura.example';
/** Of the same company, in another branch. */
const OSAKA = 'osaka@sakura.example';

interface Office {
  id: string;
  name: string;
  place: { id: string; name: string } | null;
  addedBy: string;
  addedAt: string;
}

let api: TestApi;
let place: { id: string; name: string };
beforeAll(async () => {
  api = await startTestApi();
  place = await api.app.db
    .selectFrom('regions')
    .select(['id', 'name_ja as name'])
    .where('name_ja', '=', '新宿駅')
    .executeTakeFirstOrThrow();
});
afterAll(() => api?.close());
beforeEach(() => api.app.db.deleteFrom('branch_offices').execute());

const offices = 'offices { id name place { id name } addedBy addedAt }';
const add = async (name: string, { regionId = place.id, email = ADMIN } = {}) =>
  (
    await api.as(email).query<{
      addOffice: { __typename: string; errorCode?: string; myself?: { offices: Office[] } };
    }>(
      `mutation ($input: AddOfficeInput!) {
        addOffice(input: $input) {
          __typename
          ... on AddOfficeSuccess { myself { ${offices} } }
          ... on AddOfficeError { errorCode }
        }
      }`,
      { input: { name, regionId } },
    )
  ).expectNoErrors().addOffice;
const change = async (input: object, email = ADMIN) =>
  (
    await api.as(email).query<{
      updateOffice: {
        __typename: string;
        errorCode?: string;
        myself?: { offices: Office[] };
        current?: { offices: Office[] } | null;
      };
    }>(
      `mutation ($input: UpdateOfficeInput!) {
        updateOffice(input: $input) {
          __typename
          ... on UpdateOfficeSuccess { myself { ${offices} } }
          ... on UpdateOfficeError { errorCode current { ${offices} } }
        }
      }`,
      { input },
    )
  ).expectNoErrors().updateOffice;
const list = async (email: string) =>
  (await api.as(email).query<{ myself: { offices: Office[] } }>(`{ myself { ${offices} } }`)).expectNoErrors()
    .myself.offices;

const otherPlace = () =>
  api.app.db
    .selectFrom('regions')
    .select(['id', 'name_ja as name'])
    .where('name_ja', '=', '渋谷駅')
    .executeTakeFirstOrThrow();

describe('the offices of a branch', () => {
  it('are entered by its administrator, in their order, and shown to its people alone', async () => {
    await add('  新宿オフィス ');
    const answer = await add('大阪支社');
    expect(answer.myself?.offices).toMatchObject([
      { name: '新宿オフィス', place },
      { name: '大阪支社', place },
    ]);
    const { name } = await api.app.db
      .selectFrom('users')
      .select('name')
      .where('email', '=', ADMIN)
      .executeTakeFirstOrThrow();
    for (const { addedBy, addedAt } of answer.myself?.offices ?? []) {
      expect(addedBy).toBe(name);
      expect(Math.abs(Date.now() - Date.parse(addedAt))).toBeLessThan(60_000);
    }
    expect(await list(COLLEAGUE)).toEqual(answer.myself?.offices);
    for (const email of [OSAKA, 'agent@mirai.example', 'operator@yado.example']) {
      expect(await list(email)).toEqual([]);
    }
  });

  it('are changed by its administrator, what is left out stays', async () => {
    const other = await otherPlace();
    const [office] = (await add('本社')).myself?.offices ?? [];
    const seen = { name: '本社', regionId: place.id };
    const renamed = await change({ officeId: office?.id, name: ' 新本社 ', seen });
    expect(renamed).toMatchObject({
      __typename: 'UpdateOfficeSuccess',
      myself: { offices: [{ id: office?.id, name: '新本社', place, addedAt: office?.addedAt }] },
    });
    await change({ officeId: office?.id, regionId: other.id, seen: { name: '新本社', regionId: place.id } });
    expect(await list(COLLEAGUE)).toMatchObject([{ name: '新本社', place: other }]);
    expect(await change({ officeId: office?.id, name: '大阪', seen }, OSAKA)).toMatchObject({
      errorCode: 'OFFICE_NOT_FOUND',
      current: null,
    });
  });

  it('keep what another administrator has changed since, and show it', async () => {
    const other = await otherPlace();
    const [office] = (await add('本社')).myself?.offices ?? [];
    const seen = { name: '本社', regionId: place.id };
    await change({ officeId: office?.id, name: '新本社', seen });
    expect(await change({ officeId: office?.id, name: '旧本社', seen })).toMatchObject({
      errorCode: 'CHANGED_MEANWHILE',
      current: { offices: [{ name: '新本社', place }] },
    });
    // Name and place belong together, and what is the same already is no conflict.
    expect(await change({ officeId: office?.id, regionId: other.id, seen })).toMatchObject({
      errorCode: 'CHANGED_MEANWHILE',
      current: { offices: [{ name: '新本社', place }] },
    });
    expect(await change({ officeId: office?.id, name: '新本社', seen })).toMatchObject({
      __typename: 'UpdateOfficeSuccess',
    });
    await change({ officeId: office?.id, regionId: other.id, seen: { ...seen, name: '新本社' } });
    await api.app.db.updateTable('branch_offices').set({ region_id: 'gone' }).execute();
    const back = { officeId: office?.id, regionId: place.id };
    expect(await change({ ...back, seen: { name: '新本社', regionId: other.id } })).toMatchObject({
      errorCode: 'CHANGED_MEANWHILE',
      current: { offices: [{ name: '新本社', place: null }] },
    });
    expect(await change({ ...back, seen: { name: '新本社', regionId: null } })).toMatchObject({
      myself: { offices: [{ place }] },
    });
  });

  it('refuse changes that would not have been entered, and those of an office that is gone', async () => {
    await add('本社');
    const [, office] = (await add('支社')).myself?.offices ?? [];
    const seen = { name: '支社', regionId: place.id };
    const refuse = async (input: object) =>
      (await change({ officeId: office?.id, seen, ...input })).errorCode;
    expect(await refuse({ name: ' ' })).toBe('INVALID_NAME');
    expect(await refuse({ name: '本社' })).toBe('NAME_TAKEN');
    expect(await refuse({ regionId: 'nowhere' })).toBe('PLACE_NOT_FOUND');
    await api.app.db
      .deleteFrom('branch_offices')
      .where('id', '=', office?.id ?? '')
      .execute();
    expect(await refuse({ name: '新支社' })).toBe('OFFICE_NOT_FOUND');
  });

  it('are deleted by its administrator, and by no other', async () => {
    const [office] = (await add('本社')).myself?.offices ?? [];
    const mutation = `mutation ($id: ID!) { deleteOffice(id: $id) { ${offices} } }`;
    const remove = (email: string) =>
      api.as(email).query<{ deleteOffice: { offices: Office[] } }>(mutation, { id: office?.id });
    expect((await remove(OSAKA)).errorCodes).toEqual(['NOT_FOUND']);
    expect((await remove(COLLEAGUE)).errorCodes).toEqual(['FORBIDDEN']);
    expect(await list(COLLEAGUE)).toHaveLength(1);
    expect((await remove(ADMIN)).expectNoErrors().deleteOffice.offices).toEqual([]);
    expect((await remove(ADMIN)).errorCodes).toEqual(['NOT_FOUND']);
  });

  it.each([
    ['an empty name', ' ', 'INVALID_NAME'],
    ['a name of several lines', '本社\n別館', 'INVALID_NAME'],
    ['a name of 41 characters', '本'.repeat(41), 'INVALID_NAME'],
    ['a name that another has', '本社', 'NAME_TAKEN'],
    ['a name that looks like another', '本　社', 'NAME_TAKEN'],
  ])('refuse %s', async (_what, name, errorCode) => {
    await add('本社');
    expect(await add(name)).toEqual({ __typename: 'AddOfficeError', errorCode });
    expect(await list(ADMIN)).toHaveLength(1);
  });

  it('refuse a place that the catalog does not have, and outlive one that leaves it', async () => {
    expect(await add('本社', { regionId: 'nowhere' })).toMatchObject({ errorCode: 'PLACE_NOT_FOUND' });
    await add('本社');
    await api.app.db.updateTable('branch_offices').set({ region_id: 'gone' }).execute();
    expect(await list(COLLEAGUE)).toMatchObject([{ name: '本社', place: null }]);
  });

  it('are 20 at most, however many are entered at once', async () => {
    await Promise.all(Array.from({ length: 19 }, (_, index) => add(`支社${index}`)));
    const answers = await Promise.all(['甲', '乙', '丙'].map((name) => add(name)));
    expect(answers.map(({ errorCode }) => errorCode ?? 'added').sort()).toEqual([
      'TOO_MANY',
      'TOO_MANY',
      'added',
    ]);
    expect(await list(ADMIN)).toHaveLength(20);
  });

  it('are no business of agency users and operators', async () => {
    const { regionId, name } = { regionId: place.id, name: '本社' };
    for (const email of ['agent@mirai.example', 'operator@yado.example', COLLEAGUE]) {
      const answer = await api
        .as(email)
        .query(`mutation ($input: AddOfficeInput!) { addOffice(input: $input) { __typename } }`, {
          input: { name, regionId },
        });
      expect(answer.errorCodes).toEqual(['FORBIDDEN']);
    }
  });
});
