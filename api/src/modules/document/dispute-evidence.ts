import type { AppContext } from '../../context.ts';
import type { CardDisputeRow } from '../dispute/tables.ts';
import { findDispute } from '../dispute/dispute-store.ts';
import { findTask } from '../operator-task/operator-task-store.ts';
import { findPayment } from '../payment/payment-store.ts';
import { findHistory } from '../travel/history-store.ts';
import { findSentMails } from '../travel/mail-store.ts';
import { findTravelBy } from '../travel/travel-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { DocumentFile } from './document-file.ts';
import { linkTo } from './link-service.ts';
import { drawPdf } from './pdf/draw-pdf.ts';
import type { EvidenceFacts } from './pdf/evidence-pdf.ts';
import { loadTripFacts } from './trip-facts.ts';

/**
 * A link to the evidence of the dispute that a task is about; null for other tasks, and without a trip. For operators,
 * whose right the schema has checked.
 */
export async function evidenceLink(
  app: AppContext,
  viewer: Viewer,
  taskId: string,
): Promise<{ url: string; expiresAt: Date } | null> {
  const task = await findTask(app.db, taskId);
  if (task?.kind !== 'DISPUTE') return null;
  if ((await loadEvidenceFacts(app, task.subject)) === null) return null;
  const claim = { kind: 'dispute-evidence', userId: viewer.userId, disputeId: task.subject } as const;
  return linkTo(app, claim, null);
}

/** The evidence as of now; null for a dispute that is unknown or has no trip of ours. */
export async function evidenceFile(
  app: AppContext,
  disputeId: string,
): Promise<(DocumentFile & { body: Buffer }) | null> {
  const facts = await loadEvidenceFacts(app, disputeId);
  if (facts === null) return null;
  const { travel_number: number } = facts.trip.travel;
  return {
    body: await drawPdf('evidencePdf', facts),
    mediaType: 'application/pdf',
    fileName: `異議申し立ての証拠_${number}.pdf`,
    asciiName: `dispute-evidence-${number}.pdf`,
  };
}

/** What speaks for a disputed payment, read from our rows; null where there is no trip to tell of. */
export async function loadEvidenceFacts(app: AppContext, disputeId: string): Promise<EvidenceFacts | null> {
  const dispute = await findDispute(app.db, disputeId);
  if (!dispute?.attempt_id) return null;
  const travel = await findTravelBy(app.db, 'attempt_id', dispute.attempt_id);
  if (!travel) return null;
  return {
    dispute,
    trip: await loadTripFacts(app, travel, null),
    booking: await loadBooking(app, dispute.attempt_id),
    payment: await findPayment(app.db, dispute.attempt_id),
    movements: await loadMovements(app, dispute),
    history: await findHistory(app.db, travel.id),
    mails: await findSentMails(app.db, travel.id),
  };
}

async function loadBooking(app: AppContext, attemptId: string): Promise<EvidenceFacts['booking']> {
  return app.db
    .selectFrom('booking_attempts')
    .select(['created_at', 'payment_price', 'customer_ip', 'customer_user_agent', 'supplier_reference'])
    .where('id', '=', attemptId)
    .executeTakeFirstOrThrow();
}

/** Calls that moved the money of the payment. */
async function loadMovements(
  app: AppContext,
  { attempt_id: attemptId }: CardDisputeRow,
): Promise<EvidenceFacts['movements']> {
  const calls = await app.db
    .selectFrom('outside_calls')
    .select(['call', 'finished_at'])
    .where('attempt_id', '=', attemptId)
    .where('call', 'in', ['authorize', 'capture', 'refund'])
    .where('outcome', 'in', ['authorized', 'done'])
    .orderBy('started_at')
    .execute();
  return calls.flatMap(({ call, finished_at: at }) => (at ? [{ call, at }] : []));
}
