import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const storePath = '../../src/modules/payment/credit-store.ts';
const payerPath = '../../src/modules/payment/payer.ts';
type Store = typeof import('../../src/modules/payment/credit-store.ts');
type Payer = typeof import('../../src/modules/payment/payer.ts');

// Test files share their modules: this one loads its own, and leaves none behind.
beforeEach(() => {
  vi.resetModules();
  vi.doMock(storePath, async (importOriginal) => ({ ...(await importOriginal<Store>()), reserveCredit }));
  // Judging the payer locks the branch, which keeps two bookings apart as well.
  vi.doMock(payerPath, async (importOriginal) => ({
    ...(await importOriginal<Payer>()),
    checkPayer: async () => {},
  }));
});
afterEach(() => {
  vi.doUnmock(storePath);
  vi.doUnmock(payerPath);
  vi.resetModules();
});

/** Reads first and writes later, as one conditional update does not. */
const reserveCredit: Store['reserveCredit'] = async (tx, move) => {
  const branch = await tx
    .selectFrom('branches')
    .select('cash_balance')
    .where('id', '=', move.branchId)
    .executeTakeFirstOrThrow();
  if (branch.cash_balance < move.amount) return false;
  await sql`select pg_sleep(0.05)`.execute(tx);
  await tx
    .updateTable('branches')
    .set({ cash_balance: branch.cash_balance - move.amount })
    .where('id', '=', move.branchId)
    .execute();
  return true;
};

it('R12, control: without the branch’s lock and the conditional update the same race oversells', async () => {
  const { raceForCredit, sumAmounts } = await import('./_credit-race.ts');
  const race = await raceForCredit([321, 340]);
  expect(sumAmounts(race.booked)).toBeGreaterThan(race.credit);
});
