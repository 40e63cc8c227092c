import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { findPayment } from '../../src/modules/payment/payment-store.ts';
import { buildStay, chooseAnyRate, prepare, type Prepared } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { cardFromNumber } from '../_cards.ts';
import type { TestClient } from '../_client.ts';
import type { TestApi } from '../_testkit.ts';

export const good = '4242424242424242';

export interface Challenge {
  __typename: string;
  creditCard?: { id: string };
  redirectUrl?: string;
  errorCode?: string;
  errorType?: string;
}

export const idOf = (prepared: Prepared) => prepared.preparedBooking?.priceCheckId ?? '';
export const byCard = (creditCardId: string) => ({ paymentType: 'CREDIT_CARD' as const, creditCardId });

export const prepareAny = async (api: TestApi, client: TestClient) =>
  prepare(client, await chooseAnyRate(api, client, buildStay()));

/** What the payment step sends for a new card; without a preparation it is one of the branch. */
export const newInput = async (priceCheckId: string | null, number = good) => ({
  paymentMethodId: await cardFromNumber(inject('world'), number),
  nickname: 'この予約だけのカード',
  returnUrl: 'http://localhost:8080/settings/cards/confirm',
  idempotencyKey: randomUUID(),
  priceCheckId,
});

export const ask = (client: TestClient, input: object) =>
  client.query<{ challengeToRegisterCreditCard: Challenge }>(
    `mutation ($input: ChallengeToRegisterCreditCardInput!) {
      challengeToRegisterCreditCard(input: $input) {
        __typename
        ... on CardChallengeSuccess { creditCard { id } }
        ... on CardChallengeRequiresAction { redirectUrl }
        ... on CardChallengeError { errorCode errorType }
      }
    }`,
    { input },
  );

export const challenge = async (client: TestClient, input: object) =>
  (await ask(client, input)).expectNoErrors().challengeToRegisterCreditCard;

/** Enters a card for the preparation alone; its id. */
export const enterCard = async (client: TestClient, prepared: Prepared, number = good) =>
  (await challenge(client, await newInput(idOf(prepared), number))).creditCard?.id ?? '';

/** The cards that the viewer entered for the preparation. */
export async function ownCards(client: TestClient, prepared: Prepared): Promise<string[] | null> {
  const answer = await client.query<{ preparedBooking: { ownCards: { id: string }[] } | null }>(
    'query ($id: ID!) { preparedBooking(priceCheckId: $id) { ownCards { id } } }',
    { id: idOf(prepared) },
  );
  return answer.expectNoErrors().preparedBooking?.ownCards.map(({ id }) => id) ?? null;
}

/** The customer at the card provider to whom it is attached; null once it is forgotten there. */
export async function customerOf(api: TestApi, cardId: string): Promise<string | null> {
  const { payment_method_id } = await api.app.db
    .selectFrom('credit_cards')
    .select('payment_method_id')
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();
  const { stripe, keys } = inject('world');
  const response = await fetch(new URL(`/v1/payment_methods/${payment_method_id}`, stripe), {
    headers: { authorization: `Bearer ${keys.stripeSecretKey}` },
  });
  return ((await response.json()) as { customer: string | null }).customer;
}

/** The payment of the attempt of a key. */
export async function paymentOf(api: TestApi, key: string) {
  const { id } = await api.app.db
    .selectFrom('booking_attempts')
    .select('id')
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return findPayment(api.app.db, id);
}

export const captured = (api: TestApi, key: string) =>
  eventually(
    () => paymentOf(api, key),
    (payment) => payment?.state === 'CAPTURED',
  );
