import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayInZone } from '../../src/modules/rate/calendar.ts';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { readCredit } from '../booking/_outside.ts';
import { type InvoiceAnswer, listInvoices, updateStatus } from './_invoices.ts';

interface PaymentAnswer {
  id: string;
  paidOn: string;
  price: number;
  recordedBy: { name: string } | null;
  removedAt: string | null;
  removedBy: { name: string } | null;
}
interface ChangeAnswer {
  __typename: string;
  errorCode?: string;
  invoice?: { status: string; paidAt: string | null; openPrice: number; payments: PaymentAnswer[] };
}

const tokyo = 'demo-branch-sakura-tokyo';
const fields = `status paidAt openPrice
  payments { id paidOn price recordedBy { name } removedAt removedBy { name } }`;
let api: TestApi;
let operator: TestClient;
let invoice: InvoiceAnswer;
let today = '';
let keys = 0;

beforeAll(async () => {
  api = await startTestApi({ config: { seedDemoTrips: true } });
  operator = api.as('operator@yado.example');
  today = dayInZone(new Date(), 'Asia/Tokyo');
  const issued = (await listInvoices(operator, { branchId: tokyo })).nodes.find(
    ({ status }) => status === 'ISSUED' || status === 'OVERDUE',
  );
  if (!issued) throw new Error('The demonstration has no open invoice.');
  invoice = issued;
});
afterAll(() => api.close());

async function record(input: object, client = operator): Promise<ChangeAnswer> {
  const response = await client.query<{ recordInvoicePayment: ChangeAnswer }>(
    `mutation ($input: RecordInvoicePaymentInput!) {
      recordInvoicePayment(input: $input) {
        __typename
        ... on RecordInvoicePaymentSuccess { invoice { ${fields} } }
        ... on RecordInvoicePaymentError { errorCode }
      }
    }`,
    {
      input: {
        invoiceId: invoice.id,
        paidOn: today,
        idempotencyKey: `payment-of-a-test-${++keys}`,
        ...input,
      },
    },
  );
  return response.expectNoErrors().recordInvoicePayment;
}

async function remove(paymentId: string | undefined): Promise<ChangeAnswer> {
  const response = await operator.query<{ removeInvoicePayment: ChangeAnswer }>(
    `mutation ($input: RemoveInvoicePaymentInput!) {
      removeInvoicePayment(input: $input) {
        __typename
        ... on RemoveInvoicePaymentSuccess { invoice { ${fields} } }
        ... on RemoveInvoicePaymentError { errorCode }
      }
    }`,
    { input: { invoiceId: invoice.id, paymentId } },
  );
  return response.expectNoErrors().removeInvoicePayment;
}

async function readInvoice(client: TestClient) {
  const response = await client.query<{ invoice: NonNullable<ChangeAnswer['invoice']> }>(
    `query ($id: ID!) { invoice(id: $id) { ${fields} } }`,
    { id: invoice.id },
  );
  return response.expectNoErrors().invoice;
}

// spec: 7.invoices
describe('payments of an invoice', () => {
  beforeEach(async () => {
    for (const { id, removedAt } of (await readInvoice(operator)).payments) if (!removedAt) await remove(id);
  });

  it('are recorded in parts, each giving credit back, until nothing is left to pay', async () => {
    const before = await readCredit(api, tokyo);
    const issuedOn = dayInZone(new Date(invoice.issuedAt ?? ''), 'Asia/Tokyo');
    const part = await record({ price: 1_000, paidOn: today });
    expect(part.invoice).toMatchObject({ status: invoice.status, openPrice: invoice.totalPrice - 1_000 });
    expect(await readCredit(api, tokyo)).toBe(before + 1_000);
    const rest = await record({ price: invoice.totalPrice - 1_000, paidOn: issuedOn });
    // The last day on which money arrived, not the last record.
    expect(rest.invoice).toMatchObject({ status: 'PAID', openPrice: 0 });
    expect(Date.parse(rest.invoice?.paidAt ?? '')).toBe(Date.parse(`${today}T00:00:00+09:00`));
    expect(await readCredit(api, tokyo)).toBe(before + invoice.totalPrice);
    expect((await record({ price: 1 })).errorCode).toBe('STATUS_NOT_ALLOWED');
    expect((await updateStatus(operator, invoice.id, 'VOID')).errorCode).toBe('STATUS_NOT_ALLOWED');
  });

  it('take what is left when the invoice is marked as paid', async () => {
    await record({ price: 1_000 });
    expect((await updateStatus(operator, invoice.id, 'PAID')).invoice?.status).toBe('PAID');
    const active = (await readInvoice(operator)).payments.filter(({ removedAt }) => !removedAt);
    expect(active.map(({ price }) => price).sort((a, b) => a - b)).toEqual([
      1_000,
      invoice.totalPrice - 1_000,
    ]);
  });

  it('count once, however often the same record is sent', async () => {
    const before = await readCredit(api, tokyo);
    const sent = { price: 2_000, idempotencyKey: 'the-same-payment-again' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => record(sent)));
    expect(answers.map(({ __typename }) => __typename)).toEqual(Array(5).fill('RecordInvoicePaymentSuccess'));
    expect((await readInvoice(operator)).openPrice).toBe(invoice.totalPrice - 2_000);
    expect(await readCredit(api, tokyo)).toBe(before + 2_000);
  });

  it('never exceed the invoice, also when recorded side by side', async () => {
    const price = Math.ceil(invoice.totalPrice * 0.6);
    const answers = await Promise.all([record({ price }), record({ price })]);
    expect(answers.map(({ errorCode }) => errorCode).filter(Boolean)).toEqual(['PAYMENT_PRICE_NOT_ALLOWED']);
    expect((await readInvoice(operator)).openPrice).toBe(invoice.totalPrice - price);
  });

  it.each([
    ['a day to come', () => ({ paidOn: addDays(today, 1) }), 'PAYMENT_DAY_NOT_ALLOWED'],
    ['a day before the issue', () => ({ paidOn: '2020-01-01' }), 'PAYMENT_DAY_NOT_ALLOWED'],
    ['nothing', () => ({ price: 0 }), 'PAYMENT_PRICE_NOT_ALLOWED'],
    ['less than nothing', () => ({ price: -1 }), 'PAYMENT_PRICE_NOT_ALLOWED'],
    ['too much', () => ({ price: invoice.totalPrice + 1 }), 'PAYMENT_PRICE_NOT_ALLOWED'],
    ['no invoice', () => ({ invoiceId: 'missing' }), 'INVOICE_NOT_FOUND'],
  ])('are refused with %s', async (_what, input, code) => {
    expect(await record({ price: 1, ...input() })).toEqual({
      __typename: 'RecordInvoicePaymentError',
      errorCode: code,
    });
    expect((await readInvoice(operator)).openPrice).toBe(invoice.totalPrice);
  });

  it('are removed once, with their credit, and leave the invoice open', async () => {
    const before = await readCredit(api, tokyo);
    const paid = await record({ price: invoice.totalPrice });
    const id = paid.invoice?.payments.find(({ removedAt }) => !removedAt)?.id;
    const answers = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(answers.map(({ errorCode }) => errorCode).filter(Boolean)).toEqual(
      Array(2).fill('PAYMENT_REMOVED'),
    );
    expect(answers.find(({ invoice: open }) => open)?.invoice).toMatchObject({
      status: invoice.status,
      paidAt: null,
      openPrice: invoice.totalPrice,
    });
    expect(await readCredit(api, tokyo)).toBe(before);
  });

  it('are not removed once the branch has used their credit', async () => {
    const paid = await record({ price: 3_000 });
    const id = paid.invoice?.payments.find(({ removedAt }) => !removedAt)?.id;
    const balance = await readCredit(api, tokyo);
    const set = (value: number) =>
      api.app.db.updateTable('branches').set({ cash_balance: value }).where('id', '=', tokyo).execute();
    await set(2_999);
    expect((await remove(id)).errorCode).toBe('CREDIT_USED');
    expect((await readInvoice(operator)).openPrice).toBe(invoice.totalPrice - 3_000);
    await set(balance);
  });

  it('keep an invoice from being voided', async () => {
    await record({ price: 1 });
    expect((await updateStatus(operator, invoice.id, 'VOID')).errorCode).toBe('INVOICE_HAS_PAYMENTS');
  });

  it('are shown with names and removals to operators, and as they count to the branch', async () => {
    const wrong = (await record({ price: 5_000 })).invoice?.payments.at(-1);
    await remove(wrong?.id);
    await record({ price: 4_000 });
    const all = (await readInvoice(operator)).payments;
    expect(all.find(({ id }) => id === wrong?.id)).toMatchObject({
      price: 5_000,
      removedAt: expect.any(String),
      recordedBy: { name: expect.any(String) },
      removedBy: { name: expect.any(String) },
    });
    expect((await readInvoice(api.as('admin@sakura.example'))).payments).toEqual([
      {
        id: expect.any(String),
        paidOn: today,
        price: 4_000,
        recordedBy: null,
        removedAt: null,
        removedBy: null,
      },
    ]);
  });
});
