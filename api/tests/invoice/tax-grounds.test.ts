import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordEntries } from '../../src/modules/accounting/record-entries.ts';
import { sweepInvoices } from '../../src/modules/invoice/jobs.ts';
import { toMonth } from '../../src/modules/invoice/period.ts';
import { addDays, dayInZone } from '../../src/modules/rate/calendar.ts';
import { type BookingWorld, startBookingWorld, type TravelAnswer } from '../booking/_booking.ts';
import { bookTrip } from '../document/_documents.ts';
import { type CopiedTrip, copyTrip, refundToPayer } from './_invoices.ts';
import { hotelNumber, readPropertyId, recordGround } from './_tax-grounds.ts';

interface Line {
  travelNumber: string;
  price: number;
  taxBasis: string | null;
  hotelRegistrationNumber: string | null;
  deductiblePercent: number | null;
}
interface Answer {
  invoices: {
    nodes: {
      status: string;
      lines: Line[];
      taxTotals: { proof: string; price: number; taxPrice: number }[];
    }[];
  };
}

describe('what the tax of a hotel’s stays rests on', () => {
  let world: BookingWorld;
  let now = new Date();
  let trip: TravelAnswer;
  let propertyId = '';
  let admin: ReturnType<BookingWorld['api']['as']>;
  let operator: typeof admin;
  let today = '';
  let copy: CopiedTrip;

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => now } });
    admin = world.api.as('admin@sakura.example');
    operator = world.api.as('operator@yado.example');
    today = dayInZone(now, 'Asia/Tokyo');
    trip = await bookTrip(world.api, admin, {}, { daysAhead: 40 });
    propertyId = await readPropertyId(world.api, trip.id);
  });
  afterAll(() => world.close());

  async function listInvoices() {
    const { invoices } = (
      await admin.query<Answer>(`{ invoices { nodes {
        status
        lines { travelNumber price taxBasis hotelRegistrationNumber deductiblePercent }
        taxTotals { proof price taxPrice }
      } } }`)
    ).expectNoErrors();
    return invoices.nodes;
  }
  async function csvOf(travelNumber: string) {
    const response = await admin.query<{
      travelDetailsForCsv: { rows: { travelNumber: string; taxBasis: string; deductiblePercent: number }[] };
    }>(`{ travelDetailsForCsv(input: { filter: {} }) { rows { travelNumber taxBasis deductiblePercent } } }`);
    return response
      .expectNoErrors()
      .travelDetailsForCsv.rows.filter((row) => row.travelNumber === travelNumber);
  }
  const inTheMonthOf = async (day: string) => {
    now = new Date(`${day}T12:00:00+09:00`);
    return (await listInvoices())[0];
  };

  it.each([
    [{ basis: 'PROXY' }, 'NUMBER_REQUIRED'],
    [{ basis: 'PROXY', registrationNumber: hotelNumber }, 'CHECKED_ON_REQUIRED'],
    [{ basis: 'PROXY', registrationNumber: hotelNumber, checkedOn: '2026-01-01' }, 'CONSENT_REQUIRED'],
    // The check digit is wrong.
    [{ basis: 'HOTEL', registrationNumber: 'T7000000000001', checkedOn: '2026-01-01' }, 'INVALID_NUMBER'],
    [{ basis: 'HOTEL', registrationNumber: hotelNumber, checkedOn: '2021-09-30' }, 'INVALID_DAY'],
    [{ basis: 'HOTEL', registrationNumber: hotelNumber, checkedOn: '2150-01-01' }, 'INVALID_DAY'],
    [{ basis: 'UNREGISTERED', registrationNumber: hotelNumber }, 'NUMBER_OF_UNREGISTERED'],
    [{ basis: 'OWN', propertyId: 'no-such-hotel' }, 'HOTEL_NOT_FOUND'],
    [{ basis: 'OWN', validFrom: '2021-09-30' }, 'INVALID_VALID_FROM'],
    [{ basis: 'OWN', validFrom: '2150-01-01' }, 'INVALID_VALID_FROM'],
  ])('is not recorded of %o: %s', async (input, errorCode) => {
    expect(await recordGround(operator, { propertyId, ...input })).toEqual({ errorCode });
  });

  it('is the hotel without a record, and of an abroad stay nothing', async () => {
    const { end_date: checkout } = await world.api.app.db
      .selectFrom('travels')
      .select('end_date')
      .where('id', '=', trip.id)
      .executeTakeFirstOrThrow();
    const stay = { checkin: addDays(checkout, -1), checkout, now };
    await copyTrip(world.api, trip.id, { ...stay, price: 7_000, country: 'US' });
    copy = await copyTrip(world.api, trip.id, { ...stay, price: 11_000 });
    const draft = await inTheMonthOf(checkout);
    expect(draft?.lines.map(({ price, taxBasis }) => [price, taxBasis])).toEqual(
      expect.arrayContaining([
        [7_000, 'OUTSIDE'],
        [11_000, 'HOTEL'],
      ]),
    );
    expect(draft?.taxTotals.map(({ proof }) => proof)).toEqual(['HOTEL', 'OUTSIDE']);
    expect(await csvOf(trip.travelNumber)).toMatchObject([{ taxBasis: 'HOTEL', deductiblePercent: null }]);
  });

  it('is what operators recorded last, with who did', async () => {
    const input = { propertyId, basis: 'UNREGISTERED' };
    expect((await recordGround(operator, input)).hotelTax?.grounds).toHaveLength(1);
    expect((await csvOf(trip.travelNumber))[0]).toMatchObject({
      taxBasis: 'UNREGISTERED',
      deductiblePercent: 70,
    });
    now = new Date(now.getTime() + 60_000);
    const proxy = { basis: 'PROXY', registrationNumber: ` ${hotelNumber.toLowerCase()} ` };
    const dates = { checkedOn: today, consentOn: today };
    const { hotelTax } = await recordGround(operator, { propertyId, ...proxy, ...dates });
    expect(hotelTax?.grounds.map(({ basis }) => basis)).toEqual(['PROXY', 'UNREGISTERED']);
    expect(hotelTax?.grounds[0]).toMatchObject({ registrationNumber: hotelNumber, consentOn: today });
    expect(hotelTax?.grounds[0]?.recordedBy.name).toBeTruthy();
    const [draft] = await listInvoices();
    expect(draft?.taxTotals.map(({ proof }) => proof)).toEqual(['QUALIFIED', 'OUTSIDE']);
    expect(draft?.lines.find(({ taxBasis }) => taxBasis === 'PROXY')?.hotelRegistrationNumber).toBe(
      hotelNumber,
    );
  });

  it('from a day on holds for stays that end then or later; the others keep what held before', async () => {
    const { end_date: checkout } = await world.api.app.db
      .selectFrom('travels')
      .select('end_date')
      .where('id', '=', trip.id)
      .executeTakeFirstOrThrow();
    const later = { propertyId, basis: 'OWN', validFrom: addDays(checkout, 1) };
    const { hotelTax } = await recordGround(operator, later);
    expect(hotelTax?.grounds.map(({ basis, validFrom }) => [basis, validFrom])).toEqual([
      ['OWN', later.validFrom],
      ['PROXY', null],
      ['UNREGISTERED', null],
    ]);
    const after = await copyTrip(world.api, trip.id, {
      checkin: checkout,
      checkout: addDays(checkout, 1),
      price: 5_000,
      now,
    });
    expect((await csvOf(trip.travelNumber))[0]).toMatchObject({ taxBasis: 'PROXY' });
    const basisOf = async ({ travelId }: CopiedTrip) => {
      const { travel_number } = await world.api.app.db
        .selectFrom('travels')
        .select('travel_number')
        .where('id', '=', travelId)
        .executeTakeFirstOrThrow();
      return (await csvOf(travel_number))[0]?.taxBasis;
    };
    expect(await basisOf(after)).toBe('OWN');
    expect(await basisOf(copy)).toBe('PROXY');
    // A correction for all days changes nothing from that day on.
    now = new Date(now.getTime() + 60_000);
    await recordGround(operator, { propertyId, basis: 'HOTEL' });
    expect(await basisOf(after)).toBe('OWN');
    expect(await basisOf(copy)).toBe('HOTEL');
    now = new Date(now.getTime() + 60_000);
    const dates = { checkedOn: today, consentOn: today };
    await recordGround(operator, { propertyId, basis: 'PROXY', registrationNumber: hotelNumber, ...dates });
    await refundToPayer(world.api, after, { amount: 5_000, now, cancel: true });
  });

  it('stays on a paper, and on the credit that corrects it, whatever is recorded later', async () => {
    const month = toMonth(dayInZone(now, 'Asia/Tokyo'));
    now = new Date(`${addDays(month.endDate, 1)}T00:00:00+09:00`);
    await sweepInvoices(world.api.app);
    await recordGround(operator, { propertyId, basis: 'OWN' });
    await refundToPayer(world.api, copy, { amount: 1_000, now, cancel: false });
    const nodes = await listInvoices();
    expect(nodes.map(({ status }) => status)).toEqual(['DRAFT', 'ISSUED']);
    expect(nodes[0]?.lines.map(({ price, taxBasis }) => [price, taxBasis])).toEqual([[-1_000, 'PROXY']]);
    expect(new Set(nodes[1]?.lines.map(({ taxBasis }) => taxBasis))).toEqual(new Set(['OUTSIDE', 'PROXY']));
    // The file for the accounts says what the paper says, also where it is made only now.
    const { db } = world.api.app;
    const entries = () => db.selectFrom('accounting_entries').where('room_id', '=', copy.roomId);
    await db.deleteFrom('accounting_entries').where('room_id', '=', copy.roomId).execute();
    await recordEntries(world.api.app, 'demo-branch-sakura-tokyo');
    expect(await entries().select(['tax_basis']).execute()).toEqual([{ tax_basis: 'PROXY' }]);
  });

  it('is found by the hotel’s name and a trip’s number, by operators alone', async () => {
    const query = (client: typeof admin, keyword: string) =>
      client.query<{ hotelTaxes: { propertyId: string; city: string | null }[] }>(
        `query ($keyword: String) { hotelTaxes(keyword: $keyword) { propertyId city grounds { basis } } }`,
        { keyword },
      );
    for (const keyword of ['', trip.travelNumber]) {
      const { hotelTaxes } = (await query(operator, keyword)).expectNoErrors();
      expect(hotelTaxes.map((hotel) => hotel.propertyId)).toEqual([propertyId]);
    }
    expect((await query(operator, '100%')).expectNoErrors().hotelTaxes).toEqual([]);
    for (const email of ['admin@sakura.example', 'agent@mirai.example']) {
      expect((await query(world.api.as(email), '')).errorCodes).toEqual(['FORBIDDEN']);
    }
  });
});
