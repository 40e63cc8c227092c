import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { book, bookInput, buildStay, chooseRate, prepare } from '../booking/_booking.ts';
import { listInvoices } from './_invoices.ts';

let api: TestApi;
let now = new Date();
beforeAll(async () => {
  api = await startTestApi({ config: { seedDemoTrips: true }, overrides: { clock: () => now } });
});
afterAll(() => api.close());

interface OneInvoice {
  invoiceNumber: string;
  status: string;
  totalPrice: number;
  lines: { price: number; canceled: boolean; departmentIdByEmployee: string | null }[];
}

const readInvoice = (client: TestClient, id: string) =>
  client.query<{ invoice: OneInvoice | null }>(
    `query ($id: ID!) {
      invoice(id: $id) { invoiceNumber status totalPrice lines { price canceled departmentIdByEmployee } }
    }`,
    { id },
  );

// spec: 3.invoice
it('shows one issued invoice to its branch and to operators, and to nobody else', async () => {
  const admin = api.as('admin@sakura.example');
  const issued = (await listInvoices(admin)).nodes.find(({ status }) => status === 'ISSUED');
  const id = issued?.id ?? '';
  for (const client of [admin, api.as('operator@yado.example')]) {
    const { invoice } = (await readInvoice(client, id)).expectNoErrors();
    expect(invoice).toMatchObject({ invoiceNumber: issued?.invoiceNumber, totalPrice: issued?.totalPrice });
    expect(invoice?.lines.reduce((sum, { price }) => sum + price, 0)).toBe(issued?.totalPrice);
  }
  for (const other of ['osaka@sakura.example', 'admin@aozora.example']) {
    expect((await readInvoice(api.as(other), id)).expectNoErrors().invoice).toBeNull();
  }
  for (const other of ['employee@sakura.example', 'agent@mirai.example']) {
    expect((await readInvoice(api.as(other), id)).errorCodes).toEqual(['FORBIDDEN']);
  }
});

it('shows the running month’s draft by the id that the list gives, with the codes of the bookings', async () => {
  const client = api.as('osaka@sakura.example');
  const rate = await chooseRate(client, '9000007', buildStay());
  const code = { companyIdByEmployee: '', departmentIdByEmployee: 'DEPT-777' };
  expect((await book(client, bookInput(await prepare(client, rate), code))).__typename).toBe('BookSuccess');
  now = new Date(`${rate.stay.checkout}T12:00:00+09:00`);
  const draft = (await listInvoices(client)).nodes.find(({ status }) => status === 'DRAFT');
  const { invoice } = (await readInvoice(client, draft?.id ?? '')).expectNoErrors();
  expect(invoice).toMatchObject({ status: 'DRAFT', totalPrice: rate.expectedPaymentPrice });
  expect(invoice?.lines).toEqual([
    { price: rate.expectedPaymentPrice, canceled: false, departmentIdByEmployee: 'DEPT-777' },
  ]);
  const elsewhere = await readInvoice(api.as('admin@aozora.example'), draft?.id ?? '');
  expect(elsewhere.expectNoErrors().invoice).toBeNull();
  now = new Date(now.getTime() + 40 * 86_400_000);
  expect((await readInvoice(client, draft?.id ?? '')).expectNoErrors().invoice).toBeNull();
});
