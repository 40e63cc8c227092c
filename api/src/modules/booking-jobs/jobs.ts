import type { AppContext } from '../../context.ts';
import { onConnectionsFor } from '../../db/connection-purpose.ts';
import { forEachConcurrently } from '../../lib/for-each-concurrently.ts';
import { settleOperatorTask } from '../operator-task/raise-operator-task.ts';
import { deleteDraftsSavedBefore } from '../booking/draft-store.ts';
import { findDueAttempts } from '../booking/due-attempts-store.ts';
import { deletePriceChecksExpiredBefore } from '../booking/price-check-store.ts';
import { processBooking } from './process-booking.ts';
import { BOOKING_QUEUE } from '../payment/booking-queue.ts';

const SWEEP_SECONDS = 10;
const SIDE_BY_SIDE = 5;
/** Over a weekend: a preparation that has run out is taken up again with what was typed for it. */
const DRAFTS_KEPT_MS = 3 * 24 * 3600 * 1000;
/** Longer than any draft: its preparation goes last. */
const PRICE_CHECKS_KEPT_MS = 7 * 24 * 3600 * 1000;

/**
 * Registers the work that bookings need in the background; call before the queue is started. The sweep finds what is
 * due in our own tables, so that nothing depends on a queued job having survived; it also resumes after a restart.
 */
export function registerBookingJobs(app: AppContext): void {
  app.jobs.work(BOOKING_QUEUE, ({ id }) => processBooking(app, id), {
    pollingIntervalSeconds: 1,
    atOnce: 2 * SIDE_BY_SIDE,
    sideBySide: SIDE_BY_SIDE,
    retryLimit: 3,
  });
  app.jobs.schedule('booking-sweep', SWEEP_SECONDS, () => sweepBookings(app));
  app.jobs.schedule('booking-drafts', 3600, () => onConnectionsFor('long', () => forgetUnbooked(app)));
}

/** Deletes what was typed and prepared and came to no booking. */
export async function forgetUnbooked(app: AppContext): Promise<void> {
  const now = app.clock().getTime();
  await deleteDraftsSavedBefore(app.db, new Date(now - DRAFTS_KEPT_MS));
  await deletePriceChecksExpiredBefore(app.db, new Date(now - PRICE_CHECKS_KEPT_MS));
}

/** Tends every booking that has something due, failing ones last, a few at once: one slow answer or failure does not hold up the others. */
export async function sweepBookings(app: AppContext): Promise<void> {
  const due = await findDueAttempts(app.db, app.clock());
  await forEachConcurrently(due, SIDE_BY_SIDE, (id) => tendQuietly(app, id));
}

async function tendQuietly(app: AppContext, attemptId: string): Promise<void> {
  try {
    await processBooking(app, attemptId);
    await settleOperatorTask(app, app.db, { kind: 'DEAD_LETTER', subject: `${BOOKING_QUEUE}:${attemptId}` });
  } catch (err) {
    app.log.error({ err, attemptId, event: 'booking-job-failed' }, 'the job of a booking failed');
  }
}
