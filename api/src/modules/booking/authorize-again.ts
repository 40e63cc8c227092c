import { type AttemptRun, getWantedPayment, note } from './attempt-run.ts';
import { authorizeCard, authorizeKey } from './authorize-card.ts';
import { recordIntent } from '../payment/outside-call-store.ts';
import { checkPayer, PayerRefusedError } from '../payment/payer.ts';
import { lockPayingCard } from '../payment/paying-card-store.ts';
import { voidAuthorization } from './resolve-authorization.ts';

/**
 * Asks again under the same key for the outcome that was never recorded; the lost call may never have arrived. When the
 * branch is no longer allowed to pay this way, funds that may be held are released.
 */
export async function authorizeAgain(run: AttemptRun): Promise<boolean> {
  const { id, branch_id, means } = run.row;
  const cardId = means.type === 'CREDIT_CARD' ? means.creditCardId : '';
  const now = run.app.clock();
  const intent = { attemptId: id, call: 'authorize', key: authorizeKey(run.row), now };
  try {
    const started = await run.app.db.transaction().execute(async (tx) => {
      await checkPayer(tx, branch_id, getWantedPayment(run));
      const card = await lockPayingCard(tx, run.row, cardId);
      return card && { card, callId: await recordIntent(tx, intent) };
    });
    // Without the card a job finds and releases what the lost call may have held.
    return started !== null && (await authorizeCard(run, started.card, started.callId));
  } catch (error) {
    if (!(error instanceof PayerRefusedError)) throw error;
    await note(run, { failure: { errorCode: error.problem } });
    await voidAuthorization(run);
    return false;
  }
}
