import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAllEntries } from '../../src/modules/accounting/record-entries.ts';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, startBookingWorld, type TravelAnswer } from '../booking/_booking.ts';
import { bookTrip, download } from './_documents.ts';

const format = {
  charset: 'SHIFT_JIS',
  dateFormat: 'COMPACT',
  sign: 'MINUS',
  hasHeader: true,
  columns: [
    { title: '日付', field: 'ENTERED_ON' },
    { title: '区分', field: 'FIXED_TEXT', text: '出張' },
    { title: '空', field: 'FIXED_TEXT' },
    { title: '番号', field: 'KEY' },
    { title: '金額', field: 'PRICE' },
  ],
};
const asked = { from: '2000-01-01', to: '2099-12-31' };

interface Saved {
  profile?: { id: string; name: string; isOwn: boolean; keyColumn: string; columns: object[] };
  errorCode?: string;
}

describe('a company’s own format of accounting files', () => {
  let world: BookingWorld;
  let tokyo: TestClient;
  let osaka: TestClient;
  let stranger: TestClient;
  let trip: TravelAnswer;
  let checkout = '';
  let now = new Date();

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => now } });
    tokyo = world.api.as('admin@sakura.example');
    osaka = world.api.as('osaka@sakura.example');
    stranger = world.api.as('admin@aozora.example');
    trip = await bookTrip(world.api, osaka, {}, { daysAhead: 20 });
    const row = await world.api.app.db
      .selectFrom('travels')
      .select('end_date')
      .where('id', '=', trip.id)
      .executeTakeFirstOrThrow();
    checkout = row.end_date;
  });
  afterAll(() => world.close());

  async function save(client: TestClient, change: object = {}): Promise<Saved> {
    const answer = await client.query<{ saveAccountingProfile: Saved }>(
      `mutation ($input: SaveAccountingProfileInput!) { saveAccountingProfile(input: $input) {
        ... on SaveAccountingProfileSuccess { profile { id name isOwn keyColumn columns { title field text } } }
        ... on SaveAccountingProfileError { errorCode } } }`,
      { input: { name: '自社', format, ...change } },
    );
    return answer.expectNoErrors().saveAccountingProfile;
  }
  async function names(client: TestClient): Promise<string[]> {
    const answer = await client.query<{ accountingProfiles: { name: string; isOwn: boolean }[] }>(
      '{ accountingProfiles { name isOwn } }',
    );
    return answer
      .expectNoErrors()
      .accountingProfiles.filter(({ isOwn }) => isOwn)
      .map(({ name }) => name);
  }
  async function preview(client: TestClient, change: object = {}) {
    return client.query<{
      accountingPreview: { isExample: boolean; rows: string[][]; replacements: object[] };
    }>(
      `query ($input: AccountingFormatInput!) { accountingPreview(input: $input) {
        isExample rows replacements { character replacement count } } }`,
      { input: { ...format, ...change } },
    );
  }
  async function prepareFile(client: TestClient, input: object) {
    const answer = await client.query<{ prepareAccountingFile: { url: string; errorCode?: string } }>(
      `mutation ($input: AccountingFileInput!) { prepareAccountingFile(input: $input) {
        ... on PrepareAccountingFileSuccess { url } ... on PrepareAccountingFileError { errorCode } } }`,
      { input: { ...asked, ...input } },
    );
    return answer.expectNoErrors().prepareAccountingFile;
  }
  const remove = (client: TestClient, id: string) =>
    client.query('mutation ($id: ID!) { deleteAccountingProfile(profileId: $id) }', { id });

  it('shows how the file would begin: with a made-up row, then with the branch’s own', async () => {
    const before = (await preview(osaka)).expectNoErrors().accountingPreview;
    expect(before).toEqual({
      isExample: true,
      rows: [['20261112', '出張', '', 'T-261112-ABCD-1-1', '22000']],
      replacements: [],
    });
    now = new Date(`${checkout}T09:00:00+09:00`);
    await recordAllEntries(world.api.app);
    await world.api.app.db.updateTable('accounting_entries').set({ hotel_name: 'ホテル髙﨑' }).execute();
    const columns = [{ title: 'ホテル', field: 'HOTEL' }];
    const after = (await preview(osaka, { columns })).expectNoErrors().accountingPreview;
    expect(after).toMatchObject({ isExample: false, rows: [['ホテル高崎']] });
    expect(after.replacements).toHaveLength(2);
    const unicode = (await preview(osaka, { columns, charset: 'UTF_8' })).expectNoErrors().accountingPreview;
    expect(unicode).toEqual({ isExample: false, rows: [['ホテル髙﨑']], replacements: [] });
    expect((await preview(osaka, { columns: [{ title: ' ', field: 'KEY' }] })).errorCodes).toEqual([
      'BAD_USER_INPUT',
    ]);
  });

  it('is kept for all branches of the company, is used as any other, and stays in the log when it is gone', async () => {
    const { profile } = await save(tokyo);
    expect(profile).toMatchObject({ name: '自社', isOwn: true, keyColumn: '番号' });
    const id = profile?.id ?? '';
    expect(await names(osaka)).toEqual(['自社']);
    expect(await names(stranger)).toEqual([]);
    expect(await names(world.api.as('operator@yado.example'))).toEqual([]);
    const file = await download(world.api, await prepareFile(osaka, { profileId: id }));
    const text = iconv.decode(Buffer.from(await file.arrayBuffer()), 'cp932');
    expect(text).toBe(
      `"日付","区分","空","番号","金額"\r\n"${checkout.replaceAll('-', '')}","出張","","${trip.travelNumber}-1-1",${trip.pricing.finalPaymentPrice}\r\n`,
    );
    const renamed = await save(osaka, { profileId: id, name: '新', format: { ...format, hasHeader: false } });
    expect(renamed.profile).toMatchObject({ id, name: '新', keyColumn: '番号(4列目)' });
    expect((await remove(tokyo, id)).expectNoErrors()).toEqual({ deleteAccountingProfile: id });
    expect(await names(osaka)).toEqual([]);
    expect(await prepareFile(osaka, { profileId: id })).toMatchObject({ errorCode: 'PROFILE_NOT_FOUND' });
    expect(await save(osaka, { profileId: id })).toEqual({ errorCode: 'PROFILE_NOT_FOUND' });
    expect((await remove(osaka, id)).errorCodes).toEqual(['NOT_FOUND']);
    const log = await osaka.query<{ paperFetches: { nodes: { accountingProfile: string }[] } }>(
      '{ paperFetches { nodes { accountingProfile } } }',
    );
    expect(log.expectNoErrors().paperFetches.nodes).toEqual([{ accountingProfile: '新' }]);
  });

  it('belongs to its company: another one neither sees, changes, uses nor deletes it', async () => {
    const id = (await save(osaka)).profile?.id ?? '';
    expect(await save(stranger, { profileId: id })).toEqual({ errorCode: 'PROFILE_NOT_FOUND' });
    expect(await prepareFile(stranger, { profileId: id })).toMatchObject({ errorCode: 'PROFILE_NOT_FOUND' });
    expect((await remove(stranger, id)).errorCodes).toEqual(['NOT_FOUND']);
    expect(await names(tokyo)).toEqual(['自社']);
    const employee = await world.api.as('employee@sakura.example').query('{ accountingProfiles { id } }');
    expect(employee.errorCodes).toEqual(['FORBIDDEN']);
  });

  it('has a name of its own on the list, however it is written and however many come at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save(tokyo, { name: 'ﾃｽﾄ Ａ' })));
    const [kept] = answers.filter(({ profile }) => profile);
    expect(answers.filter(({ errorCode }) => errorCode === 'DUPLICATE_NAME')).toHaveLength(2);
    expect(await save(osaka, { name: 'てすとa' })).toEqual({ errorCode: 'DUPLICATE_NAME' });
    expect(await save(osaka, { name: '弥生 会計' })).toEqual({ errorCode: 'DUPLICATE_NAME' });
    const own = (await save(osaka, { name: 'テストB' })).profile;
    expect(await save(osaka, { profileId: own?.id, name: 'テストA' })).toEqual({
      errorCode: 'DUPLICATE_NAME',
    });
    expect((await save(osaka, { profileId: own?.id, name: 'テスト-B' })).profile).toMatchObject({
      id: own?.id,
    });
    for (const each of [kept, { profile: own }]) await remove(osaka, each?.profile?.id ?? '');
    const foreign = await save(stranger, { name: 'テストA' });
    expect(foreign.profile).toBeTruthy();
    await remove(stranger, foreign.profile?.id ?? '');
  });

  it('says what is wrong with it, and that there are enough', async () => {
    const withColumns = (columns: object[]) => save(stranger, { format: { ...format, columns } });
    const key = { title: '番号', field: 'KEY' };
    expect(await save(stranger, { name: ' ' })).toEqual({ errorCode: 'INVALID_NAME' });
    expect(await save(stranger, { name: 'あ'.repeat(41) })).toEqual({ errorCode: 'INVALID_NAME' });
    expect(await withColumns([])).toEqual({ errorCode: 'INVALID_COLUMNS' });
    expect(await withColumns(Array.from({ length: 61 }, () => key))).toEqual({
      errorCode: 'INVALID_COLUMNS',
    });
    expect(await withColumns([{ ...key, title: 'a\nb' }])).toEqual({ errorCode: 'INVALID_COLUMNS' });
    expect(await withColumns([key, { title: 'x', field: 'FIXED_TEXT', text: 'a\nb' }])).toEqual({
      errorCode: 'INVALID_COLUMNS',
    });
    expect(await withColumns([{ title: '金額', field: 'PRICE' }])).toEqual({ errorCode: 'KEY_REQUIRED' });
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, index) => save(stranger, { name: `${index}` })),
    );
    expect(answers.filter(({ errorCode }) => errorCode === 'TOO_MANY')).toHaveLength(3);
    expect(await names(stranger)).toHaveLength(20);
  });
});
