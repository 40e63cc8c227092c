import { type AttemptRun, LostAttemptError, move, note, secondsFrom } from './attempt-run.ts';
import { mayTryAgain } from './book-failure.ts';
import { returnCredit } from '../payment/credit-store.ts';
import { findPayment, updatePayment } from '../payment/payment-store.ts';
import { settlePayment } from './settle-payment.ts';

/** From RELEASING: gives the held funds back. The attempt then is over, or open again when its failure allows it. */
export async function releaseAttempt(run: AttemptRun): Promise<void> {
  const { app } = run;
  const { id, branch_id, failure, funding_try, sent_at } = run.row;
  if (run.row.means.type === 'CREDIT_CARD') await settlePayment(app, id);
  const payment = await findPayment(app.db, id);
  if (!payment) throw new Error(`Attempt ${id} is releasing funds that were never held.`);
  if (payment.type === 'CREDIT_CARD' && payment.state !== 'RELEASED') {
    return note(run, { next_check_at: secondsFrom(app.clock(), 10) });
  }
  // What was sent once is never sent again under its reference, whatever the reason: a late itinerary would be a second one.
  const again = failure !== null && sent_at === null && mayTryAgain(failure);
  const change = {
    next_check_at: null,
    funding_try: funding_try + 1,
    payment_intent_id: null,
    book_href: null,
  };
  await move(run, [again ? 'RELEASED_FOR_RETRY' : 'RELEASED'], change, async (tx) => {
    if (payment.type === 'CREDIT_CARD') return;
    const now = app.clock();
    const released = await updatePayment(tx, payment, { state: 'RELEASED', updated_at: now });
    if (!released) throw new LostAttemptError(`payment of attempt ${id}`);
    await returnCredit(tx, { branchId: branch_id, attemptId: id, amount: payment.held, now }, 'RELEASE');
  });
}
