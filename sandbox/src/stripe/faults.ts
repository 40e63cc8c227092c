import type { StripeContext } from './context.ts';
import type { Params } from './form.ts';
import { toId } from './ids.ts';
import { testCard } from './test-cards.ts';

export const FAULT_KINDS = [
  'rate_limit',
  'lock_timeout',
  'server_error',
  'reset_before',
  'reset_after',
  'slow',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];
export type Fault = { kind: FaultKind; seconds: number };

/** The operations on payments that a fault can be tied to. */
export type Operation = 'create' | 'confirm' | 'retrieve' | 'update' | 'capture' | 'cancel' | 'refund';

const SLOW_SECONDS = 30;
const RULE = /^([a-z_]+)(?:@([a-z+]+))?(?:\*(\d+))?(?::(\d+(?:\.\d+)?))?$/;

/**
 * Picks the fault that a payment request provokes. A fault is written into `metadata[sandbox_fault]` of the
 * request, the payment or its customer, or belongs to a fault card:
 * `<kind>[@<operation>[+<operation>]][*<times>][:<seconds>]`, several joined by `;`.
 */
export function createFaults(context: StripeContext) {
  const used = new Map<string, number>();

  return (operation: Operation, intentId: string | undefined, params: Params): Fault | null => {
    for (const { source, rules } of listSources(context, intentId, params)) {
      for (const rule of rules.split(';')) {
        const match = RULE.exec(rule.trim());
        const kind = FAULT_KINDS.find((known) => known === match?.[1]);
        if (!match || !kind) continue;
        const [, , operations, times, seconds] = match;
        if (operations && !operations.split('+').includes(operation)) continue;
        const counter = `${source} ${rule} ${operation}`;
        const count = used.get(counter) ?? 0;
        if (times !== undefined && count >= Number(times)) continue;
        used.set(counter, count + 1);
        return { kind, seconds: seconds === undefined ? SLOW_SECONDS : Number(seconds) };
      }
    }
    return null;
  };
}

function listSources(context: StripeContext, intentId: string | undefined, params: Params) {
  const { data } = context;
  const named = (name: string) => (typeof params[name] === 'string' ? params[name] : undefined);
  const chargeIntent = toId(data.charges[named('charge') ?? '']?.payment_intent ?? null);
  const intent = data.paymentIntents[intentId ?? named('payment_intent') ?? chargeIntent ?? ''];
  const customer = data.customers[named('customer') ?? toId(intent?.customer ?? null) ?? ''];
  const charged = data.charges[toId(intent?.latest_charge ?? null) ?? '']?.payment_method;
  const methodId = named('payment_method') ?? toId(intent?.payment_method ?? null) ?? charged ?? '';
  const facts = data.cardFacts[methodId];
  const metadata = params.metadata;
  const own = typeof metadata === 'object' && !Array.isArray(metadata) ? metadata.sandbox_fault : undefined;

  const sources: { source: string; rules: string }[] = [];
  const add = (source: string | undefined, rules: unknown) => {
    if (source && typeof rules === 'string') sources.push({ source, rules });
  };
  // A request that is retried after a fault has no id of its own yet; its parameters are what stays the same.
  add(intent?.id ?? JSON.stringify(params), own ?? intent?.metadata.sandbox_fault);
  add(customer?.id, customer?.metadata.sandbox_fault);
  add(methodId, facts && testCard(facts.testCard).fault);
  return sources;
}
