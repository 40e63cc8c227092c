import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import type { TestApi } from '../_testkit.ts';
import { eventually } from './_outside.ts';

type AttemptFilter = { id: string } | { idempotency_key: string };

const DUE = new Date(0);

/** Makes the next check of an attempt due, once no job of this process works on it. */
async function makeCheckDue({ app }: TestApi, attempt: AttemptFilter): Promise<void> {
  await eventually(
    async () => {
      const { numUpdatedRows } = await app.db
        .updateTable('booking_attempts')
        .set({ next_check_at: DUE })
        .where((eb) => eb.and(attempt))
        .where('lease_until', 'is', null)
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },
    (updated) => updated > 0,
  );
}

/** Resolves when an attempt was checked once more, by this sweep or by a job of this process that came first. */
export async function checkAgain(api: TestApi, attempt: AttemptFilter): Promise<void> {
  await makeCheckDue(api, attempt);
  await eventually(
    async () => {
      await sweepBookings(api.app);
      return api.app.db
        .selectFrom('booking_attempts')
        .select(['state', 'next_check_at', 'lease_until'])
        .where((eb) => eb.and(attempt))
        .executeTakeFirstOrThrow();
    },
    ({ state, next_check_at, lease_until }) => {
      const settled = state === 'CONFIRMED' || state === 'FAILED';
      return lease_until === null && (settled || next_check_at?.getTime() !== DUE.getTime());
    },
  );
}
