import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { inject } from 'vitest';
import type { CardsPort } from '../../src/adapters/cards/cards-port.ts';
import { createStripeCards } from '../../src/adapters/cards/stripe-cards.ts';
import { jsonb } from '../../src/db/jsonb.ts';
import { findPayingCard } from '../../src/modules/payment/paying-card-store.ts';
import { toPaymentTrace } from '../../src/modules/booking/booking-trace.ts';
import { findPriceCheck } from '../../src/modules/booking/price-check-store.ts';
import type { AttemptRow } from '../../src/modules/booking/tables.ts';
import type { TestClient } from '../_client.ts';
import { type BookInput, type BookingWorld, type ChosenRate, prepare } from '../booking/_booking.ts';

const customer = { ip: '192.0.2.1', sessionId: 'test' };

/** The card provider as its own clients see it. */
export function stripeSdk(): Stripe {
  const { stripe, keys } = inject('world');
  const { hostname: host, port } = new URL(stripe);
  return new Stripe(keys.stripeSecretKey, { host, port: Number(port), protocol: 'http', telemetry: false });
}

/** The card provider with a count of the calls that change something there, and captures that can be made to fail. */
export function countingCards(): {
  cards: CardsPort;
  changes: () => number;
  failCaptures(fail: boolean): void;
} {
  const { stripe, keys } = inject('world');
  const cards = createStripeCards({ apiBase: stripe, secretKey: keys.stripeSecretKey });
  let changes = 0;
  let failing = false;
  const counted = <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) => {
    return (...args: Args) => {
      changes += 1;
      return call(...args);
    };
  };
  const unavailable = { kind: 'unavailable', code: null, declineCode: null, errorType: 'api_error' } as const;
  return {
    changes: () => changes,
    failCaptures: (fail) => {
      failing = fail;
    },
    cards: {
      ...cards,
      capture: counted(async (...args) => (failing ? unavailable : cards.capture(...args))),
      cancelAuthorization: counted(cards.cancelAuthorization),
      refund: counted(cards.refund),
    },
  };
}

/** Makes things be otherwise outside than our rows say, or our rows otherwise than the outside. */
export function disorder({ api }: BookingWorld, branchId: string) {
  const { db, supplier, cards } = api.app;
  const readAttempt = (input: Pick<BookInput, 'idempotencyKey'>): Promise<AttemptRow> =>
    db
      .selectFrom('booking_attempts')
      .selectAll()
      .where('idempotency_key', '=', input.idempotencyKey)
      .executeTakeFirstOrThrow();
  const readItinerary = async (attempt: AttemptRow) => {
    const { supplier_reference: reference, request } = attempt;
    const found = await supplier.retrieveByReference(reference, request.email, customer);
    if (found.kind !== 'ok' || !found.value) throw new Error(`No itinerary of ${attempt.id}.`);
    return found.value;
  };
  return {
    readAttempt,
    /** Funds held for an attempt that none of our rows knows. */
    async holdStray(attempt: AttemptRow, amount: number): Promise<string> {
      const card = await findPayingCard(db, { branch_id: branchId }, 'demo-card-visa');
      if (!card) throw new Error('No card.');
      const held = await cards.authorize({
        ...card,
        key: randomUUID(),
        amount,
        attemptId: attempt.id,
        fundingTry: attempt.funding_try,
        trace: toPaymentTrace(api.app.config, attempt),
      });
      if (held.kind !== 'authorized') throw new Error(`Not held: ${held.kind}`);
      return held.paymentIntentId;
    },
    /** The booking of an attempt appears at the supplier after all. */
    async bookLate(client: TestClient, rate: ChosenRate, attempt: AttemptRow): Promise<void> {
      const { preparedBooking } = await prepare(client, rate);
      const check = await findPriceCheck(db, branchId, preparedBooking?.priceCheckId ?? '');
      const price = await supplier.priceCheck(check?.price_check_href ?? '', customer);
      const token = price.kind === 'ok' ? price.value.bookToken : null;
      const request = { ...attempt.request, reference: attempt.supplier_reference };
      const booked = await supplier.book(token ?? '', request, customer);
      if (booked.kind !== 'ok') throw new Error(`Not booked: ${JSON.stringify(booked)}`);
    },
    /** The job that should capture was lost, and nothing tries again. */
    async loseCapture(attempt: AttemptRow): Promise<void> {
      await db
        .updateTable('payments')
        .set((eb) => ({
          pending: null,
          pending_amount: null,
          failed_tries: 0,
          next_try_at: null,
          version: eb('version', '+', 1),
        }))
        .where('attempt_id', '=', attempt.id)
        .execute();
    },
    /** The supplier has nothing under what we hold it to have. */
    async loseItinerary(attempt: AttemptRow, email: string): Promise<void> {
      await db
        .updateTable('booking_attempts')
        .set({ request: jsonb({ ...attempt.request, email }) })
        .where('id', '=', attempt.id)
        .execute();
    },
    /** Somebody cancels a room at the supplier without us. */
    async cancelBehindOurBack(attempt: AttemptRow): Promise<void> {
      const [room] = (await readItinerary(attempt)).rooms;
      const outcome = await supplier.cancelRoom(room?.tokens.cancel ?? '', customer);
      if (outcome.kind !== 'ok') throw new Error(`Not canceled: ${outcome.kind}`);
    },
  };
}
