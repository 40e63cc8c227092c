import { createHmac } from 'node:crypto';
import type { StoredEvent } from './store.ts';

export type StripeWebhook = { url: string; secret: string };

const RETRY_AFTER_MS = [1_000, 5_000, 25_000];
const TIMEOUT_MS = 10_000;

export type WebhookSender = { send(event: StoredEvent): void; close(): void };

/** Posts events, signed as Stripe signs them, one at a time; a refused one is tried three times more. */
export function createWebhookSender(webhook: StripeWebhook | undefined, now: () => Date): WebhookSender {
  const closing = new AbortController();
  let queue: Promise<void> = Promise.resolve();

  async function deliver(event: StoredEvent, payload: string): Promise<void> {
    if (!webhook) return;
    for (const wait of [0, ...RETRY_AFTER_MS]) {
      if (wait > 0) await sleep(wait, closing.signal);
      if (closing.signal.aborted) return;
      if (await post(webhook, payload, now(), closing.signal)) {
        event.pending_webhooks = 0;
        return;
      }
    }
    console.error(`stripe: webhook gave up on ${event.type} ${event.id}`);
  }

  return {
    send(event) {
      if (!webhook) return;
      event.pending_webhooks = 1;
      const payload = JSON.stringify(event);
      queue = queue.then(() => deliver(event, payload));
    },
    close: () => closing.abort(),
  };
}

/** The `Stripe-Signature` header for a payload. */
export function signature(payload: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

async function post(
  webhook: StripeWebhook,
  payload: string,
  now: Date,
  closing: AbortSignal,
): Promise<boolean> {
  try {
    const answer = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signature(payload, webhook.secret, now),
      },
      body: payload,
      signal: AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
