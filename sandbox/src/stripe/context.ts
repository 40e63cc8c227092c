import type Stripe from 'stripe';
import { newId } from './ids.ts';
import type { Params } from './form.ts';
import type { StoredEvent, StripeData } from './store.ts';

export const API_VERSION = '2026-10-28.endive';
const MAX_EVENTS = 500;

/** Everything an endpoint needs besides its own request. */
export type StripeContext = {
  data: StripeData;
  /** Origin of this service as browsers reach it. */
  url: () => string;
  now: () => Date;
  /** Called with each new event, for the webhook. */
  onEvent: (event: StoredEvent) => void;
  /** Sends an event once more. */
  resend: (event: StoredEvent, endpointId: string | undefined) => void;
};

/** One request as an endpoint sees it. */
export type Call = {
  path: Record<string, string>;
  params: Params;
  /** Made with the publishable key, from a browser. */
  fromBrowser: boolean;
  requestId: string;
  idempotencyKey: string | null;
};

/** Seconds since 1970, as every timestamp of the API. */
export function timestamp(context: StripeContext): number {
  return Math.floor(context.now().getTime() / 1000);
}

/** Records what happened with a copy of the object as it is now. */
export function emit(
  context: StripeContext,
  call: Call | null,
  type: Stripe.Event['type'],
  object: object,
): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: API_VERSION,
    created: timestamp(context),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 0,
    request: { id: call?.requestId ?? null, idempotency_key: call?.idempotencyKey ?? null },
    type,
  } as StoredEvent;
  const { events } = context.data;
  events[event.id] = event;
  for (const id of Object.keys(events).slice(0, -MAX_EVENTS)) delete events[id];
  context.onEvent(event);
}
