import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createStripeCards } from '../../src/adapters/cards/stripe-cards.ts';
import type { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { book, type BookInput, chooseRate, buildStay } from './_booking.ts';
import { eventually, itinerariesFor } from './_outside.ts';
import { sameGuestTwice } from './_same-guest.ts';

const alwaysHasRooms = '9000007';
const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const declined = { code: 'card_declined', declineCode: 'generic_decline', errorType: 'card_error' };

describe('two bookings for the same guest at once', () => {
  let api: TestApi;
  let client: TestClient;
  /** Authorizations wait here before they leave. */
  let gate: PromiseWithResolvers<void> | null = null;
  let waiting = 0;
  let declineNext = false;

  beforeAll(async () => {
    const { stripe, keys } = inject('world');
    const cards = createStripeCards({ apiBase: stripe, secretKey: keys.stripeSecretKey });
    const authorize: typeof cards.authorize = async (...args) => {
      if (declineNext) {
        declineNext = false;
        return { kind: 'declined', paymentIntentId: null, ...declined };
      }
      waiting += 1;
      await gate?.promise;
      return cards.authorize(...args);
    };
    api = await startTestApi({ overrides: { cards: { ...cards, authorize } } });
    client = api.as('employee@sakura.example');
  });
  afterAll(() => api.close());

  const pair = async (change: Partial<BookInput> = {}): Promise<[BookInput, BookInput]> => {
    const rate = await chooseRate(client, alwaysHasRooms, buildStay());
    return (await sameGuestTwice([client, client], rate, change)) as [BookInput, BookInput];
  };

  it('end with one trip, and with the question for the other one', async () => {
    const inputs = await pair();
    const answers = await Promise.all(inputs.map((input) => book(client, input)));
    const outcomes = answers.map(({ errorCode, __typename }) => errorCode ?? __typename);
    expect(outcomes.sort()).toEqual(['BookSuccess', 'SIMILAR_TRAVEL']);
    const itineraries = await Promise.all(inputs.map(({ email }) => itinerariesFor(email)));
    expect(itineraries.flat()).toHaveLength(1);
  });

  it('ask while the first one has no trip yet, then with its trip, and book on consent', async () => {
    const [first, second] = await pair(visa);
    gate = Promise.withResolvers<void>();
    waiting = 0;
    const booking = book(client, first);
    await eventually(
      async () => waiting,
      (count) => count === 1,
    );
    const asked = { errorCode: 'SIMILAR_TRAVEL', rePrepareRequired: false };
    try {
      const answer = await Promise.race([
        book(client, second),
        eventually(
          async () => waiting,
          (count) => count === 2,
        ),
      ]);
      expect(answer).toMatchObject({ ...asked, similarTravels: [] });
    } finally {
      gate.resolve();
      gate = null;
    }
    const id = (await booking).travel?.id ?? '';
    expect(await book(client, second)).toMatchObject({ ...asked, similarTravels: [{ id }] });
    const consented = await book(client, { ...second, acceptedSimilarTravelIds: [id] });
    expect(consented.__typename).toBe('BookSuccess');
  });

  it('are no hindrance when the first one has failed, and meet again when both are tried again', async () => {
    const [first, second] = await pair(visa);
    declineNext = true;
    expect(await book(client, first)).toMatchObject({ errorCode: 'CARD_DECLINED' });
    declineNext = true;
    expect(await book(client, second)).toMatchObject({ errorCode: 'CARD_DECLINED' });
    const answers = await Promise.all([book(client, first), book(client, second)]);
    const outcomes = answers.map(({ errorCode, __typename }) => errorCode ?? __typename);
    expect(outcomes.sort()).toEqual(['BookSuccess', 'SIMILAR_TRAVEL']);
  });
});
