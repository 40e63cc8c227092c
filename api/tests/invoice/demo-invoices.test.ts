import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareBooks } from '../../src/modules/books/compare-books.ts';
import { seedDemoInvoices } from '../../src/seed/seed-demo-invoices.ts';
import { seedDemoTasks } from '../../src/seed/seed-demo-tasks.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { readCredit } from '../booking/_outside.ts';
import { download } from '../document/_documents.ts';
import { listInvoices, updateStatus } from './_invoices.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ config: { seedDemoTrips: true } });
});
afterAll(() => api.close());

it('shows three months of invoices in the demo, the newest one open, and takes only that from the credit', async () => {
  const { nodes } = await listInvoices(api.as('admin@sakura.example'));
  const issued = nodes.filter(({ status }) => status !== 'DRAFT');
  expect(issued.map(({ status, totalPrice }) => [status, totalPrice])).toEqual([
    ['ISSUED', 51_700],
    ['PAID', 124_500],
    ['PAID', 57_200],
  ]);
  expect(issued[1]?.taxTotals.map(({ taxRatePercent, price }) => [taxRatePercent, price])).toEqual([
    [10, 46_200],
    [null, 78_300],
  ]);
  expect(issued[0]?.lines).toHaveLength(2);
  expect(Date.parse(issued[2]?.paidAt ?? '')).toBeGreaterThan(Date.parse(issued[2]?.issuedAt ?? ''));
  expect(await readCredit(api, 'demo-branch-sakura-tokyo')).toBe(3_000_000 - 51_700);
  expect(await compareBooks(api.app)).toEqual([]);
});

it('shows what is to be paid to the administrator of the branch, and to nobody else', async () => {
  const unpaid = async (email: string) =>
    (
      await api
        .as(email)
        .query<{ myself: { unpaidInvoices: { status: string; openPrice: number }[] } }>(
          `{ myself { unpaidInvoices { status openPrice } } }`,
        )
    ).expectNoErrors().myself.unpaidInvoices;
  expect(await unpaid('admin@sakura.example')).toEqual([{ status: 'ISSUED', openPrice: 51_700 }]);
  for (const email of ['employee@sakura.example', 'osaka@sakura.example', 'operator@yado.example']) {
    expect(await unpaid(email)).toEqual([]);
  }
});

it('adds nothing when it runs again', async () => {
  const before = await listInvoices(api.as('admin@sakura.example'));
  await seedDemoInvoices(api.app);
  expect(await listInvoices(api.as('admin@sakura.example'))).toEqual(before);
});

it('puts two things on the operators’ desk, which do not come again once they are resolved', async () => {
  const open = async () => {
    const response = await api.as('operator@yado.example').query<{
      operatorTasks: { nodes: { id: string; kind: string; travel: object | null }[] };
    }>('{ operatorTasks(input: { status: OPEN }) { nodes { id kind travel { id } } } }');
    return response.expectNoErrors().operatorTasks.nodes;
  };
  const tasks = await open();
  expect(tasks.map(({ kind }) => kind).sort()).toEqual(['AMOUNT_MISMATCH', 'MAIL_REFUSED']);
  const facts = await api.app.db
    .selectFrom('operator_tasks')
    .innerJoin('travels', 'travels.id', 'operator_tasks.travel_id')
    .select(['kind', 'detail', 'reference', 'payment_price', 'external_confirmation_id', 'travels.email'])
    .execute();
  // Each says what is so of its trip.
  for (const { kind, detail, reference, ...travel } of facts) {
    const isSo =
      kind === 'AMOUNT_MISMATCH'
        ? detail?.startsWith(`ours=${travel.payment_price} `) && reference === travel.external_confirmation_id
        : reference === travel.email;
    expect(`${kind} ${isSo}`).toBe(`${kind} true`);
  }
  await api
    .as('operator@yado.example')
    .query('mutation($id: ID!) { resolveOperatorTask(input: { taskId: $id, note: "済" }) { __typename } }', {
      id: tasks[0]?.id,
    });
  await seedDemoTasks(api.app);
  expect(await open()).toEqual(tasks.slice(1));
});

it('gives an invoice as the standard electronic one once its buyer has an address for it, unless it is void', async () => {
  const operator = api.as('operator@yado.example');
  const { nodes } = await listInvoices(operator, { branchId: 'demo-branch-sakura-tokyo' });
  const invoice = nodes.find(({ status }) => status === 'ISSUED');
  const ask = async () => {
    const response = await operator.query<{ invoiceDownloadLink: { url: string } }>(
      'query ($id: ID!) { invoiceDownloadLink(input: { invoiceId: $id, format: JP_PINT }) { url } }',
      { id: invoice?.id },
    );
    return download(api, response.expectNoErrors().invoiceDownloadLink);
  };
  const setId = (peppolId: string | null) =>
    api.app.db
      .updateTable('branches')
      .set({ peppol_id: peppolId })
      .where('id', '=', 'demo-branch-sakura-tokyo')
      .execute();
  const readProblem = async () => {
    const response = await operator.query<{ invoice: { jpPintProblem: string | null } }>(
      'query ($id: ID!) { invoice(id: $id) { jpPintProblem } }',
      { id: invoice?.id },
    );
    return response.expectNoErrors().invoice.jpPintProblem;
  };
  await setId(null);
  expect(await readProblem()).toBe('BUYER_ID_MISSING');
  const none = await operator.query<{ invoiceDownloadLink: { url: string } | null }>(
    'query ($id: ID!) { invoiceDownloadLink(input: { invoiceId: $id, format: JP_PINT }) { url } }',
    { id: invoice?.id },
  );
  expect(none.expectNoErrors().invoiceDownloadLink).toBeNull();
  await setId('0188:8000000000001');
  expect(await readProblem()).toBeNull();
  const file = await ask();
  expect(file.headers.get('content-type')).toContain('application/xml');
  const text = await file.text();
  expect(text).toContain(`<cbc:ID>${invoice?.invoiceNumber}</cbc:ID>`);
  expect(text).toContain(`<cbc:PayableAmount currencyID="JPY">${invoice?.totalPrice}</cbc:PayableAmount>`);
  expect(text).toContain('<cbc:EndpointID schemeID="0188">8000000000001</cbc:EndpointID>');
  expect(text).not.toContain('〒');
  await updateStatus(operator, invoice?.id ?? '', 'VOID');
  expect((await ask()).ok).toBe(false);
});
