import type Stripe from 'stripe';
import type { Fault } from '../probe/probe-result.ts';

/** The kinds of events that tell where a payment has to be looked at (`docs/operations.md`). */
const NEEDED = ['payment_intent.*', 'charge.*', 'charge.dispute.*', 'refund.*'] as const;
/** Each of these says something that no other one does. */
const DISPUTE_EVENTS = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
  (name) => `charge.dispute.${name}`,
);

/** Whether one of the account's endpoints posts what the API listens for to the path. */
export function judgeWebhook(
  endpoints: readonly Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'enabled_events'>[],
  path: string,
): Fault[] {
  const ours = endpoints.filter(({ url, status }) => status === 'enabled' && getPath(url) === path);
  const mend = `In the dashboard, let an endpoint with ${path} at its end send ${NEEDED.join(', ')}.`;
  if (ours.length === 0)
    return [{ kind: 'wrong-setting', text: `No webhook endpoint of the account posts to ${path}.`, mend }];
  const events = ours.flatMap(({ enabled_events }) => enabled_events);
  const missing = events.includes('*') ? [] : NEEDED.filter((kind) => !sendsKind(events, kind));
  if (missing.length === 0) return [];
  const text = `The webhook endpoint does not send ${missing.join(', ')}.`;
  return [{ kind: 'wrong-setting', text, mend }];
}

function sendsKind(events: readonly string[], kind: (typeof NEEDED)[number]): boolean {
  if (kind === 'charge.dispute.*') return DISPUTE_EVENTS.every((event) => events.includes(event));
  const ofKind = events.filter((event) => event.startsWith(kind.slice(0, -1)));
  return ofKind.some((event) => !DISPUTE_EVENTS.includes(event));
}

function getPath(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}
