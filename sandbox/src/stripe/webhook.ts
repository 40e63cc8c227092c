import { createHmac } from 'node:crypto';
import type { StoredEvent, StripeData } from './store.ts';
import { webhookFaults } from './webhook-faults.ts';

export type StripeWebhook = { url: string; secret: string };

const RETRY_AFTER_MS = [1_000, 5_000, 25_000];
const TIMEOUT_MS = 10_000;
const FOREIGN_ACCOUNT = 'acct_1SandboxForeign00';

export type WebhookSender = {
  /** Posts an event to everybody who wants its type. */
  send(event: StoredEvent): void;
  /** Posts an event once more, to one registered endpoint or to all addresses. */
  resend(event: StoredEvent, endpointId: string | undefined): void;
  close(): void;
};

type Target = StripeWebhook & { id: string };

/**
 * Posts events, signed as Stripe signs them, to the configured address and to the registered endpoints. First
 * tries keep the order of the events; a refused one is tried three times more while later ones continue.
 */
export function createWebhookSender(
  configured: StripeWebhook | undefined,
  data: StripeData,
  now: () => Date,
): WebhookSender {
  const closing = new AbortController();
  const lines = new Map<string, Promise<void>>();

  function listTargets(type: string): Target[] {
    const registered = Object.values(data.webhookEndpoints)
      .filter(({ status }) => status === 'enabled')
      .filter(({ enabled_events: wanted }) => wanted.includes('*') || wanted.includes(type))
      .map(({ id, url, secret = '' }) => ({ id, url, secret }));
    return [...(configured ? [{ ...configured, id: 'configured' }] : []), ...registered];
  }

  async function retry(target: Target, event: StoredEvent, payload: string): Promise<void> {
    for (const wait of RETRY_AFTER_MS) {
      await sleep(wait, closing.signal);
      // Who has deleted the endpoint meanwhile wants no more of it.
      if (closing.signal.aborted || !listTargets(event.type).some(({ id }) => id === target.id)) return;
      if (await post(target, payload, now(), closing.signal)) {
        event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
        return;
      }
    }
    console.error(`stripe: webhook gave up on ${event.type} ${event.id}`);
  }

  async function deliver(target: Target, event: StoredEvent, payload: string): Promise<void> {
    if (closing.signal.aborted) return;
    if (await post(target, payload, now(), closing.signal)) {
      event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
      return;
    }
    void retry(target, event, payload);
  }

  function dispatch(event: StoredEvent, targets: Target[]): void {
    const faults = webhookFaults(data, event);
    if (faults.has('lost')) return;
    const payload = JSON.stringify({
      ...event,
      ...(faults.has('foreign_account') && { account: FOREIGN_ACCOUNT }),
    });
    for (const each of targets) {
      const target = faults.has('bad_signature') ? { ...each, secret: 'whsec_of_somebody_else' } : each;
      const once = () => deliver(target, event, payload);
      const go = faults.has('duplicate') ? () => once().then(once) : once;
      const late = faults.get('late');
      if (late === undefined) lines.set(target.id, (lines.get(target.id) ?? Promise.resolve()).then(go));
      else void sleep(late * 1000, closing.signal).then(go);
    }
  }

  return {
    send(event) {
      const targets = listTargets(event.type);
      event.pending_webhooks = targets.length;
      dispatch(event, targets);
    },
    resend(event, endpointId) {
      const all = listTargets(event.type);
      dispatch(event, endpointId === undefined ? all : all.filter(({ id }) => id === endpointId));
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

async function post(target: Target, payload: string, now: Date, closing: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signature(payload, target.secret, now),
      },
      body: payload,
      redirect: 'manual',
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
    const timer = setTimeout(done, milliseconds);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
