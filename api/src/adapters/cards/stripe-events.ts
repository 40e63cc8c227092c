import { isLiveKey } from '../../config/production/setting-predicates.ts';
import Stripe from 'stripe';

/** What an event says it is about. Nothing of it is believed: it only tells where to look. */
export interface CardEvent {
  id: string;
  type: string;
  happenedAt: Date;
  paymentIntentId: string | null;
  attemptId: string | null;
  /** Where it is about a dispute. */
  disputeId: string | null;
}

export type CardEventReading =
  | { kind: 'event'; event: CardEvent }
  /** Not signed with our secret, too old, or no event at all. */
  | { kind: 'unsigned' }
  /** An event of another account, or of live mode where we test (or the reverse). */
  | { kind: 'foreign'; reason: 'account' | 'livemode' };

export type ReadCardEvent = (body: Buffer, signature: string | undefined) => CardEventReading;

/** Reads events as Stripe posts them; the signature is over the raw bytes, so the body must not be parsed before. */
export function createStripeEventReader(config: {
  secretKey: string;
  webhookSecret: string;
  accountId: string | null;
}): ReadCardEvent {
  const livemode = isLiveKey(config.secretKey);
  return (body, signature) => {
    const event = verified(body, signature ?? '', config.webhookSecret);
    if (!event) return { kind: 'unsigned' };
    if (event.livemode !== livemode) return { kind: 'foreign', reason: 'livemode' };
    if ((event.account ?? null) !== config.accountId) return { kind: 'foreign', reason: 'account' };
    return {
      kind: 'event',
      event: {
        id: event.id,
        type: event.type,
        happenedAt: new Date(event.created * 1000),
        ...readSubject(event.data.object),
      },
    };
  };
}

function verified(body: Buffer, signature: string, secret: string): Stripe.Event | null {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret);
  } catch {
    return null;
  }
}

/** The payment behind a payment intent, charge, refund or dispute; other objects are none of ours. */
function readSubject(object: object): Pick<CardEvent, 'paymentIntentId' | 'attemptId' | 'disputeId'> {
  const { id, object: type, payment_intent: intent, metadata } = object as Record<string, unknown>;
  const attempt = typeof metadata === 'object' && metadata !== null && 'attempt_id' in metadata;
  return {
    paymentIntentId: toText(type === 'payment_intent' ? id : intent),
    attemptId: attempt ? toText(metadata.attempt_id) : null,
    disputeId: type === 'dispute' ? toText(id) : null,
  };
}

function toText(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
