import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingWorld, startBookingWorld, type TravelAnswer } from '../booking/_booking.ts';
import { bookTrip } from './_documents.ts';

interface Answer {
  travelDetailsForCsv: {
    rows: Record<string, unknown>[];
    totalCount: number;
  };
}
const query = `query ($input: TravelDetailsForCsvInput!) {
  travelDetailsForCsv(input: $input) {
    totalCount
    rows {
      travelNumber travelStatus companyName branchName employeeName companyIdByEmployee hotelName roomNumber roomStatus guestName
      checkin checkout totalNights paymentType paymentPrice refundPrice finalPaymentPrice
      propertyPrice { currency value } freeCancelUntil canceledAt itineraryId bookedAt
    }
  }
}`;

describe('the CSV of trips', () => {
  let world: BookingWorld;
  let two: TravelAnswer;
  let osakas: TravelAnswer;

  beforeAll(async () => {
    world = await startBookingWorld();
    const { api } = world;
    two = await bookTrip(api, api.as('employee@sakura.example'), {}, { rooms: 2 });
    osakas = await bookTrip(api, api.as('osaka@sakura.example'));
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
      companyName: '株式会社さくら商事',
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

  it('comes in pages of trips that together are the whole export', async () => {
    const pages = `query ($input: TravelDetailsForCsvInput!, $first: Int, $after: String) {
      travelDetailsForCsv(input: $input, first: $first, after: $after) {
        totalCount rows { travelNumber roomNumber } pageInfo { hasNextPage endCursor }
      }
    }`;
    interface CsvPage {
      travelDetailsForCsv: {
        totalCount: number;
        rows: { travelNumber: string; roomNumber: number }[];
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
      };
    }
    const operator = world.api.as('operator@yado.example');
    const read = async (variables: object) => {
      const input = { filter: { sort: 'CREATED_AT_DESC' } };
      return operator.query<CsvPage>(pages, { input, ...variables });
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
});
