import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findEntries } from '../../src/modules/accounting/entry-store.ts';
import { entryKey } from '../../src/modules/accounting/entry-fields.ts';
import { findProfile } from '../../src/modules/accounting/profiles.ts';
import { recordEntries } from '../../src/modules/accounting/record-entries.ts';
import { accountingCsv } from '../../src/modules/document/accounting-csv.ts';
import { readPdf } from '../../src/modules/document/pdf/_read-pdf.ts';
import { sweepInvoices } from '../../src/modules/invoice/jobs.ts';
import { toMonth } from '../../src/modules/invoice/period.ts';
import { addDays } from '../../src/modules/rate/calendar.ts';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, buildStay, startBookingWorld } from '../booking/_booking.ts';
import { readBilledLines, readBilledTrip, readCsvTax, readInvoiceFile } from './_bill-parts.ts';
import {
  type BilledTaxInput,
  bookExternal,
  externalInput,
  recordBilledTax,
  refundRoom,
} from './_operator.ts';

const branchId = 'demo-branch-sakura-tokyo';
const number = 'T8000000000001';
/** Two rooms of ¥12,230 each. */
const paymentPrice = 24_460;
const lodging = { ratePercent: 10, price: 22_000, taxPrice: 2_000 };
const meals = { ratePercent: 8, price: 2_160, taxPrice: 160 };
const bathing = { ratePercent: null, price: 300, taxPrice: 0 };
const bill = { parts: [lodging, meals, bathing], registrationNumber: number };
/** Of one room. */
const shares = [
  [11_000, 10],
  [1_080, 8],
  [150, null],
];

// spec: 7.external-booking
describe('a bill with several rates and something outside of tax', () => {
  let world: BookingWorld;
  let operator: TestClient;
  let admin: TestClient;
  let now = new Date();
  /** Each test bills a month of its own. */
  let month = 3;

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => now } });
    operator = world.api.as('operator@yado.example');
    admin = world.api.as('admin@sakura.example');
    await world.api.app.db
      .updateTable('branches')
      .set({ peppol_id: '0221:T1234567890123' })
      .where('id', '=', branchId)
      .execute();
  });
  afterAll(() => world.close());
  beforeEach(() => {
    month += 1;
  });

  const checkout = () => new Date(Date.UTC(2027, month - 1, 10)).toISOString().slice(0, 10);
  const input = (billedTax: BilledTaxInput | null) =>
    externalInput({
      stay: { ...buildStay(2), checkin: addDays(checkout(), -1), checkout: checkout() },
      paymentPrice,
      billedTax,
    });

  async function enter(billedTax: BilledTaxInput | null) {
    const { travel, errorCode } = await bookExternal(operator, input(billedTax));
    if (!travel) throw new Error(`Not recorded: ${errorCode}`);
    return travel;
  }
  async function closeMonth() {
    now = new Date(`${addDays(toMonth(checkout()).endDate, 1)}T00:00:00+09:00`);
    await sweepInvoices(world.api.app);
  }
  async function entriesOf(travelNumber: string) {
    await recordEntries(world.api.app, branchId);
    const period = { branchId, from: '2000-01-01', to: '2099-12-31', until: now };
    const entries = await findEntries(world.api.app.db, period);
    return entries.filter((entry) => entry.travel_number === travelNumber);
  }

  it('is on the trip, in its history and by room in the CSV', async () => {
    const travel = await enter(bill);
    const { billedTax, history } = await readBilledTrip(admin, travel.id);
    expect(billedTax).toEqual({
      ratePercent: 10,
      taxPrice: 2_160,
      registrationNumber: number,
      parts: [lodging, meals, bathing],
    });
    expect(history).toEqual([{ billedTaxPrice: 2_160, billedTaxParts: [lodging, meals, bathing] }]);
    const room = {
      // For pages that know one rate.
      taxRatePercent: 10,
      taxPrice: 1_080,
      taxParts: [
        { ratePercent: 10, price: 11_000, taxPrice: 1_000 },
        { ratePercent: 8, price: 1_080, taxPrice: 80 },
        { ratePercent: null, price: 150, taxPrice: 0 },
      ],
    };
    expect(await readCsvTax(admin, travel.travelNumber)).toEqual([
      { ...room, billedTaxPrice: 2_160 },
      { ...room, billedTaxPrice: null },
    ]);
    const one = await enter({ ratePercent: 10, taxPrice: 2_000 });
    expect((await readBilledTrip(admin, one.id)).billedTax).toMatchObject({ parts: [] });
    expect((await readCsvTax(admin, one.travelNumber))[0]).toMatchObject({
      taxParts: [{ ratePercent: 10, price: 12_230, taxPrice: 1_111 }],
    });
  });

  it('is a line of the invoice for each room and rate, in every format, with the total of each rate', async () => {
    const travel = await enter(bill);
    const [draft] = await readBilledLines(admin, travel.travelNumber);
    await closeMonth();
    const [invoice] = await readBilledLines(admin, travel.travelNumber);
    if (!invoice) throw new Error('No invoice.');
    expect(draft === undefined || draft.status === 'DRAFT').toBe(true);
    const prices = invoice.lines.map(({ price, taxRatePercent }) => [price, taxRatePercent]);
    expect(prices).toEqual([...shares, ...shares]);
    expect(invoice.lines.map(({ isLocalTax }) => isLocalTax)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(invoice.taxTotals).toEqual([
      { taxRatePercent: 10, price: 22_000, taxPrice: 2_000 },
      { taxRatePercent: 8, price: 2_160, taxPrice: 160 },
      { taxRatePercent: null, price: 300, taxPrice: 0 },
    ]);

    const { text } = await readPdf(
      await readInvoiceFile(world, admin, { invoiceId: invoice.id, format: 'PDF' }),
    );
    expect(text).toContain('10%対象(税込)・手配先が交付¥22,000うち消費税(10%)・参考¥2,000');
    expect(text).toContain('8%※対象(税込)・手配先が交付¥2,160うち消費税(8%)・参考¥160消費税対象外¥300');
    expect(text).toContain('入湯税・宿泊税など/');
    expect(text).toContain('手配先の請求書にある入湯税・宿泊税などは消費税の対象外です。');
    const csv = (await readInvoiceFile(world, admin, { invoiceId: invoice.id, format: 'CSV' })).toString(
      'utf8',
    );
    expect(csv).toMatch(/"入湯税・宿泊税など",.*"対象外","消費税対象外","","",150,""/);
    expect(csv).toMatch(
      /"宿泊料金",.*"8%\(軽減税率\)","手配先が適格請求書を交付","T8000000000001","",1080,""/,
    );
    // The arranger's tax is none of the seller's own.
    const xml = (await readInvoiceFile(world, admin, { invoiceId: invoice.id, format: 'JP_PINT' })).toString(
      'utf8',
    );
    expect(xml).toContain('<cbc:TaxableAmount currencyID="JPY">24460</cbc:TaxableAmount>');
    expect(xml).toContain('<cbc:PayableAmount currencyID="JPY">24460</cbc:PayableAmount>');
    expect(xml).toContain('入湯税・宿泊税など');
  });

  it('is an accounting entry for each rate, under a key of its own that stays', async () => {
    const travel = await enter(bill);
    await closeMonth();
    const entries = await entriesOf(travel.travelNumber);
    expect(entries.map(({ price, tax_rate_percent: rate }) => [price, rate])).toEqual([...shares, ...shares]);
    const keys = entries.map(entryKey);
    expect(keys).toEqual(
      ['1-1', '1-2', '1-3', '2-1', '2-2', '2-3'].map((key) => `${travel.travelNumber}-${key}`),
    );
    expect((await entriesOf(travel.travelNumber)).map(entryKey)).toEqual(keys);
    const profile = findProfile('money-forward-expense');
    if (!profile) throw new Error('There is no such profile.');
    const lines = accountingCsv(profile, entries).bytes.toString('utf8').split('\r\n');
    expect(lines[2]).toContain('8%');
    expect(lines[3]).toMatch(/"対象外",150,0,.*入湯税・宿泊税など/);
  });

  it('gives a refund back of each rate in proportion, on papers and in entries, and a cancellation all of it', async () => {
    const travel = await enter(bill);
    const { roomIds } = await readBilledTrip(admin, travel.id);
    const [first = '', second = ''] = roomIds;
    await closeMonth();
    await entriesOf(travel.travelNumber);
    for (const [id, refundPrice] of [
      [first, 6_115],
      [second, 1],
    ] as const) {
      await refundRoom(operator, { expediaHotelRoomId: id, refundPrice });
    }
    const refunds = [
      [-5_500, 10],
      [-540, 8],
      [-75, null],
    ];
    const added = (await entriesOf(travel.travelNumber)).filter(({ price }) => price < 0);
    const ofRoom = (room: number) =>
      added
        .filter((entry) => entry.room_number === room)
        .map(({ price, tax_rate_percent: rate }) => [price, rate]);
    expect(ofRoom(1)).toEqual(refunds);
    // A single yen is of one of them.
    expect(ofRoom(2).map(([price]) => price)).toEqual([-1]);
    expect((await readCsvTax(admin, travel.travelNumber))[0]?.taxParts).toEqual([
      { ratePercent: 10, price: 5_500, taxPrice: 500 },
      { ratePercent: 8, price: 540, taxPrice: 40 },
      { ratePercent: null, price: 75, taxPrice: 0 },
    ]);

    // Credits outweigh what else is owed, and wait for what does not.
    month += 1;
    const other = await enter(null);
    await closeMonth();
    const credits = (await readBilledLines(admin, travel.travelNumber)).flatMap(({ lines }) =>
      lines.filter(({ price }) => price < 0),
    );
    expect(credits.map(({ kind }) => kind)).toEqual(credits.map(() => 'REFUND_CREDIT'));
    expect(credits.slice(0, 3).map(({ price, taxRatePercent }) => [price, taxRatePercent])).toEqual(refunds);
    expect(credits).toHaveLength(4);
    expect((await readBilledLines(admin, other.travelNumber)).length).toBeGreaterThan(0);

    // As a desk cancels it after the stay, with a fee of 1,000.
    now = new Date(now.getTime() + 1_000);
    await world.api.app.db
      .updateTable('travel_rooms')
      .set({ status: 'CANCELED', canceled_at: now, refund_price: 12_230 - 1_000 })
      .where('id', '=', first)
      .execute();
    await world.api.app.db
      .updateTable('travels')
      .set({ updated_at: now })
      .where('id', '=', travel.id)
      .execute();
    const all = (await entriesOf(travel.travelNumber)).filter((entry) => entry.room_number === 1);
    expect(all.slice(6).map(({ price, tax_rate_percent: rate }) => [price, rate])).toEqual([
      ...refunds,
      [1_000, null],
    ]);
    expect(all.at(-1)).toMatchObject({ billed_tax_id: null, canceled: true });
  });

  it('is put right in further entries where a release that knows one rate has written beside it', async () => {
    const travel = await enter(bill);
    await closeMonth();
    const [first] = await entriesOf(travel.travelNumber);
    if (!first) throw new Error('No entry.');
    const { is_elsewhere: _known, ...row } = first;
    // It takes what is outside of tax for something that is taxed.
    const earlier = { ...row, billed_tax_id: null, recorded_at: now };
    await world.api.app.db
      .insertInto('accounting_entries')
      .values([
        { ...earlier, id: `${row.id}-a`, revision: 4, price: 150 },
        {
          ...earlier,
          id: `${row.id}-b`,
          revision: 5,
          price: -150,
          tax_rate_percent: null,
          tax_basis: 'OUTSIDE',
        },
      ])
      .execute();
    const ofRoom = async () =>
      (await entriesOf(travel.travelNumber)).filter((entry) => entry.room_number === 1);
    expect((await ofRoom()).slice(5).map(({ price, tax_rate_percent: rate }) => [price, rate])).toEqual([
      [-150, 10],
      [150, null],
    ]);
    expect((await ofRoom()).reduce((sum, { price }) => sum + price, 0)).toBe(12_230);
  });

  it('stays as papers have said it, whatever is recorded later, until they are void', async () => {
    const split = await enter(bill);
    const plain = await enter({ ratePercent: 10, taxPrice: 2_000 });
    await closeMonth();
    await recordBilledTax(operator, split.id, { ratePercent: 8, taxPrice: 100 });
    await recordBilledTax(operator, plain.id, bill);
    const rates = async (travelNumber: string) =>
      (await readCsvTax(admin, travelNumber))[0]?.taxParts.map(({ ratePercent }) => ratePercent);
    expect(await rates(split.travelNumber)).toEqual([10, 8, null]);
    expect(await rates(plain.travelNumber)).toEqual([10]);
    const [invoice] = await readBilledLines(admin, split.travelNumber);
    await operator.query(
      `mutation ($input: UpdateInvoiceStatusInput!) { updateInvoiceStatus(input: $input) { __typename } }`,
      { input: { invoiceId: invoice?.id, status: 'VOID' } },
    );
    expect(await rates(split.travelNumber)).toEqual([8]);
    expect(await rates(plain.travelNumber)).toEqual([10, 8, null]);
  });

  it.each([
    ['less than the price', [lodging, meals], { errorCode: 'BILLED_PARTS_NOT_PRICE', missingPrice: 300 }],
    [
      'more than it',
      [lodging, meals, { ...bathing, price: 301 }],
      { errorCode: 'BILLED_PARTS_NOT_PRICE', missingPrice: -1 },
    ],
    [
      'more tax than a part holds',
      [lodging, { ...meals, taxPrice: 163 }, bathing],
      { errorCode: 'INVALID_BILLED_TAX', ratePercent: 8 },
    ],
    ['nothing that is taxed', [{ ...bathing, price: 24_460 }], { errorCode: 'INVALID_BILLED_PARTS' }],
  ])('is refused with %s, at the entry and later', async (_what, parts, refusal) => {
    expect(await bookExternal(operator, input({ parts }))).toMatchObject(refusal);
    const travel = await enter(null);
    expect(await recordBilledTax(operator, travel.id, { parts })).toMatchObject(refusal);
    expect((await readBilledTrip(admin, travel.id)).billedTax).toBeNull();
  });
});
