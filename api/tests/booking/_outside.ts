import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { findBranchCustomer, saveBranchCustomer } from '../../src/modules/card/card-store.ts';
import { cardFromNumber } from '../_cards.ts';
import type { TestApi } from '../_testkit.ts';

export interface SandboxItinerary {
  itinerary_id: string;
  email: string;
  status: string;
  rooms: { status: string; family_name: string }[];
}

/** What the supplier has for this e-mail address. */
export async function itinerariesFor(email: string): Promise<SandboxItinerary[]> {
  const response = await fetch(new URL('/_sandbox/itineraries', inject('world').rapid));
  const all = (await response.json()) as SandboxItinerary[];
  return all.filter((itinerary) => itinerary.email === email);
}

export interface SandboxPayment {
  id: string;
  status: string;
  amount: number;
  amount_capturable: number;
  amount_received: number;
  metadata: Record<string, string>;
}

/** What our own rows say of the releases that were asked for, in order. */
export function dropsFor(api: TestApi, idempotencyKey: string) {
  return api.app.db
    .selectFrom('outside_calls')
    .innerJoin('booking_attempts', 'booking_attempts.id', 'outside_calls.attempt_id')
    .select('outside_calls.outcome')
    .where('idempotency_key', '=', idempotencyKey)
    .where('call', '=', 'drop')
    .orderBy('started_at')
    .execute();
}

/** The card provider's payments for the attempts of one key. */
export async function paymentsFor(api: TestApi, key: string): Promise<SandboxPayment[]> {
  const attempts = await api.app.db
    .selectFrom('booking_attempts')
    .select('id')
    .where('idempotency_key', '=', key)
    .execute();
  const response = await fetch(new URL('/_sandbox/payment_intents', inject('world').stripe));
  const all = (await response.json()) as SandboxPayment[];
  return all.filter((payment) => attempts.some(({ id }) => id === payment.metadata.attempt_id));
}

/** Waits for what a job does. */
export async function eventually<T>(read: () => Promise<T>, isDone: (value: T) => boolean): Promise<T> {
  const until = Date.now() + 240_000;
  for (;;) {
    const value = await read();
    if (isDone(value)) return value;
    if (Date.now() > until) throw new Error(`Still not so: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export async function readCredit(api: TestApi, branchId: string): Promise<number> {
  const row = await api.app.db
    .selectFrom('branches')
    .select('cash_balance')
    .where('id', '=', branchId)
    .executeTakeFirstOrThrow();
  return row.cash_balance;
}

/** Registers a card of this number for the branch as if its holder had confirmed it; returns its id. */
export async function registerCard(api: TestApi, branchId: string, number: string): Promise<string> {
  const { db, cards } = api.app;
  const customer = await cards.ensureCustomer(branchId, await findBranchCustomer(db, branchId));
  if (customer.kind !== 'done') throw new Error(`No customer: ${customer.kind}`);
  const customerId = await saveBranchCustomer(db, branchId, customer.customerId);
  const paymentMethodId = await cardFromNumber(inject('world'), number);
  const id = randomUUID();
  const setup = await cards.setupCard({
    key: id,
    customerId,
    paymentMethodId,
    returnUrl: 'http://localhost:8080',
  });
  if (setup.kind !== 'succeeded') throw new Error(`The card was not registered: ${JSON.stringify(setup)}`);
  const { brand, last4, expYear, expMonth } = setup.card;
  await db
    .insertInto('credit_cards')
    .values({
      id,
      branch_id: branchId,
      nickname: number.slice(-4),
      brand,
      last4,
      exp_year: expYear,
      exp_month: expMonth,
      payment_method_id: setup.card.paymentMethodId,
      stripe_customer_id: customerId,
      registered_by: null,
    })
    .execute();
  return id;
}

export interface SandboxMail {
  messageId: string | null;
  subject: string;
  text: string;
  html: string;
}

/** The mails to this address. */
export async function mailsTo(email: string): Promise<SandboxMail[]> {
  const url = new URL('/messages', inject('world').mailbox);
  url.searchParams.set('to', email);
  return (await (await fetch(url)).json()) as SandboxMail[];
}
