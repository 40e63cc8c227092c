import { formatYen } from '@yado/shared/format/yen';
import { tooLong } from '@yado/shared/format/text-length';
import { typedText } from '@yado/shared/format/typed-text';
import { refundMessages } from './refund-messages.ts';

export interface RefundEntry {
  price: string;
  reason: string;
}

export type RefundProblems = Partial<Record<keyof RefundEntry, string>>;

const REASON_LIMIT = 1000;

/** What a room still costs: the most that can be given back. */
export function refundable(room: { paymentPrice: number; refundPrice?: number | null }): number {
  return room.paymentPrice - (room.refundPrice ?? 0);
}

/** Whole yen from what was typed; null when it is no number. */
export function readYen(text: string): number | null {
  const digits = text.normalize('NFKC').replaceAll(',', '').trim();
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** What keeps a refund from being sent; the server checks again. */
export function checkRefund({ price, reason }: RefundEntry, left: number): RefundProblems {
  const problems: RefundProblems = {};
  const yen = readYen(price);
  if (yen === null || yen < 1 || yen > left) {
    problems.price = `1円から${formatYen(left)}までの整数で入力してください。`;
  }
  const reasonProblem = typedText(reason)
    ? tooLong(reason, REASON_LIMIT)
    : refundMessages.REASON_REQUIRED.text;
  if (reasonProblem) problems.reason = reasonProblem;
  return problems;
}
