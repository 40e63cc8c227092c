import type Stripe from 'stripe';
import type { Fault } from '../probe/probe-result.ts';

/** The kinds of events that tell where a payment has to be looked at (`docs/operations.md`). */
const NEEDED = ['payment_intent.', 'charge.', 'refund.'] as const;

/** Whether one of the account's endpoints posts what the API listens for to the path. */
export function judgeWebhook(
  endpoints: readonly Pick<Stripe.WebhookEndpoint, 'url' | 'status' | 'enabled_events'>[],
  path: string,
): Fault[] {
  const ours = endpoints.filter(({ url, status }) => status === 'enabled' && getPath(url) === path);
  const mend = `In the dashboard, let an endpoint with ${path} at its end send ${NEEDED.map((kind) => `${kind}*`).join(', ')}.`;
  if (ours.length === 0)
    return [{ kind: 'wrong-setting', text: `No webhook endpoint of the account posts to ${path}.`, mend }];
  const events = ours.flatMap(({ enabled_events }) => enabled_events);
  const missing = NEEDED.filter((kind) => !events.some((event) => event === '*' || event.startsWith(kind)));
  if (missing.length === 0) return [];
  const names = missing.map((kind) => `${kind}*`).join(', ');
  return [{ kind: 'wrong-setting', text: `The webhook endpoint does not send ${names}.`, mend }];
}

function getPath(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : '';
}
