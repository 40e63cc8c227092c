import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPdf } from '../../src/modules/document/pdf/_read-pdf.ts';
import { sweepInvoices } from '../../src/modules/invoice/jobs.ts';
import { toMonth } from '../../src/modules/invoice/period.ts';
import { addDays } from '../../src/modules/rate/calendar.ts';
import type { TestClient } from '../_client.ts';
import { bookTrip, download } from '../document/_documents.ts';
import { listInvoices } from '../invoice/_invoices.ts';
import { type BookingWorld, startBookingWorld, buildStay } from '../booking/_booking.ts';
import {
  type BilledTaxInput,
  bookExternal,
  externalInput,
  type ExternalInput,
  recordBilledTax,
} from './_operator.ts';

const stay = { ...buildStay(2), checkin: '2027-04-09', checkout: '2027-04-10' };
const hotelNumber = 'T8000000000001';

// spec: 7.external-booking
describe('the tax of a trip from an external supplier, as billed', () => {
  let world: BookingWorld;
  let operator: TestClient;
  let admin: TestClient;
  let now = new Date();

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => now } });
    operator = world.api.as('operator@yado.example');
    admin = world.api.as('admin@sakura.example');
  });
  afterAll(() => world.close());
  beforeEach(() => {
    now = new Date();
  });

  async function enter(billedTax: BilledTaxInput | null, change: Partial<ExternalInput> = {}) {
    const input = externalInput({ stay, paymentPrice: 22_000, billedTax, ...change });
    const { travel, errorCode } = await bookExternal(operator, input);
    if (!travel) throw new Error(`Not recorded: ${errorCode}`);
    return travel;
  }
  async function readBilled(id: string) {
    const response = await admin.query<{ travelInDetail: { billedTax: unknown } }>(
      `query ($id: ID!) { travelInDetail(id: $id) { billedTax { ratePercent taxPrice registrationNumber } } }`,
      { id },
    );
    return response.expectNoErrors().travelInDetail.billedTax;
  }
  async function readHistory(id: string) {
    const response = await admin.query<{
      travelInDetail: { updateTimeline: { historyType?: string; data?: object }[] };
    }>(
      `query ($id: ID!) { travelInDetail(id: $id) { updateTimeline { ... on TravelHistory { historyType
        data { ... on BilledTaxRecordedData { billedTaxPrice by } } } } } }`,
      { id },
    );
    const { updateTimeline } = response.expectNoErrors().travelInDetail;
    return updateTimeline.flatMap(({ historyType, data }) =>
      historyType === 'BILLED_TAX_RECORDED' ? [data] : [],
    );
  }
  const record = (travelId: string, billedTax: BilledTaxInput) =>
    recordBilledTax(operator, travelId, billedTax);
  async function csvOf(travelNumber: string) {
    const response = await admin.query<{ travelDetailsForCsv: { rows: Record<string, unknown>[] } }>(
      `query ($number: String!) { travelDetailsForCsv(input: { filter: { travelNumber: $number } }) { rows {
        taxRatePercent taxPrice taxBasis hotelRegistrationNumber deductiblePercent billedTaxPrice } } }`,
      { number: travelNumber },
    );
    return response.expectNoErrors().travelDetailsForCsv.rows;
  }

  it('is not known until a bill is on record: the standard rate, by the hotel', async () => {
    const travel = await enter(null);
    expect(await readBilled(travel.id)).toBeNull();
    expect((await csvOf(travel.travelNumber))[0]).toMatchObject({
      taxRatePercent: 10,
      taxBasis: 'HOTEL',
      hotelRegistrationNumber: null,
      billedTaxPrice: null,
    });
  });

  it('is on the trip, in the CSV and on the invoice with rate and number, once for all rooms', async () => {
    const reduced = await enter({ ratePercent: 8, taxPrice: 1_630, registrationNumber: ' t8000000000001 ' });
    const without = await enter({ ratePercent: 10, taxPrice: 2_001 });
    expect(await readHistory(reduced.id)).toEqual([{ billedTaxPrice: 1_630, by: 'OPERATOR' }]);
    expect(await readBilled(reduced.id)).toEqual({
      ratePercent: 8,
      taxPrice: 1_630,
      registrationNumber: hotelNumber,
    });
    const rate = {
      taxRatePercent: 8,
      taxPrice: 814,
      taxBasis: 'HOTEL',
      hotelRegistrationNumber: hotelNumber,
    };
    expect(await csvOf(reduced.travelNumber)).toEqual([
      { ...rate, deductiblePercent: null, billedTaxPrice: 1_630 },
      { ...rate, deductiblePercent: null, billedTaxPrice: null },
    ]);
    // A bill without a number is no qualified invoice.
    expect((await csvOf(without.travelNumber))[0]).toMatchObject({
      taxRatePercent: 10,
      taxBasis: 'UNREGISTERED',
      deductiblePercent: 70,
      billedTaxPrice: 2_001,
    });

    now = new Date(`${addDays(toMonth(stay.checkout).endDate, 1)}T00:00:00+09:00`);
    await sweepInvoices(world.api.app);
    // What papers have said stays.
    await record(reduced.id, { ratePercent: 10, taxPrice: 2_000 });
    const month = toMonth(stay.checkout).startDate;
    const issued = (await listInvoices(admin)).nodes.find(({ startDate }) => startDate === month);
    const response = await admin.query<{ invoiceDownloadLink: { url: string } }>(
      `query ($input: InvoiceDownloadLinkInput!) { invoiceDownloadLink(input: $input) { url } }`,
      { input: { invoiceId: issued?.id, format: 'PDF' } },
    );
    const file = await download(world.api, response.expectNoErrors().invoiceDownloadLink);
    const { text } = await readPdf(Buffer.from(await file.arrayBuffer()));
    expect(text).toContain(
      `予約番号${reduced.travelNumber}/手配先が適格請求書を交付手配先の登録番号${hotelNumber}8%`,
    );
    expect(text).toContain(`予約番号${without.travelNumber}/適格請求書なし(経過措置70%控除)10%¥11,000`);
    expect(text).toContain('軽減税率');
    expect((await csvOf(reduced.travelNumber))[0]).toMatchObject({
      taxRatePercent: 8,
      billedTaxPrice: 2_000,
    });
  });

  it('is recorded later, when the bill comes, by operators alone', async () => {
    const travel = await enter(null);
    const billed = { ratePercent: 10, taxPrice: 2_000, registrationNumber: hotelNumber };
    expect(await record(travel.id, billed)).toEqual({ travel: { id: travel.id } });
    expect(await readBilled(travel.id)).toEqual(billed);
    now = new Date(now.getTime() + 1_000);
    await record(travel.id, { ...billed, taxPrice: 1_998 });
    expect(await readBilled(travel.id)).toMatchObject({ taxPrice: 1_998 });
    expect(await readHistory(travel.id)).toEqual([
      { billedTaxPrice: 2_000, by: 'OPERATOR' },
      { billedTaxPrice: 1_998, by: 'OPERATOR' },
    ]);
    const refused = await admin.query(
      `mutation ($input: RecordBilledTaxInput!) { recordBilledTax(input: $input) { __typename } }`,
      { input: { travelId: travel.id, billedTax: billed } },
    );
    expect(refused.errorCodes).toEqual(['FORBIDDEN']);
  });

  it('is recorded once, however often the same bill is sent, and again once it says something else', async () => {
    const billed = { ratePercent: 10, taxPrice: 2_000, registrationNumber: hotelNumber };
    const travel = await enter(billed);
    const answers = await Promise.all([1, 2, 3].map(() => record(travel.id, billed)));
    expect(answers).toEqual(answers.map(() => ({ travel: { id: travel.id } })));
    await record(travel.id, { ...billed, registrationNumber: ' t8000000000001' });
    const kept = await world.api.app.db
      .selectFrom('billed_taxes')
      .select('id')
      .where('travel_id', '=', travel.id)
      .execute();
    expect(kept).toHaveLength(1);
    expect(await readHistory(travel.id)).toHaveLength(1);
    const later = async (taxPrice: number) => {
      now = new Date(now.getTime() + 1_000);
      await Promise.all([1, 2].map(() => record(travel.id, { ...billed, taxPrice })));
    };
    await later(1_998);
    // What was the record before is news after another one.
    await later(2_000);
    expect(await readHistory(travel.id)).toEqual(
      [2_000, 1_998, 2_000].map((billedTaxPrice) => ({ billedTaxPrice, by: 'OPERATOR' })),
    );
  });

  it.each([
    [{ ratePercent: 5, taxPrice: 100 }, 'INVALID_BILLED_TAX'],
    [{ ratePercent: 10, taxPrice: -1 }, 'INVALID_BILLED_TAX'],
    // Two rooms, one night: a yen more for each is what a bill may have rounded.
    [{ ratePercent: 10, taxPrice: 2_003 }, 'INVALID_BILLED_TAX'],
    [{ ratePercent: 10, taxPrice: 2_000, registrationNumber: 'T7000000000001' }, 'INVALID_BILL_NUMBER'],
    // The platform's, which sells the trip.
    [{ ratePercent: 10, taxPrice: 2_000, registrationNumber: 't9000000000000' }, 'OWN_BILL_NUMBER'],
  ])('is refused as %o, at the entry and later: %s', async (billedTax, errorCode) => {
    const input = externalInput({ stay, paymentPrice: 22_000, billedTax });
    expect((await bookExternal(operator, input)).errorCode).toBe(errorCode);
    const travel = await enter(null);
    expect(await record(travel.id, billedTax)).toMatchObject({ errorCode });
  });

  it('is never of a stay abroad, nor of a trip of the hotel supplier', async () => {
    const billedTax = { ratePercent: 10, taxPrice: 0 };
    const lyon = { city: 'リヨン', countryCode: 'FR' };
    const input = externalInput({ stay, billedTax, ...lyon });
    expect((await bookExternal(operator, input)).errorCode).toBe('INVALID_BILLED_TAX');
    expect(await record((await enter(null, lyon)).id, billedTax)).toMatchObject({
      errorCode: 'NOT_FROM_ELSEWHERE',
    });
    const own = await bookTrip(world.api, admin, {}, { daysAhead: 40 });
    expect(await record(own.id, billedTax)).toMatchObject({ errorCode: 'NOT_FROM_ELSEWHERE' });
    expect(await record('missing', billedTax)).toMatchObject({ errorCode: 'TRAVEL_NOT_FOUND' });
  });
});
