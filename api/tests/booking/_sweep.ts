import type { AppContext } from '../../src/context.ts';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { eventually } from './_outside.ts';

/**
 * Sweeps until everything that was due is done: a scheduled job of the same process may have taken a booking first, and
 * a sweep passes over what another job works on.
 */
export async function sweep(app: AppContext): Promise<void> {
  await eventually(
    async () => {
      await sweepBookings(app);
      return app.db
        .selectFrom('booking_attempts')
        .select('id')
        .where('lease_until', 'is not', null)
        .execute();
    },
    (worked) => worked.length === 0,
  );
}
