import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { book, bookInput, type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import type { TestClient } from '../_client.ts';
import { ask, byCard, challenge, enterCard, idOf, newInput, ownCards, prepareAny } from './_booking-cards.ts';

const asksHolder = '4000000000003220';

describe('a card for one booking', () => {
  let world: BookingWorld;
  let booker: TestClient;
  let colleague: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    world = await startBookingWorld();
    booker = world.api.as('employee@sakura.example');
    admin = world.api.as('admin@sakura.example');
    colleague = admin;
  });
  afterAll(() => world.close());

  const branchCards = async (client: TestClient) => {
    const answer = await client.query<{ creditCards: { id: string }[] }>('{ creditCards { id } }');
    return answer.expectNoErrors().creditCards.map(({ id }) => id);
  };

  it('is offered to who entered it, for that booking, and listed nowhere else', async () => {
    const [first, second] = [await prepareAny(world.api, booker), await prepareAny(world.api, booker)];
    const card = await enterCard(booker, first);
    expect(await ownCards(booker, first)).toEqual([card]);
    expect(await ownCards(booker, second)).toEqual([]);
    expect(await ownCards(colleague, first)).toEqual([]);
    for (const client of [booker, admin]) expect(await branchCards(client)).not.toContain(card);
  });

  it('is entered by all who may book; one of the branch only by who manages cards', async () => {
    const answer = await ask(booker, await newInput(null));
    expect(answer.errorCodes).toEqual(['FORBIDDEN']);
    const ofAdmin = (await challenge(admin, await newInput(null))).creditCard?.id ?? '';
    expect(await branchCards(booker)).toContain(ofAdmin);
    await admin.query('mutation ($id: ID!) { deleteCreditCard(id: $id) }', { id: ofAdmin });
  });

  it('belongs to no preparation of another branch or none: the same answer for both', async () => {
    const stranger = world.api.as('osaka@sakura.example');
    const foreign = await ask(stranger, await newInput(idOf(await prepareAny(world.api, booker))));
    const missing = await ask(stranger, await newInput('missing'));
    expect(foreign.errorCodes).toEqual(['NOT_FOUND']);
    expect(foreign.body).toEqual(missing.body);
  });

  it('can’t be used by its id: not by a colleague, not for another booking, not from another branch', async () => {
    const [own, other] = [await prepareAny(world.api, booker), await prepareAny(world.api, booker)];
    const card = await enterCard(booker, own);
    const refused = { errorCode: 'CARD_NOT_FOUND' };
    expect(await book(colleague, bookInput(own, byCard(card)))).toMatchObject(refused);
    expect(await book(booker, bookInput(other, byCard(card)))).toMatchObject(refused);
    expect(
      await book(colleague, bookInput(await prepareAny(world.api, colleague), byCard(card))),
    ).toMatchObject(refused);
    const osaka = world.api.as('osaka@sakura.example');
    expect(await book(osaka, bookInput(await prepareAny(world.api, osaka), byCard(card)))).toMatchObject(
      refused,
    );
    for (const [mutation, variables] of [
      ['mutation ($id: ID!) { deleteCreditCard(id: $id) }', { id: card }],
      [
        'mutation ($input: RenameCreditCardInput!) { renameCreditCard(input: $input) { id } }',
        { input: { creditCardId: card, nickname: '支店のカード' } },
      ],
    ] as const) {
      expect((await admin.query(mutation, variables)).errorCodes).toEqual(['NOT_FOUND']);
    }
  });

  it('does not become a card of the branch, of a colleague or of another booking when it is sent again', async () => {
    const prepared = await prepareAny(world.api, booker);
    const input = await newInput(idOf(prepared));
    const first = await challenge(booker, input);
    expect(await challenge(booker, input)).toEqual(first);
    expect(await challenge(colleague, input)).toMatchObject({ errorType: 'idempotency_error' });
    const again = { ...input, idempotencyKey: randomUUID() };
    for (const [client, priceCheckId] of [
      [admin, null],
      [colleague, input.priceCheckId],
      [booker, idOf(await prepareAny(world.api, booker))],
    ] as const) {
      const answer = await challenge(client, { ...again, idempotencyKey: randomUUID(), priceCheckId });
      expect(answer).toMatchObject({ errorCode: 'token_already_used' });
    }
  });

  it('waits for its holder’s authentication, which only who entered it can finish', async () => {
    const prepared = await prepareAny(world.api, booker);
    const { redirectUrl = '' } = await challenge(booker, await newInput(idOf(prepared), asksHolder));
    const back = await fetch(redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({ answer: 'authenticate' }),
      redirect: 'manual',
    });
    const setupIntentId = new URL(back.headers.get('location') ?? '').searchParams.get('setup_intent');
    const confirm = async (client: TestClient) => {
      const answer = await client.query<{
        confirmChallengeToRegisterCreditCard: { errorCode: string | null; creditCard: { id: string } | null };
      }>(
        `mutation ($input: ConfirmChallengeToRegisterCreditCardInput!) {
          confirmChallengeToRegisterCreditCard(input: $input) { errorCode creditCard { id } }
        }`,
        { input: { setupIntentId } },
      );
      return answer.expectNoErrors().confirmChallengeToRegisterCreditCard;
    };
    expect(await confirm(colleague)).toEqual({ errorCode: 'resource_missing', creditCard: null });
    const { creditCard } = await confirm(booker);
    expect(await ownCards(booker, prepared)).toEqual([creditCard?.id]);
    expect(await confirm(booker)).toMatchObject({ creditCard });
  });
});
