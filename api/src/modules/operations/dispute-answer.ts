import type { DisputeAnswer } from '../../graphql/__generated__/schema-types.ts';
import { EVIDENCE_CLAIM_MS } from '../dispute/dispute-store.ts';
import type { CardDisputeRow } from '../dispute/tables.ts';

const unanswered = ['needs_response', 'warning_needs_response'];

/** Whether evidence can still be sent to the cardholder's bank from here; what a person is sending counts as sent. */
export function judgeAnswer(
  {
    status,
    submissions,
    answer_by: until,
    evidence_at,
  }: Pick<CardDisputeRow, 'status' | 'submissions' | 'answer_by' | 'evidence_at'>,
  now: Date,
): DisputeAnswer {
  if (submissions > 0) return 'SENT';
  if (!unanswered.includes(status) || (until !== null && until <= now)) return 'OVER';
  const isBeingSent = evidence_at !== null && now.getTime() - evidence_at.getTime() < EVIDENCE_CLAIM_MS;
  return isBeingSent ? 'SENT' : 'OPEN';
}
