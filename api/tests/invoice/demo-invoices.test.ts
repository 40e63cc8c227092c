import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedDemoInvoices } from '../../src/seed/seed-demo-invoices.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { creditOf } from '../booking/_outside.ts';
import { listInvoices } from './_invoices.ts';

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
  expect(await creditOf(api, 'demo-branch-sakura-tokyo')).toBe(3_000_000 - 51_700);
});

it('adds nothing when it runs again', async () => {
  const before = await listInvoices(api.as('admin@sakura.example'));
  await seedDemoInvoices(api.app);
  expect(await listInvoices(api.as('admin@sakura.example'))).toEqual(before);
});
