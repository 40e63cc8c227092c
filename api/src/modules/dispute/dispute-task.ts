import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { closeTasks, lockNewestTask } from '../operator-task/operator-task-store.ts';
import { raiseOperatorTask } from '../operator-task/raise-operator-task.ts';
import { findPaymentTarget } from '../payment/payment-target-store.ts';
import { findDisputeSums } from './dispute-store.ts';
import { isDisputeOpen } from './dispute-sums.ts';
import type { CardDisputeRow } from './tables.ts';

type Desk = Pick<AppContext, 'log' | 'clock'>;

/**
 * Puts a dispute on the operators' desk with what is known of it now. A task that a person has closed comes back only
 * with other facts. One that is over without a loss closes by itself, with its sums in the record; a lost one waits for
 * a person, because what the trip costs is not paid any more.
 */
export async function showDisputeOnDesk(app: Desk, tx: Db, dispute: CardDisputeRow): Promise<void> {
  const detail = await buildDetail(tx, dispute);
  const subject = { kind: 'DISPUTE' as const, subject: dispute.id };
  const known = await lockNewestTask(tx, subject);
  const isOver = !isDisputeOpen(dispute) && dispute.status !== 'lost';
  // It was over when we first heard of it, or a person has closed it before: nothing is left to do.
  if (isOver && known?.status !== 'OPEN') return;
  if (known?.status === 'RESOLVED' && known.detail === detail) return;
  const travel = dispute.attempt_id === null ? null : await findTravel(tx, dispute.attempt_id);
  await raiseOperatorTask(app, tx, {
    ...subject,
    attemptId: dispute.attempt_id,
    travelId: travel?.travel_id ?? null,
    branchId: travel?.branch_id ?? null,
    price: dispute.currency === 'JPY' ? dispute.amount : null,
    reference: dispute.id,
    detail,
  });
  if (isOver) await closeTasks(tx, dispute.id, ['DISPUTE'], 'GONE', app.clock());
}

async function buildDetail(db: Db, dispute: CardDisputeRow): Promise<string> {
  const { status, reason, answer_by, submissions, withdrawn, reinstated, fee } = dispute;
  const money = await findMoney(db, dispute);
  return [
    `dispute=${oneWord(status)}`,
    `cause=${oneWord(reason)}`,
    ...(answer_by === null ? [] : [`answer_by=${answer_by.toISOString()}`]),
    `evidence=${submissions === 0 ? 'none' : 'sent'}`,
    `payment=${dispute.payment_intent_id}`,
    `withdrawn=${withdrawn}`,
    ...(reinstated === 0 ? [] : [`reinstated=${reinstated}`]),
    ...(fee === 0 ? [] : [`fee=${fee}`]),
    ...(money.owed > 0 ? [`owed=${money.owed}`] : []),
    ...(money.unpaid > 0 ? [`unpaid=${money.unpaid}`] : []),
  ].join(' ');
}

/** `owed`: yen that go back to the card once the dispute is over. `unpaid`: what the trip costs and nobody pays now. */
async function findMoney(
  db: Db,
  { attempt_id: attemptId, payment_intent_id: paymentIntentId }: CardDisputeRow,
): Promise<{ owed: number; unpaid: number }> {
  const none = { owed: 0, unpaid: 0 };
  if (attemptId === null) return none;
  const payment = await db
    .selectFrom('payments')
    .select(['payment_intent_id', 'captured', 'refunded'])
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst();
  const target = await findPaymentTarget(db, attemptId);
  if (payment?.payment_intent_id !== paymentIntentId || target === null) return none;
  const { chargedBack } = await findDisputeSums(db, paymentIntentId);
  const surplus = payment.captured - payment.refunded - chargedBack - target;
  return { owed: Math.max(0, surplus), unpaid: Math.max(0, -surplus) };
}

async function findTravel(db: Db, attemptId: string) {
  return db
    .selectFrom('booking_attempts')
    .select(['travel_id', 'branch_id'])
    .where('id', '=', attemptId)
    .executeTakeFirst();
}

/** Facts are parted by spaces. */
function oneWord(text: string): string {
  return text.trim().replaceAll(/\s+/g, '_');
}
