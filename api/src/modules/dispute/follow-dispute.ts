import type { Dispute } from '../../adapters/cards/dispute.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { BOOKING_QUEUE } from '../payment/booking-queue.ts';
import { findDispute, saveDispute } from './dispute-store.ts';
import { isDisputeOpen } from './dispute-sums.ts';
import { showDisputeOnDesk } from './dispute-task.ts';

/**
 * Takes over what the card provider said of a dispute at `readAt`: on record, on the operators' desk, and, once it is
 * over, on to the payment, whose refunds have waited for it. Repeated or late readings do no harm. Payments of others
 * on the same account are left alone.
 */
export async function followDispute(app: AppContext, dispute: Dispute, readAt: Date): Promise<void> {
  const owner = await findOwner(app, dispute);
  if (owner === 'other') return;
  await app.db.transaction().execute(async (tx) => {
    const before = await findDispute(tx, dispute.disputeId);
    const isOpen = isDisputeOpen(dispute);
    const endedAt = isOpen ? null : (before?.ended_at ?? readAt);
    const saved = await saveDispute(tx, dispute, { attemptId: owner.attemptId, readAt, endedAt });
    if (!saved) return;
    await showDisputeOnDesk(app, tx, saved);
    if (isOpen || before?.ended_at || saved.attempt_id === null) return;
    // What has waited for the end is due now; the new version keeps a movement under way from clearing that wish.
    await tx
      .updateTable('payments')
      .set((eb) => ({ next_try_at: readAt, version: eb('version', '+', 1), updated_at: readAt }))
      .where('attempt_id', '=', saved.attempt_id)
      .where('type', '=', 'CREDIT_CARD')
      .where('state', '=', 'CAPTURED')
      .execute();
    await app.jobs.enqueueInTx(tx, BOOKING_QUEUE, { id: saved.attempt_id });
  });
}

/** Asks the provider for the disputes of one payment and follows them; false when it does not say. */
export async function followDisputesOfPayment(app: AppContext, paymentIntentId: string): Promise<boolean> {
  const readAt = app.clock();
  const listing = await app.cards.listDisputes({ paymentIntentId });
  if (listing.kind !== 'found') return false;
  for (const dispute of listing.disputes) await followDispute(app, dispute, readAt);
  return true;
}

/** Reads one dispute and follows it; false when the provider does not say. */
export async function followDisputeById(app: AppContext, disputeId: string): Promise<boolean> {
  const readAt = app.clock();
  const read = await app.cards.retrieveDispute(disputeId);
  if (read.kind === 'found') await followDispute(app, read.dispute, readAt);
  return read.kind === 'found' || read.kind === 'absent';
}

/** Whose payment it is: by our rows, else by what the payment itself carries. */
async function findOwner(
  app: AppContext,
  { paymentIntentId, attemptId, environment }: Dispute,
): Promise<{ attemptId: string | null } | 'other'> {
  const payment = await app.db
    .selectFrom('payments')
    .select('attempt_id')
    .where('payment_intent_id', '=', paymentIntentId)
    .executeTakeFirst();
  if (payment) return { attemptId: payment.attempt_id };
  if (attemptId === null) return 'other';
  if (await hasAttempt(app.db, attemptId)) return { attemptId };
  // Lost rows: money is at stake all the same.
  return environment === app.config.environment ? { attemptId: null } : 'other';
}

async function hasAttempt(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('booking_attempts').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
