import type { PaymentMethodSetting } from '../modules/organization/tables.ts';
import { AdminError } from './admin-error.ts';

const methods = {
  card: 'CREDIT_CARD_ONLY',
  invoice: 'INVOICE_ONLY',
  both: 'CREDIT_CARD_AND_INVOICE',
} as const satisfies Record<string, PaymentMethodSetting>;

export const paymentValues = Object.keys(methods).join('|');

/** Throws an AdminError. */
export function readPaymentMethod(typed: string): PaymentMethodSetting {
  const method = Object.entries(methods).find(([name]) => name === typed)?.[1];
  if (method === undefined) throw new AdminError(`--payment is one of ${paymentValues}, not ${typed}.`);
  return method;
}
