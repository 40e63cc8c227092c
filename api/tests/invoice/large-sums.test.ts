import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';

const LARGE = 3_000_000_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ config: { seedDemoTrips: true } });
});
afterAll(() => api?.close());

it('shows the credit of a branch beyond 32 bits', async () => {
  await api.app.db
    .updateTable('branches')
    .set({ cash_balance: LARGE })
    .where('id', '=', 'demo-branch-sakura-tokyo')
    .execute();
  const response = await api.as('admin@sakura.example').query('{ settingsBranches { id cashBalance } }');
  expect(response.expectNoErrors()).toEqual({
    settingsBranches: [{ id: 'demo-branch-sakura-tokyo', cashBalance: LARGE }],
  });
});

it('shows an invoice whose total is beyond 32 bits, and what is left to pay of it', async () => {
  const invoice = await api.app.db
    .selectFrom('invoices')
    .select(['id'])
    .where('status', '=', 'ISSUED')
    .limit(1)
    .executeTakeFirstOrThrow();
  await api.app.db.updateTable('invoices').set({ total_price: LARGE }).where('id', '=', invoice.id).execute();
  const response = await api
    .as('operator@yado.example')
    .query('query ($id: ID!) { invoice(id: $id) { totalPrice openPrice } }', invoice);
  expect(response.expectNoErrors()).toMatchObject({ invoice: { totalPrice: LARGE, openPrice: LARGE } });
});
