import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAllEntries } from '../../src/modules/accounting/record-entries.ts';
import { newId } from '../../src/db/new-id.ts';
import { addDays } from '../../src/modules/rate/calendar.ts';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, startBookingWorld, type TravelAnswer } from '../booking/_booking.ts';
import { type CopiedTrip, copyTrip, refundToPayer } from '../invoice/_invoices.ts';
import { bookTrip, download } from './_documents.ts';

const DAY = 86_400_000;
const everything = { from: '2000-01-01', to: '2099-12-31' };

interface Prepared {
  url: string;
  rowCount: number;
  openRooms: number | null;
  replacements: { character: string; replacement: string; count: number }[];
  errorCode?: string;
}

async function prepareFile(client: TestClient, input: object): Promise<Prepared> {
  const answer = await client.query<{ prepareAccountingFile: Prepared }>(
    `mutation ($input: AccountingFileInput!) { prepareAccountingFile(input: $input) {
      ... on PrepareAccountingFileSuccess { url rowCount openRooms replacements { character replacement count } }
      ... on PrepareAccountingFileError { errorCode openRooms } } }`,
    { input: { ...everything, ...input } },
  );
  return answer.expectNoErrors().prepareAccountingFile;
}

describe('the accounting file', () => {
  let world: BookingWorld;
  let osaka: TestClient;
  let operator: TestClient;
  let trip: TravelAnswer;
  let copy: CopiedTrip;
  let checkout = '';
  let now = new Date();

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => now } });
    osaka = world.api.as('osaka@sakura.example');
    operator = world.api.as('operator@yado.example');
    trip = await bookTrip(world.api, osaka, {}, { rooms: 2, daysAhead: 20 });
    const booked = await world.api.app.db
      .selectFrom('travels')
      .select(['end_date'])
      .where('id', '=', trip.id)
      .executeTakeFirstOrThrow();
    checkout = booked.end_date;
    copy = await copyTrip(world.api, trip.id, {
      checkin: addDays(checkout, 9),
      checkout: addDays(checkout, 10),
      price: 30_000,
      now,
    });
    await world.api.app.db
      .updateTable('travels')
      .set({ travel_number: 'T-COPY', hotel_name: 'ホテル髙﨑🏨', department_id_by_employee: '営業' })
      .where('id', '=', copy.travelId)
      .execute();
  });
  afterAll(() => world.close());

  async function readFile(client: TestClient, input: object): Promise<string[]> {
    const prepared = await prepareFile(client, { profileId: 'money-forward-expense', ...input });
    if (prepared.errorCode) return [prepared.errorCode];
    const text = await (await download(world.api, prepared)).text();
    return text.trimEnd().split('\r\n').slice(1);
  }

  it('has nothing before a room’s check-out, and then a row for each room of the branch', async () => {
    expect(await readFile(osaka, {})).toEqual(['NOTHING_FOUND']);
    const profileId = 'money-forward-expense';
    expect(await prepareFile(osaka, { profileId })).toMatchObject({ openRooms: 3 });
    const ends = { from: checkout, to: checkout };
    expect(await prepareFile(osaka, { profileId, ...ends })).toMatchObject({ openRooms: 2 });
    expect(await prepareFile(osaka, { profileId, to: addDays(checkout, -1) })).toMatchObject({
      openRooms: 0,
    });
    now = new Date(`${checkout}T09:00:00+09:00`);
    const rows = await readFile(osaka, {});
    expect(rows).toHaveLength(2);
    expect(await prepareFile(osaka, { profileId })).toMatchObject({ rowCount: 2, openRooms: 1 });
    for (const [index, row] of rows.entries()) {
      expect(row).toContain(`"${trip.travelNumber}-${index + 1}-1","${checkout.replaceAll('-', '/')}"`);
      expect(row).toContain('"株式会社みらいトラベル","","課税仕入10%"');
    }
    const sum = rows.reduce((total, row) => total + Number(/",(-?\d+),-?\d+,"JPY"/.exec(row)?.[1]), 0);
    expect(sum).toBe(trip.pricing.finalPaymentPrice);
    expect(await readFile(osaka, {})).toEqual(rows);
  });

  it('says what changes later in further rows, on the day of the change, and never in an old one', async () => {
    now = new Date(`${addDays(checkout, 10)}T09:00:00+09:00`);
    const before = await readFile(osaka, {});
    expect(before[2]).toMatch(/^"T-COPY-1-1".*,30000,2727,"JPY",.*"営業".*宿泊料金/);
    const { db } = world.api.app;
    await db
      .updateTable('travel_rooms')
      .set({ family_name: 'OTHER' })
      .where('id', '=', copy.roomId)
      .execute();
    await db
      .updateTable('travels')
      .set({ department_id_by_employee: '総務', hotel_name: '新館' })
      .where('id', '=', copy.travelId)
      .execute();
    expect(await readFile(osaka, {})).toEqual(before);

    now = new Date(now.getTime() + 2 * DAY);
    await refundToPayer(world.api, copy, { amount: 1_000, now, cancel: false });
    await db
      .insertInto('travel_histories')
      .values({
        id: newId(),
        travel_id: copy.travelId,
        history_type: 'ROOM_REFUNDED',
        room_id: copy.roomId,
        by: 'OPERATOR',
        user_id: null,
        linked_travel_id: null,
        price: 1_000,
        reason: null,
        created_at: now,
      })
      .execute();
    // Written down days after it happened.
    now = new Date(now.getTime() + 3 * DAY);
    await Promise.all([recordAllEntries(world.api.app), recordAllEntries(world.api.app)]);
    now = new Date(now.getTime() + 37 * DAY);
    await refundToPayer(world.api, copy, { amount: 20_000, now, cancel: true });
    now = new Date(now.getTime() + 2 * DAY);
    const after = await readFile(osaka, {});
    expect(after.slice(0, 3)).toEqual(before);
    const later = addDays(checkout, 12).replaceAll('-', '/');
    const canceled = addDays(checkout, 52).replaceAll('-', '/');
    expect(after.slice(3)).toEqual([
      expect.stringMatching(
        new RegExp(`^"T-COPY-1-2","${later}",.*"課税仕入10%",-1000,-90,.*返金による減額 新館 OTHER`),
      ),
      expect.stringMatching(
        new RegExp(`^"T-COPY-1-3","${canceled}",.*"課税仕入10%",-29000,-2636,.*キャンセルによる減額`),
      ),
      expect.stringMatching(new RegExp(`^"T-COPY-1-4","${canceled}",.*"対象外",9000,0,.*キャンセル料`)),
    ]);
    const first = { from: checkout, to: addDays(checkout, 11) };
    expect(await readFile(osaka, first)).toEqual(before);
    expect(await readFile(osaka, { ...first, from: addDays(checkout, 12), to: everything.to })).toEqual(
      after.slice(3),
    );
  });

  it('is of the viewer’s reach alone, and says why there is none', async () => {
    const stranger = world.api.as('admin@aozora.example');
    const freee = { profileId: 'freee' };
    expect(await prepareFile(stranger, { ...freee, branchId: 'demo-branch-sakura-osaka' })).toEqual({
      errorCode: 'NOTHING_FOUND',
      openRooms: 0,
    });
    expect(await prepareFile(operator, freee)).toMatchObject({ errorCode: 'BRANCH_REQUIRED', openRooms: 0 });
    expect(await prepareFile(operator, { ...freee, branchId: 'none' })).toMatchObject({
      errorCode: 'NOTHING_FOUND',
    });
    expect(await prepareFile(osaka, { profileId: 'none' })).toMatchObject({ errorCode: 'PROFILE_NOT_FOUND' });
    expect(await prepareFile(osaka, { ...freee, to: '2000-01-02' })).toMatchObject({
      errorCode: 'NOTHING_FOUND',
      openRooms: 0,
    });
    const backwards = await osaka.query(
      'mutation ($input: AccountingFileInput!) { prepareAccountingFile(input: $input) { __typename } }',
      { input: { profileId: 'freee', from: '2030-01-02', to: '2030-01-01' } },
    );
    expect(backwards.errorCodes).toEqual(['BAD_USER_INPUT']);
    const agent = await world.api.as('agent@mirai.example').query('{ accountingProfiles { id } }');
    expect(agent.errorCodes).toEqual(['FORBIDDEN']);
  });

  it('comes by a link that opens once, in the software’s charset, and is recorded', async () => {
    const prepared = await prepareFile(operator, {
      profileId: 'yayoi',
      branchId: 'demo-branch-sakura-osaka',
    });
    expect(prepared).toMatchObject({
      rowCount: 6,
      replacements: [
        { character: '髙', replacement: '高', count: 1 },
        { character: '﨑', replacement: '崎', count: 1 },
        { character: '🏨', replacement: '〓', count: 1 },
      ],
    });
    // What is recorded after the link was given is not in the file that it opens.
    now = new Date(now.getTime() + 30_000);
    await refundToPayer(world.api, copy, { amount: 500, now, cancel: false });
    await recordAllEntries(world.api.app);
    const setProfile = (from: string, to: string) =>
      world.api.app.db
        .updateTable('paper_fetches')
        .set({ accounting_profile: to })
        .where('accounting_profile', '=', from)
        .execute();
    // A link that gives nothing is not used up.
    await setProfile('yayoi', 'gone');
    expect((await download(world.api, prepared)).status).toBe(404);
    await setProfile('gone', 'yayoi');
    const answer = await download(world.api, prepared);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=shift_jis');
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain(
      '弥生会計_20000101_20991231.csv',
    );
    const text = iconv.decode(Buffer.from(await answer.arrayBuffer()), 'cp932');
    expect(text).toContain('ホテル高崎〓');
    expect(text.split('\r\n')).toHaveLength(7);
    expect((await download(world.api, prepared)).status).toBe(404);
    const log = await osaka.query<{
      paperFetches: { nodes: { userName: string; paperCount: number; accountingProfile: string | null }[] };
    }>('{ paperFetches { nodes { userName paperCount accountingProfile } } }');
    const { nodes } = log.expectNoErrors().paperFetches;
    expect(nodes).toContainEqual(expect.objectContaining({ paperCount: 6, accountingProfile: '弥生会計' }));
    expect(nodes).toContainEqual({
      userName: '西村 由紀',
      paperCount: 2,
      accountingProfile: 'マネーフォワード クラウド経費',
    });
    const rows = await readFile(osaka, {});
    expect(rows).toHaveLength(7);
    // Nothing says when it happened: it gets the day on which it was found.
    expect(rows[6]).toContain(`"T-COPY-1-5","${addDays(checkout, 54).replaceAll('-', '/')}"`);
  });

  it('has rooms of older trips that the sweep of the last days has left out', async () => {
    const long = new Date(now.getTime() - 30 * DAY);
    const day = long.toISOString().slice(0, 10);
    const stay = { checkin: addDays(day, -2), checkout: day };
    const older = await copyTrip(world.api, trip.id, { ...stay, price: 12_000, now: long });
    await recordAllEntries(world.api.app);
    const entries = world.api.app.db.selectFrom('accounting_entries').select('id');
    const ofOlder = entries.where('room_id', '=', older.roomId);
    expect(await ofOlder.execute()).toHaveLength(0);
    expect(await readFile(osaka, {})).toHaveLength(8);
    expect(await ofOlder.execute()).toHaveLength(1);
  });

  it('is offered for six kinds of software, each with its key', async () => {
    const answer = await osaka.query<{
      accountingProfiles: { id: string; keyColumn: string; charset: string }[];
    }>('{ accountingProfiles { id name charset keyColumn } }');
    const profiles = answer.expectNoErrors().accountingProfiles;
    expect(profiles.map(({ id }) => id)).toEqual([
      'rakuraku-seisan',
      'money-forward-expense',
      'freee',
      'sap-concur',
      'kanjo-bugyo',
      'yayoi',
    ]);
    expect(profiles[2]).toEqual({ id: 'freee', name: 'freee会計', charset: 'UTF_8', keyColumn: '管理番号' });
  });
});
