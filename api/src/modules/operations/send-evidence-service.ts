import type { Evidence } from '../../adapters/cards/dispute.ts';
import type { AppContext } from '../../context.ts';
import type { SendDisputeEvidenceErrorCode } from '../../graphql/__generated__/schema-types.ts';
import { ForbiddenError } from '../../lib/errors.ts';
import { evidenceFile, loadEvidenceFacts } from '../document/dispute-evidence.ts';
import { claimEvidence, dropEvidenceClaim, findDispute } from '../dispute/dispute-store.ts';
import { followDisputeById } from '../dispute/follow-dispute.ts';
import { findTask } from '../operator-task/operator-task-store.ts';
import type { OperatorTaskRow } from '../operator-task/tables.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { judgeAnswer } from './dispute-answer.ts';

export type SendEvidenceResult =
  | { kind: 'sent'; task: OperatorTaskRow }
  | { kind: 'failed'; errorCode: SendDisputeEvidenceErrorCode };

const failed = (errorCode: SendDisputeEvidenceErrorCode): SendEvidenceResult => ({
  kind: 'failed',
  errorCode,
});

/**
 * Sends the evidence of the dispute that a task is about to the cardholder's bank, which takes it once: one person's
 * call gets through, whatever others press meanwhile. When the provider's answer is lost, the dispute itself says
 * whether evidence was sent. Throws ForbiddenError for anybody but operators.
 */
export async function sendDisputeEvidence(
  app: AppContext,
  viewer: Viewer,
  taskId: string,
): Promise<SendEvidenceResult> {
  if (!viewer.permissions.has('OPERATOR_DESK')) throw new ForbiddenError();
  const task = await findTask(app.db, taskId);
  if (task?.kind !== 'DISPUTE') return failed('TASK_NOT_FOUND');
  const { subject: disputeId } = task;
  if (!(await followDisputeById(app, disputeId))) return failed('CARD_PROVIDER_UNAVAILABLE');
  const dispute = await findDispute(app.db, disputeId);
  const answer = dispute && judgeAnswer(dispute, app.clock());
  if (answer === 'SENT') return failed('ALREADY_SENT');
  const evidence = answer === 'OPEN' ? await buildEvidence(app, disputeId) : null;
  if (evidence === null) return failed('NOT_ANSWERABLE');
  if (!(await claimEvidence(app.db, disputeId, viewer.userId, app.clock()))) return failed('ALREADY_SENT');
  const outcome = await app.cards.sendEvidence(disputeId, evidence);
  app.log.info(
    { event: 'dispute-evidence', taskId, userId: viewer.userId, outcome: outcome.kind },
    'evidence sent to the cardholder’s bank',
  );
  // Read once more: a reading of somebody else's call may be later than that answer.
  const isRead = await followDisputeById(app, disputeId);
  const isSent = outcome.kind === 'done' || ((await findDispute(app.db, disputeId))?.submissions ?? 0) > 0;
  if (isSent) return { kind: 'sent', task: (await findTask(app.db, taskId)) ?? task };
  // Whether anything arrived is open, and so the claim stays for now.
  if (!isRead) return failed('CARD_PROVIDER_UNAVAILABLE');
  await dropEvidenceClaim(app.db, disputeId);
  return failed('CARD_PROVIDER_UNAVAILABLE');
}

async function buildEvidence(app: AppContext, disputeId: string): Promise<Evidence | null> {
  const [facts, file] = [await loadEvidenceFacts(app, disputeId), await evidenceFile(app, disputeId)];
  if (!facts || !file) return null;
  const { trip, booking } = facts;
  const { travel } = trip;
  return {
    file: { body: file.body, name: file.asciiName },
    customerName: trip.bookerName,
    customerEmail: travel.email,
    customerIp: booking.customer_ip,
    productDescription: `Hotel stay, ${trip.hotel.en.name}, ${travel.start_date} to ${travel.end_date}, booking ${travel.travel_number}`,
    serviceDate: travel.start_date,
    policyDisclosure:
      'The terms of canceling were shown with the price on the page where the booking was confirmed, and had to be ticked as read. They are in the attached document.',
  };
}
