import type Stripe from 'stripe';
import { toId } from './ids.ts';
import type { StripeData } from './store.ts';

export const WEBHOOK_FAULT_KINDS = ['duplicate', 'late', 'lost', 'bad_signature', 'foreign_account'] as const;
export type WebhookFaultKind = (typeof WEBHOOK_FAULT_KINDS)[number];

const LATE_SECONDS = 2;
const RULE = /^([a-z_]+)(?:@([a-z_.+]+))?(?::(\d+(?:\.\d+)?))?$/;

/** How the delivery of one event goes wrong: kinds with their seconds (only `late` has any use for them). */
export type WebhookFaults = ReadonlyMap<WebhookFaultKind, number>;

/**
 * Reads what `metadata[sandbox_webhook]` of an event's object, of its payment or of its customer asks for:
 * `<kind>[@<event type>[+<event type>]][:<seconds>]`, several joined by `;`.
 */
export function webhookFaults(data: StripeData, event: Stripe.Event): WebhookFaults {
  const faults = new Map<WebhookFaultKind, number>();
  for (const rule of rulesFor(data, event.data.object).flatMap((rules) => rules.split(';'))) {
    const match = RULE.exec(rule.trim());
    const kind = WEBHOOK_FAULT_KINDS.find((known) => known === match?.[1]);
    const [, , types, seconds] = match ?? [];
    if (!kind || (types && !types.split('+').includes(event.type))) continue;
    faults.set(kind, seconds === undefined ? LATE_SECONDS : Number(seconds));
  }
  return faults;
}

type Referring = {
  metadata?: Record<string, string> | null;
  payment_intent?: string | { id: string } | null;
  customer?: string | { id: string } | null;
};

function rulesFor(data: StripeData, object: object): string[] {
  const { metadata, payment_intent: payment, customer } = object as Referring;
  const intent = data.paymentIntents[toId(payment ?? null) ?? ''];
  return [
    metadata,
    intent?.metadata,
    data.customers[toId(customer ?? intent?.customer ?? null) ?? '']?.metadata,
  ].flatMap((each) => each?.sandbox_webhook ?? []);
}
