import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { detachDeletedCards } from '../../src/modules/card/detach-card-job.ts';
import {
  book,
  bookInput,
  bookPath,
  type BookingWorld,
  buildStay,
  chooseAnyRate,
  prepare,
  retrievePath,
  startBookingWorld,
} from '../booking/_booking.ts';
import { checkAgain } from '../booking/_check-again.ts';
import { eventually } from '../booking/_outside.ts';
import type { TestClient } from '../_client.ts';
import {
  byCard,
  captured,
  challenge,
  customerOf,
  enterCard,
  idOf,
  newInput,
  ownCards,
  paymentOf,
  prepareAny,
} from './_booking-cards.ts';

const asksHolder = '4000000000003220';
const declinedWhenCharged = '4000000000000341';
const hours = (count: number) => count * 3_600_000;

describe('a card for one booking', () => {
  let world: BookingWorld;
  let booker: TestClient;
  let admin: TestClient;
  let offset = 0;

  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
    booker = world.api.as('employee@sakura.example');
    admin = world.api.as('admin@sakura.example');
  });
  beforeEach(() => {
    offset = 0;
    world.rapid.heal();
  });
  afterAll(() => world.close());

  const shownOnTrip = async (client: TestClient, travelId: string) => {
    const answer = await client.query<{ travelInDetail: { stripeCreditCard: { last4: string } | null } }>(
      'query ($id: ID!) { travelInDetail(id: $id) { stripeCreditCard { last4 } } }',
      { id: travelId },
    );
    return answer.expectNoErrors().travelInDetail.stripeCreditCard?.last4 ?? null;
  };

  it('pays its booking, is shown on the trip to its booker alone, and is detached once, after the capture', async () => {
    const prepared = await prepareAny(world.api, booker);
    const card = await enterCard(booker, prepared);
    const input = bookInput(prepared, byCard(card));
    const { travel } = await book(booker, input);
    await captured(world.api, input.idempotencyKey);
    expect(await shownOnTrip(booker, travel?.id ?? '')).toBe('4242');
    expect(await shownOnTrip(admin, travel?.id ?? '')).toBeNull();

    const asked: string[] = [];
    const { cards } = world.api.app;
    const counting: typeof cards = {
      ...cards,
      detachCard: async (id) => {
        asked.push(id);
        return cards.detachCard(id);
      },
    };
    for (let times = 0; times < 3; times++) await detachDeletedCards({ ...world.api.app, cards: counting });
    expect(await customerOf(world.api, card)).toBeNull();
    expect(new Set(asked).size).toBe(asked.length);
    expect(await ownCards(booker, prepared)).toEqual([]);
    expect(await shownOnTrip(booker, travel?.id ?? '')).toBe('4242');
    expect(await book(booker, input)).toMatchObject({ __typename: 'BookSuccess' });
  });

  it('gives its money back after it is detached', async () => {
    const prepared = await prepareAny(world.api, booker);
    const card = await enterCard(booker, prepared);
    const input = bookInput(prepared, byCard(card));
    const { travel } = await book(booker, input);
    await captured(world.api, input.idempotencyKey);
    await detachDeletedCards(world.api.app);
    expect(await customerOf(world.api, card)).toBeNull();
    const canceled = await booker.query<{ cancelRooms: { __typename: string } }>(
      `mutation ($input: CancelRoomsInput!) { cancelRooms(input: $input) { __typename } }`,
      {
        input: {
          travelId: travel?.id,
          expediaHotelRoomIds: travel?.expediaHotelRooms.map(({ id }) => id),
          acceptedPenaltyPrice: 0,
        },
      },
    );
    expect(canceled.expectNoErrors().cancelRooms.__typename).toBe('CancelRoomsSuccess');
    const payment = await eventually(
      () => paymentOf(world.api, input.idempotencyKey),
      (row) => row?.refunded === row?.captured,
    );
    expect(payment?.refunded).toBe(input.acceptedPaymentPrice);
  });

  it('stays while the booking is unknown, and holds its price once more when the first hold ends', async () => {
    const prepared = await prepareAny(world.api, booker);
    const card = await enterCard(booker, prepared);
    const input = bookInput(prepared, byCard(card));
    world.rapid.breakNext('POST', bookPath, { kind: 'refuse', status: 503, body: '' });
    world.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, 1000);
    expect(await book(booker, input)).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });
    offset = hours(48);
    await detachDeletedCards(world.api.app);
    expect(await customerOf(world.api, card)).not.toBeNull();

    const before = await paymentOf(world.api, input.idempotencyKey);
    const { retrieve } = world.api.app.cards;
    world.api.app.cards.retrieve = async (intentId) => {
      const read = await retrieve(intentId);
      if (read.kind !== 'found' || intentId !== before?.payment_intent_id) return read;
      return { kind: 'found', payment: { ...read.payment, captureBefore: new Date(Date.now() + hours(49)) } };
    };
    await checkAgain(world.api, { id: before?.attempt_id ?? '' });
    const renewed = await paymentOf(world.api, input.idempotencyKey);
    expect(renewed?.renewed_at).not.toBeNull();
    expect(renewed?.payment_intent_id).not.toBe(before?.payment_intent_id);
    await detachDeletedCards(world.api.app);
    expect(await customerOf(world.api, card)).not.toBeNull();
  });

  it('is detached also when its holder never comes back from the bank’s page, which had accepted it', async () => {
    const prepared = await prepareAny(world.api, booker);
    const accepted = await challenge(booker, await newInput(idOf(prepared), asksHolder));
    const refused = await challenge(booker, await newInput(idOf(prepared), asksHolder));
    for (const [{ redirectUrl = '' }, answer] of [
      [accepted, 'authenticate'],
      [refused, 'refuse'],
    ] as const) {
      await fetch(redirectUrl, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
    }
    const readSetups = () =>
      world.api.app.db
        .selectFrom('card_registrations')
        .select(['setup_intent_id', 'credit_card_id'])
        .where('price_check_id', '=', idOf(prepared))
        .orderBy('created_at')
        .execute();
    await detachDeletedCards(world.api.app);
    expect((await readSetups()).map(({ credit_card_id: id }) => id)).toEqual([null, null]);
    offset = hours(48);
    await detachDeletedCards(world.api.app);
    const [kept, forgotten] = await readSetups();
    expect(forgotten).toEqual({ setup_intent_id: null, credit_card_id: null });
    expect(await customerOf(world.api, kept?.credit_card_id ?? '')).toBeNull();
  });

  it('moves with what was typed to the preparation that continues, and pays nothing at the earlier one', async () => {
    const rate = await chooseAnyRate(world.api, booker, buildStay());
    const first = await prepare(booker, rate);
    const card = await enterCard(booker, first);
    await booker.query(
      'mutation ($input: SaveBookingDraftInput!) { saveBookingDraft(input: $input) { priceCheckId } }',
      {
        input: {
          priceCheckId: idOf(first),
          guests: [{ familyName: '', givenName: '', specialRequest: '', smoking: false }],
          email: '',
          phone: { countryCode: '81', number: '' },
          companyIdByEmployee: '',
          departmentIdByEmployee: '',
          ...byCard(card),
        },
      },
    );
    const next = await prepare(booker, rate, undefined, idOf(first));
    expect(await ownCards(booker, next)).toEqual([card]);
    expect(await ownCards(booker, first)).toEqual([]);
    expect(await book(booker, bookInput(first, byCard(card)))).toMatchObject({ errorCode: 'CARD_NOT_FOUND' });
    expect(await book(booker, bookInput(next, byCard(card)))).toMatchObject({ __typename: 'BookSuccess' });
  });

  it('is detached a day after a preparation ran out that was never booked, and not before', async () => {
    const prepared = await prepareAny(world.api, booker);
    const card = await enterCard(booker, prepared, declinedWhenCharged);
    expect(await book(booker, bookInput(prepared, byCard(card)))).toMatchObject({
      errorCode: 'CARD_DECLINED',
    });
    offset = hours(24);
    await detachDeletedCards(world.api.app);
    expect(await customerOf(world.api, card)).not.toBeNull();
    offset = hours(25);
    await detachDeletedCards(world.api.app);
    expect(await customerOf(world.api, card)).toBeNull();
  });

  it('is asked for again when its trip moves to other dates', async () => {
    const prepared = await prepareAny(world.api, booker);
    const card = await enterCard(booker, prepared);
    const { travel } = await book(booker, bookInput(prepared, byCard(card)));
    const rate = await chooseAnyRate(world.api, booker, buildStay());
    const moved = await prepare(booker, rate, travel?.id);
    const draft = await booker.query<{ preparedBooking: { draft: object; ownCards: object[] } }>(
      'query ($id: ID!) { preparedBooking(priceCheckId: $id) { ownCards { id } draft { paymentType creditCardId } } }',
      { id: idOf(moved) },
    );
    expect(draft.expectNoErrors().preparedBooking).toEqual({
      ownCards: [],
      draft: { paymentType: null, creditCardId: null },
    });
    const agreed = { acceptedPreviousPenaltyPrice: moved.preparedBooking?.previousPenaltyPrice ?? 0 };
    expect(await book(booker, bookInput(moved, { ...byCard(card), ...agreed }))).toMatchObject({
      errorCode: 'CARD_NOT_FOUND',
    });
    const next = await enterCard(booker, moved);
    expect(await book(booker, bookInput(moved, { ...byCard(next), ...agreed }))).toMatchObject({
      __typename: 'BookSuccess',
    });
  });
});
