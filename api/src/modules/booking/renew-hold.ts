import { type AttemptRun, LostAttemptError, move } from './attempt-run.ts';
import { isHeld } from './authorize-card.ts';
import { addNotice } from '../travel/mail-store.ts';
import type { Payment, ReadPaymentResult } from '../../adapters/cards/cards-port.ts';
import { toPaymentTrace } from './booking-trace.ts';
import { dropAuthorization } from '../payment/drop-authorization.ts';
import { recordIntent, recordOutcome } from '../payment/outside-call-store.ts';
import { findPayingCard, type PayingCard } from '../payment/paying-card-store.ts';
import { updatePayment } from '../payment/payment-store.ts';
import type { PaymentRow } from './tables.ts';

/**
 * Holds the price of an unknown booking once more on the card that its user chose, before the earlier hold ends; that one
 * is released afterwards. Once per booking, and never again after a refusal: a second deadline is a person's to decide.
 * An answer that was lost is looked for, before anything is held as well: the provider forgets keys after a day, and a
 * repeated call would then hold the price twice. What stays unclear is looked for again.
 */
export async function renewHold(run: AttemptRun, payment: PaymentRow): Promise<void> {
  if (payment.renewed_at !== null || payment.renewal_refused !== null) return;
  const { app, row } = run;
  const { means } = row;
  const card = means.type === 'CREDIT_CARD' ? await findPayingCard(app.db, row, means.creditCardId) : null;
  if (!card) return refuse(run, payment, 'card_removed');
  const earlier = await findRenewed(run, card);
  if (earlier.kind === 'found') return takeFound(run, payment, earlier.payment);
  if (earlier.kind !== 'absent') return;
  const key = `${row.id}:renew:${payment.payment_intent_id}`;
  const callId = await recordIntent(app.db, { attemptId: row.id, call: 'renew', key, now: app.clock() });
  const outcome = await app.cards.authorize({
    ...card,
    key,
    amount: payment.held,
    attemptId: row.id,
    fundingTry: row.funding_try + 1,
    trace: toPaymentTrace(app.config, row),
  });
  await recordOutcome(app.db, callId, outcome.kind, app.clock());
  switch (outcome.kind) {
    case 'authorized':
      return take(run, payment, outcome);
    case 'declined':
    case 'requires_action':
      if (outcome.paymentIntentId !== null)
        await dropAuthorization(run.app, run.row.id, outcome.paymentIntentId);
      return refuse(run, payment, outcome.declineCode ?? outcome.code ?? outcome.kind);
    case 'refused':
      return refuse(run, payment, outcome.code ?? outcome.kind);
    case 'unavailable':
      return;
    case 'unknown': {
      const found = await findRenewed(run, card);
      return found.kind === 'found' ? takeFound(run, payment, found.payment) : undefined;
    }
  }
}

/** What an earlier call came to. A hold that is not one is a refusal, and no other one is tried. */
async function takeFound(run: AttemptRun, payment: PaymentRow, found: Payment): Promise<void> {
  if (isHeld(found, run.row)) return take(run, payment, found);
  // Still being decided on.
  if (found.status === 'processing') return;
  if (found.status !== 'canceled') await dropAuthorization(run.app, run.row.id, found.paymentIntentId);
  return refuse(run, payment, found.status);
}

function findRenewed({ app, row }: AttemptRun, { customerId }: PayingCard): Promise<ReadPaymentResult> {
  const { id: attemptId, funding_try, created_at: since } = row;
  return app.cards.findByAttempt({ attemptId, fundingTry: funding_try + 1, customerId, since });
}

/** The new hold counts from now on. The earlier one ends by itself within a day, should letting it go fail. */
async function take(
  run: AttemptRun,
  payment: PaymentRow,
  { paymentIntentId, captureBefore }: Pick<Payment, 'paymentIntentId' | 'captureBefore'>,
): Promise<void> {
  const now = run.app.clock();
  const change = { payment_intent_id: paymentIntentId, funding_try: run.row.funding_try + 1 };
  await move(run, [], change, async (tx, row) => {
    const renewed = await updatePayment(tx, payment, {
      payment_intent_id: paymentIntentId,
      capture_before: captureBefore,
      renewed_at: now,
      updated_at: now,
    });
    if (!renewed) throw new LostAttemptError(`payment of attempt ${row.id}`);
    if (row.travel_id !== null) await addNotice(tx, { travelId: row.travel_id, kind: 'HOLD_RENEWED', now });
  });
  if (payment.payment_intent_id !== null)
    await dropAuthorization(run.app, run.row.id, payment.payment_intent_id);
}

async function refuse(run: AttemptRun, payment: PaymentRow, code: string): Promise<void> {
  const refused = await updatePayment(run.app.db, payment, {
    renewal_refused: code,
    updated_at: run.app.clock(),
  });
  if (!refused) throw new LostAttemptError(`payment of attempt ${run.row.id}`);
}
