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

const offices = 'offices { id name place { id name } }';
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
const list = async (email: string) =>
  (await api.as(email).query<{ myself: { offices: Office[] } }>(`{ myself { ${offices} } }`)).expectNoErrors()
    .myself.offices;

describe('the offices of a branch', () => {
  it('are entered by its administrator, in their order, and shown to its people alone', async () => {
    await add('  新宿オフィス ');
    const answer = await add('大阪支社');
    expect(answer.myself?.offices).toMatchObject([
      { name: '新宿オフィス', place },
      { name: '大阪支社', place },
    ]);
    expect(await list(COLLEAGUE)).toEqual(answer.myself?.offices);
    for (const email of [OSAKA, 'agent@mirai.example', 'operator@yado.example']) {
      expect(await list(email)).toEqual([]);
    }
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
