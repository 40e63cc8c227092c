import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { raceForCredit, sumOf } from './_credit-race.ts';

// The same race over a reservation that reads first and writes later, as one conditional update does not.
vi.mock('../../src/modules/payment/credit-store.ts', async (importOriginal) => {
  const store = await importOriginal<typeof import('../../src/modules/payment/credit-store.ts')>();
  const reserveCredit: typeof store.reserveCredit = async (tx, move) => {
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
  return { ...store, reserveCredit };
});

it('R12, control: without the conditional update the same race oversells', async () => {
  const race = await raceForCredit();
  expect(sumOf(race.booked)).toBeGreaterThan(race.credit);
});
