import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import { CHECK_SECONDS, getWantedPayment, secondsFrom, move, type AttemptRun } from './attempt-run.ts';
import { authorizeCard, authorizeKey } from './authorize-card.ts';
import { reserveCredit } from '../payment/credit-store.ts';
import { checkPayer, PayerRefusedError } from '../payment/payer.ts';
import { recordIntent } from '../payment/outside-call-store.ts';
import { lockPayingCard, type PayingCard } from '../payment/paying-card-store.ts';
import { recordHold } from '../payment/payment-store.ts';
import { recheckPrice } from './recheck-price.ts';
import { PreviousCanceledError, reservePrevious } from './reserve-previous.ts';
import { stopAttempt } from './stop-attempt.ts';

interface CheckedPrice {
  book_href: string;
  price_checked_at: Date;
  failure: null;
}

/** From CREATED: checks the price once more, then holds the funds. False when it stopped; the row says why. */
export async function startFunding(run: AttemptRun): Promise<boolean> {
  try {
    return await fund(run);
  } catch (error) {
    if (error instanceof PayerRefusedError) return stopAttempt(run, { errorCode: error.problem });
    const isTaken = isUniqueViolation(error, 'booking_attempts_one_date_change');
    if (!isTaken && !(error instanceof PreviousCanceledError)) throw error;
    return stopAttempt(run, { errorCode: 'PREVIOUS_TRAVEL_NOT_CHANGEABLE' });
  }
}

async function fund(run: AttemptRun): Promise<boolean> {
  const price = await recheckPrice(run);
  if (price.kind === 'failed') return stopAttempt(run, price.failure);
  const checked: CheckedPrice = {
    book_href: price.bookToken,
    price_checked_at: run.app.clock(),
    failure: null,
  };
  return run.row.means.type === 'INVOICE'
    ? reserve(run, checked)
    : authorize(run, checked, run.row.means.creditCardId);
}

async function authorize(run: AttemptRun, checked: CheckedPrice, cardId: string): Promise<boolean> {
  const now = run.app.clock();
  const started = { card: null as PayingCard | null, callId: '' };
  const change = { ...checked, next_check_at: secondsFrom(now, CHECK_SECONDS), check_tries: 0 };
  try {
    await move(run, ['FUNDING_STARTED'], change, async (tx, row) => {
      await reservePrevious(tx, row);
      await checkPayer(tx, row.branch_id, getWantedPayment(run));
      started.card = await lockPayingCard(tx, row, cardId);
      if (!started.card) throw new CardRemovedError();
      const intent = { attemptId: row.id, call: 'authorize', key: authorizeKey(row), now };
      started.callId = await recordIntent(tx, intent);
    });
  } catch (error) {
    if (error instanceof CardRemovedError) return stopAttempt(run, { errorCode: 'CARD_NOT_FOUND' });
    throw error;
  }
  return started.card !== null && authorizeCard(run, started.card, started.callId);
}

async function reserve(run: AttemptRun, checked: CheckedPrice): Promise<boolean> {
  const { id, branch_id, payment_price } = run.row;
  const now = run.app.clock();
  const change = { ...checked, next_check_at: secondsFrom(now, CHECK_SECONDS), check_tries: 0 };
  try {
    await move(run, ['FUNDING_STARTED', 'FUNDED'], change, async (tx, row) => {
      await reservePrevious(tx, row);
      await checkPayer(tx, branch_id, getWantedPayment(run));
      const credit = { branchId: branch_id, attemptId: id, amount: payment_price, now };
      if (!(await reserveCredit(tx, credit))) throw new CreditLimitError();
      const hold = { attempt_id: id, branch_id, type: 'INVOICE' as const, payment_intent_id: null };
      await recordHold(tx, { ...hold, held: payment_price }, now);
    });
    return true;
  } catch (error) {
    if (error instanceof CreditLimitError) return stopAttempt(run, { errorCode: 'CREDIT_LIMIT_EXCEEDED' });
    throw error;
  }
}

/** Rolls the transaction back: nothing of the reservation stays. */
class CreditLimitError extends Error {
  override name = 'CreditLimitError';
}

/** Rolls the transaction back: there is no card to ask for the money. */
class CardRemovedError extends Error {
  override name = 'CardRemovedError';
}
