import type Stripe from 'stripe';
import type { TestCardName } from './test-cards.ts';

/** What the issuing bank knows of a card; the number itself is never kept. */
export type CardFacts = {
  testCard: TestCardName;
  /** Authenticated once for later payments without the customer. */
  setUp: boolean;
  /** Used or detached without a customer: cannot be used again. */
  spent: boolean;
};

/** One 3-D Secure question to the card holder. */
export type Challenge = {
  id: string;
  intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  returnUrl: string | null;
  created: number;
};

/** A saved answer of the idempotency layer. */
export type SavedResponse = {
  fingerprint: string;
  endpoint: string;
  status: number;
  body: string;
  requestId: string;
  created: number;
};

export type StripeData = {
  customers: Record<string, Stripe.Customer>;
  paymentMethods: Record<string, Stripe.PaymentMethod>;
  tokens: Record<string, Stripe.Token>;
  setupIntents: Record<string, Stripe.SetupIntent>;
  paymentIntents: Record<string, Stripe.PaymentIntent>;
  charges: Record<string, Stripe.Charge>;
  refunds: Record<string, Stripe.Refund>;
  disputes: Record<string, Stripe.Dispute>;
  files: Record<string, Stripe.File>;
  /** Base64, by the id of the file. */
  fileContents: Record<string, string>;
  events: Record<string, StoredEvent>;
  webhookEndpoints: Record<string, Stripe.WebhookEndpoint>;
  cardFacts: Record<string, CardFacts>;
  challenges: Record<string, Challenge>;
  savedAnswers: Record<string, SavedResponse>;
};

export type StoredEvent = Stripe.Event;

export const emptyData = (): StripeData => ({
  customers: {},
  paymentMethods: {},
  tokens: {},
  setupIntents: {},
  paymentIntents: {},
  charges: {},
  refunds: {},
  disputes: {},
  files: {},
  fileContents: {},
  events: {},
  webhookEndpoints: {},
  cardFacts: {},
  challenges: {},
  savedAnswers: {},
});

const COLLECTIONS: Record<string, keyof StripeData> = {
  cus: 'customers',
  pm: 'paymentMethods',
  tok: 'tokens',
  seti: 'setupIntents',
  pi: 'paymentIntents',
  ch: 'charges',
  re: 'refunds',
  du: 'disputes',
  file: 'files',
  evt: 'events',
  we: 'webhookEndpoints',
};

/** Finds any object by its id; the prefix names the collection. */
export function findById(data: StripeData, id: string): unknown {
  const collection = COLLECTIONS[id.slice(0, id.indexOf('_'))];
  return collection ? (data[collection] as Record<string, unknown>)[id] : undefined;
}
