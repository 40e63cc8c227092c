import type { AppContext } from '../../context.ts';
import { findDueAttempts } from './due-store.ts';
import { tendBooking } from './tend-booking.ts';
import { WAKE_QUEUE } from './wake-queue.ts';

const SWEEP_SECONDS = 10;

/**
 * Registers the work that bookings need in the background; call before the queue is started. The sweep finds what is
 * due in our own tables, so that nothing depends on a queued job having survived; it also resumes after a restart.
 */
export function registerBookingJobs(app: AppContext): void {
  app.jobs.work(WAKE_QUEUE, ({ id }) => tendBooking(app, id), { pollingIntervalSeconds: 1, retryLimit: 3 });
  app.jobs.schedule('booking-sweep', SWEEP_SECONDS, () => sweepBookings(app));
}

/** Tends every booking that has something due. One that fails is logged and does not hold up the others. */
export async function sweepBookings(app: AppContext): Promise<void> {
  for (const attemptId of await findDueAttempts(app.db, app.clock())) {
    try {
      await tendBooking(app, attemptId);
    } catch (err) {
      app.log.error({ err, attemptId, event: 'tend-failed' }, 'a booking could not be tended');
    }
  }
}
