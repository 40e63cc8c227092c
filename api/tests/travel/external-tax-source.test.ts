import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepInvoices } from '../../src/modules/invoice/jobs.ts';
import { toMonth } from '../../src/modules/invoice/period.ts';
import { addDays } from '../../src/modules/rate/calendar.ts';
import type { TestClient } from '../_client.ts';
import { type BookingWorld, buildStay, startBookingWorld } from '../booking/_booking.ts';
import { download } from '../document/_documents.ts';
import { readPropertyId, recordGround } from '../invoice/_tax-grounds.ts';
import { bookExternal, externalInput } from './_operator.ts';

const stay = { ...buildStay(2), checkin: '2027-04-09', checkout: '2027-04-10' };
const billNumber = 'T8000000000001';
const hotelNumber = 'T7000000000002';

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

async function enter() {
  const billedTax = { ratePercent: 10, taxPrice: 2_000, registrationNumber: billNumber };
  const { travel } = await bookExternal(operator, externalInput({ stay, paymentPrice: 22_000, billedTax }));
  if (!travel) throw new Error('Not recorded.');
  return travel;
}

async function record(travelId: string, validFrom: string | null = null) {
  const { errorCode } = await recordGround(operator, {
    propertyId: await readPropertyId(world.api, travelId),
    basis: 'HOTEL',
    registrationNumber: hotelNumber,
    checkedOn: '2026-10-01',
    validFrom,
  });
  expect(errorCode).toBeUndefined();
}

interface Line {
  travelNumber: string;
  isElsewhere: boolean;
  taxBasis: string;
  hotelRegistrationNumber: string | null;
}

/** The invoice of the month, by id, with its lines. */
async function readInvoices() {
  const response = await admin.query<{
    invoices: { nodes: { id: string; startDate: string; lines: Line[] }[] };
  }>(
    `{ invoices { nodes { id startDate lines { travelNumber isElsewhere taxBasis hotelRegistrationNumber } } } }`,
  );
  const month = toMonth(stay.checkout).startDate;
  return response.expectNoErrors().invoices.nodes.filter(({ startDate }) => startDate === month);
}

async function readFile(invoiceId: string, format: string): Promise<string> {
  const response = await admin.query<{ invoiceDownloadLink: { url: string } }>(
    `query ($input: InvoiceDownloadLinkInput!) { invoiceDownloadLink(input: $input) { url } }`,
    { input: { invoiceId, format } },
  );
  return (await download(world.api, response.expectNoErrors().invoiceDownloadLink)).text();
}

async function isElsewhereInCsv(travelNumber: string) {
  const response = await admin.query<{ travelDetailsForCsv: { rows: { isElsewhere: boolean }[] } }>(
    `query ($number: String!) {
      travelDetailsForCsv(input: { filter: { travelNumber: $number } }) { rows { isElsewhere } } }`,
    { number: travelNumber },
  );
  return response.expectNoErrors().travelDetailsForCsv.rows[0]?.isElsewhere;
}

// spec: 7.external-booking
it('says of an issued invoice what it said, whatever is found out of the hotel later', async () => {
  const { db } = world.api.app;
  await db
    .updateTable('branches')
    .set({ peppol_id: '0221:T1234567890123' })
    .where('id', '=', 'demo-branch-sakura-tokyo')
    .execute();
  const billed = await enter();
  const later = await enter();
  const known = await enter();
  // One that holds only for stays after this one says nothing of it.
  await record(later.id, addDays(stay.checkout, 1));
  await record(known.id);
  for (const [{ travelNumber }, isElsewhere] of [
    [billed, true],
    [later, true],
    [known, false],
  ] as const) {
    expect(await isElsewhereInCsv(travelNumber)).toBe(isElsewhere);
  }

  now = new Date(`${addDays(toMonth(stay.checkout).endDate, 1)}T00:00:00+09:00`);
  await sweepInvoices(world.api.app);
  const read = async () => {
    const [invoice] = await readInvoices();
    if (!invoice) throw new Error('No invoice.');
    return {
      lines: invoice.lines,
      csv: await readFile(invoice.id, 'CSV'),
      xml: await readFile(invoice.id, 'JP_PINT'),
      inCsv: await isElsewhereInCsv(billed.travelNumber),
    };
  };
  const issued = await read();
  const ofTrip = ({ travelNumber }: { travelNumber: string }) =>
    issued.lines.find((line) => line.travelNumber === travelNumber);
  const arranger = { isElsewhere: true, taxBasis: 'HOTEL', hotelRegistrationNumber: billNumber };
  expect(ofTrip(billed)).toMatchObject(arranger);
  expect(ofTrip(later)).toMatchObject(arranger);
  expect(ofTrip(known)).toMatchObject({ isElsewhere: false, hotelRegistrationNumber: hotelNumber });
  expect(issued.xml).toContain(`手配先の登録番号 ${billNumber}`);
  expect(issued.xml).toContain(`宿泊施設の登録番号 ${hotelNumber}`);

  await record(billed.id);
  await record(later.id);
  expect(await read()).toEqual(issued);

  // Lines of before it was kept speak of who arranged the trip.
  await db.updateTable('invoice_lines').set({ tax_source: null }).execute();
  expect((await read()).lines).toEqual(issued.lines.map((line) => ({ ...line, isElsewhere: true })));
});
