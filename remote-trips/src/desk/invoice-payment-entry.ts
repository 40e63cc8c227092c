import { formatDateNumeric } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import { readYen } from './check-refund.ts';

/** A payment as an operator types it. */
export interface PaymentEntry {
  /** `2026-11-27`; empty while no whole day is typed. */
  paidOn: string;
  price: string;
}

export interface PaymentLimits {
  /** Days in Japan: of the invoice's issue, and today. */
  issuedOn: string;
  today: string;
  /** Yen that are left to pay. */
  open: number;
}

export type PaymentProblems = Partial<Record<keyof PaymentEntry, string>>;

/** Keyed by the fields that the API may find wrong, so that both say the same. */
export const paymentProblemTexts = {
  paidOn: ({ issuedOn, today }: PaymentLimits) =>
    `発行日(${formatDateNumeric(issuedOn)})から今日(${formatDateNumeric(today)})までの日付を入力してください。`,
  price: ({ open }: PaymentLimits) => `1円から${formatYen(open)}までの整数で入力してください。`,
};

/** What keeps a payment from being recorded; the server checks again. */
export function checkPayment({ paidOn, price }: PaymentEntry, limits: PaymentLimits): PaymentProblems {
  const problems: PaymentProblems = {};
  if (paidOn === '' || paidOn < limits.issuedOn || paidOn > limits.today) {
    problems.paidOn = paymentProblemTexts.paidOn(limits);
  }
  const yen = readYen(price);
  if (yen === null || yen < 1 || yen > limits.open) problems.price = paymentProblemTexts.price(limits);
  return problems;
}
