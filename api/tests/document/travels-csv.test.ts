import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/logger.ts';
import { type BookingWorld, startBookingWorld, type TravelAnswer } from '../booking/_booking.ts';
import { bookTrip, download, pathOf } from './_documents.ts';

interface Answer {
  travelDetailsForCsv: {
    rows: Record<string, unknown>[];
    totalCount: number;
    downloadLink: { url: string; expiresAt: string };
  };
}
const query = `query ($input: TravelDetailsForCsvInput!) {
  travelDetailsForCsv(input: $input) {
    totalCount
    rows {
      travelNumber travelStatus branchName employeeName companyIdByEmployee hotelName roomNumber roomStatus guestName
      checkin checkout totalNights paymentType paymentPrice refundPrice finalPaymentPrice
      propertyPrice { currency value } freeCancelUntil canceledAt itineraryId bookedAt
    }
    downloadLink { url expiresAt }
  }
}`;

describe('the CSV of trips', () => {
  let world: BookingWorld;
  let two: TravelAnswer;
  let osakas: TravelAnswer;
  let offset = 0;
  const logged: string[] = [];

  beforeAll(async () => {
    const lines = new Writable({
      write(chunk: Buffer, _encoding, done) {
        logged.push(chunk.toString());
        done();
      },
    });
    world = await startBookingWorld({
      overrides: { clock: () => new Date(Date.now() + offset), log: createLogger('info', lines) },
    });
    const { api } = world;
    two = await bookTrip(
      api,
      api.as('employee@sakura.example'),
      { companyIdByEmployee: '=cmd|"/c calc"!A1' },
      { rooms: 2 },
    );
    osakas = await bookTrip(api, api.as('osaka@sakura.example'), { companyIdByEmployee: '-1+2' });
  });
  afterAll(() => world.close());

  async function ask(email: string, filter: object = {}): Promise<Answer['travelDetailsForCsv']> {
    const response = await world.api.as(email).query<Answer>(query, { input: { filter } });
    return response.expectNoErrors().travelDetailsForCsv;
  }

  // spec: 2.trips-csv, 7.travelDetailsForCsv
  it('has a row per room, within the viewer’s reach, by the filter of the list', async () => {
    const { rows, totalCount } = await ask('employee@sakura.example');
    expect(totalCount).toBe(2);
    expect(rows).toMatchObject([1, 2].map((roomNumber) => ({ travelNumber: two.travelNumber, roomNumber })));
    expect(rows[0]).toMatchObject({
      travelStatus: 'BOOKED',
      branchName: '東京本社',
      employeeName: '田中 健一',
      guestName: 'Tanaka Kenichi',
      totalNights: 2,
      paymentType: 'INVOICE',
      refundPrice: 0,
    });
    expect(rows.reduce((sum, row) => sum + Number(row.finalPaymentPrice), 0)).toBe(
      two.pricing.finalPaymentPrice,
    );
    expect(rows[1]?.propertyPrice).toBeNull();
    expect(rows[0]?.freeCancelUntil).toMatch(/^\d{4}-\d{2}-\d{2}T.*\+09:00$/);
    const numbers = async (email: string, filter?: object) =>
      (await ask(email, filter)).rows.map((row) => row.travelNumber);
    expect(await numbers('agent@mirai.example')).toEqual([osakas.travelNumber]);
    expect(await numbers('admin@aozora.example')).toEqual([]);
    expect(await numbers('operator@yado.example', { travelNumber: osakas.travelNumber })).toEqual([
      osakas.travelNumber,
    ]);
    expect(await numbers('admin@sakura.example', { onlyMine: true })).toEqual([]);
    const hotel = String(rows[0]?.hotelName).slice(0, 3);
    const all = { hotelName: hotel, guestName: 'kenichi tan', statuses: ['BOOKED'], stayFrom: '2020-01-01' };
    expect(new Set(await numbers('employee@sakura.example', all))).toEqual(new Set([two.travelNumber]));
    expect(await numbers('employee@sakura.example', { ...all, guestName: 'nobody' })).toEqual([]);
  });

  it('comes in stretches of trips that together are the whole export', async () => {
    const stretches = `query ($input: TravelDetailsForCsvInput!, $first: Int, $after: String) {
      travelDetailsForCsv(input: $input, first: $first, after: $after) {
        totalCount rows { travelNumber roomNumber } pageInfo { hasNextPage endCursor }
      }
    }`;
    interface Stretch {
      travelDetailsForCsv: {
        totalCount: number;
        rows: { travelNumber: string; roomNumber: number }[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      };
    }
    const operator = world.api.as('operator@yado.example');
    const read = async (variables: object) => {
      const input = { filter: { sort: 'CREATED_AT_DESC' } };
      return operator.query<Stretch>(stretches, { input, ...variables });
    };
    const first = (await read({ first: 1 })).expectNoErrors().travelDetailsForCsv;
    expect(first).toMatchObject({
      totalCount: 3,
      rows: [{ travelNumber: osakas.travelNumber, roomNumber: 1 }],
      pageInfo: { hasNextPage: true },
    });
    const { endCursor: after } = first.pageInfo;
    const second = (await read({ first: 1, after })).expectNoErrors().travelDetailsForCsv;
    expect(second).toMatchObject({
      totalCount: 3,
      rows: [1, 2].map((roomNumber) => ({ travelNumber: two.travelNumber, roomNumber })),
      pageInfo: { hasNextPage: false },
    });
    expect((await read({})).expectNoErrors().travelDetailsForCsv.rows).toEqual([
      ...first.rows,
      ...second.rows,
    ]);
    for (const wrong of [{ first: 201 }, { first: 0 }, { first: 1, after: 'x' }]) {
      expect((await read(wrong)).body.errors).toHaveLength(1);
    }
  });

  it('R27: downloads the same rows as text that no spreadsheet runs, under headers that keep it private', async () => {
    const { downloadLink } = await ask('employee@sakura.example');
    expect(downloadLink.url).toMatch(/^http:\/\/localhost:8080\/documents\/[\w.-]+$/);
    const life = Date.parse(downloadLink.expiresAt) - Date.now();
    expect(life).toBeGreaterThan(0);
    expect(life).toBeLessThanOrEqual(600_000);
    const response = await download(world.api, downloadLink);
    expect(response.status).toBe(200);
    const file = Buffer.from(await response.arrayBuffer());
    expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = file.toString('utf8').split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('"予約者","企業管理コード","部署コード","ホテル"');
    expect(lines[1]).toContain(`"${two.travelNumber}","予約確定","東京本社","田中 健一"`);
    expect(lines[1]).toContain(`"'=cmd|""/c calc""!A1"`);
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="trips-[\d-]+\.csv"; filename\*=UTF-8''%E4%BA%88/,
    );
  });

  it('gives an agency’s branch a link at the agency’s address', async () => {
    const { downloadLink } = await ask('osaka@sakura.example');
    expect(downloadLink.url).toMatch(/^http:\/\/mirai\.localhost:8080\/documents\//);
    expect(await (await download(world.api, downloadLink)).text()).toContain(`"'-1+2"`);
  });

  it('R27: answers alike to a link that is altered, expired, foreign or whose owner has gone', async () => {
    const { downloadLink } = await ask('employee@sakura.example');
    const path = pathOf(downloadLink);
    const open = async (url: string, init?: RequestInit) => {
      const response = await fetch(new URL(url, world.api.url), init);
      return { status: response.status, body: await response.text() };
    };
    const answers = [
      await open('/documents/'),
      await open('/documents/x'),
      await open('/documents/a/b'),
      await open(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`),
    ];
    const stranger = await world.api.as('admin@aozora.example').fetch(path);
    answers.push({ status: stranger.status, body: await stranger.text() });
    const colleague = await world.api.as('admin@sakura.example').fetch(path);
    answers.push({ status: colleague.status, body: await colleague.text() });
    offset = 601_000;
    answers.push(await open(path));
    offset = 0;
    const { db } = world.api.app;
    const setStatus = (status: 'ACTIVE' | 'DELETED') =>
      db.updateTable('users').set({ status }).where('id', '=', 'demo-sakura-employee').execute();
    await setStatus('DELETED');
    answers.push(await open(path));
    await setStatus('ACTIVE');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(404);
    expect(answers[0]?.body).toContain('リンクは無効');
    expect((await open(path)).status).toBe(200);
    expect((await world.api.as('employee@sakura.example').fetch(path)).status).toBe(200);
  });

  it('makes the file from what its owner may see when it is opened, not when the link was given', async () => {
    const { downloadLink } = await ask('employee@sakura.example');
    const { db } = world.api.app;
    const moveTo = (branch_id: string) =>
      db.updateTable('users').set({ branch_id }).where('id', '=', 'demo-sakura-employee').execute();
    await moveTo('demo-branch-aozora');
    const text = await (await download(world.api, downloadLink)).text();
    await moveTo('demo-branch-sakura-tokyo');
    expect(text).not.toContain(two.travelNumber);
    expect(text.trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('never writes a link into the log', async () => {
    const { downloadLink } = await ask('employee@sakura.example');
    await download(world.api, downloadLink);
    const text = logged.join('');
    expect(text).toContain('"path":"/documents/*"');
    const token = pathOf(downloadLink).split('/').at(-1) ?? '';
    expect(text).not.toContain(token.slice(-40));
  });
});
