import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type BookingRequest, readBookingRequest } from './booking-request.ts';
import type { BookedRoom, Booking } from './bookings.ts';
import type { OfferToken, RapidContext } from './context.ts';
import { toAmount } from './currency.ts';
import { RapidError, internalError, invalidInput, invalidLink, tooManyRequests } from './errors.ts';
import { type GuestFault, hangUp, type RefusingAnswer, sendUnclear } from './guest-faults.ts';
import { itineraryLink } from './itinerary.ts';
import { cancelTerms } from './penalties.ts';
import { type Query, one } from './query.ts';
import { quoteRoom, sumTotal } from './quote.ts';
import { type Offer, requireOffer, toRateId, roomsLeft } from './sale.ts';
import { testHeader } from './shop-routes.ts';

const HOLD_MS = 30 * 60_000;
const SILENCE_MS = 3000;
const INVISIBLE_MS = 5000;
const UNREADY_MS = 10_000;
const LATER_MS = 100_000;

/** What a cut or empty answer is made of when nothing was booked. */
const NOTHING = { itinerary_id: '0', links: {} };

function priceMismatch(token: OfferToken, current: number): RapidError {
  const field = (name: string, minor: number) =>
    ({ name, type: 'body', value: toAmount(minor, token.currency).value }) as const;
  return new RapidError(409, {
    type: 'price_mismatch',
    message: 'Payment amount did not match current price, please check price and try again.',
    fields: [field('payments.amount', token.total), field('price.amount', current)],
  });
}

function roomsUnavailable(): RapidError {
  return new RapidError(410, {
    type: 'rooms_unavailable',
    message: 'One or more requested rooms are unavailable.',
  });
}

function refuseDuplicate(context: RapidContext, reference: string | undefined): void {
  if (reference === undefined || !context.bookings.find(reference, context.now())) return;
  throw invalidInput({
    type: 'duplicate_itinerary',
    message: 'An itinerary already exists with this affiliate reference id.',
    fields: [{ name: 'affiliate_reference_id', type: 'body', value: reference }],
  });
}

/** What cannot be booked: the price has moved, or the rooms are gone. */
function refuseStale(context: RapidContext, token: OfferToken, test: string): Offer {
  const offer = requireOffer(context, token);
  const { property, room, plan, sale } = offer;
  const key = { property, checkin: token.checkin, checkout: token.checkout };
  if (test === 'rooms_unavailable' || property.fault === 'rooms_unavailable') throw roomsUnavailable();
  if (test === 'price_mismatch' || (property.fault === 'price_mismatch' && sale.drift === 1)) {
    context.drift.raise(key, context.now());
    throw priceMismatch(token, sumTotal(room, plan, requireOffer(context, token).sale));
  }
  if (roomsLeft(context, room, token.checkin, token.checkout) < sale.occupancies.length)
    throw roomsUnavailable();
  const current = sumTotal(room, plan, sale);
  if (current !== token.total) throw priceMismatch(token, current);
  return offer;
}

function toBooking(
  context: RapidContext,
  token: OfferToken,
  { property, room, plan, sale }: Offer,
  request: BookingRequest,
  states: GuestFault['states'],
): Booking {
  const now = context.now();
  const terms = cancelTerms(room, plan, token, now);
  const number = context.bookings.next();
  const later = (milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();
  return {
    id: String(9_000_000_000_000 + number),
    createdAt: now.toISOString(),
    visibleAt: later(
      property.fault === 'silent_booking'
        ? INVISIBLE_MS
        : states.has('LATER')
          ? LATER_MS
          : states.has('LATE')
            ? UNREADY_MS
            : 0,
    ),
    ...(states.has('HALF') && { halfUntil: later(UNREADY_MS) }),
    ...(states.has('DEGRADED') && { degradedUntil: later(UNREADY_MS) }),
    affiliateReferenceId: request.affiliate_reference_id,
    affiliateMetadata: request.affiliate_metadata,
    email: request.email,
    phone: request.phone,
    billingContact: request.payments?.[0]?.billing_contact,
    property: property.id,
    roomType: room.id,
    plan: plan.key,
    packaged: sale.packaged,
    rateId: toRateId(room, plan, sale),
    checkin: token.checkin,
    checkout: token.checkout,
    currency: token.currency,
    language: token.language,
    refundable: terms.refundable,
    penalties: terms.penalties,
    nonrefundableRanges: terms.nonrefundableRanges,
    ...(request.hold && { heldUntil: later(HOLD_MS) }),
    rooms: sale.occupancies.map((occupancy, index) => {
      const guest = request.rooms[index];
      const quote = quoteRoom(room, plan, sale, occupancy);
      return {
        key: randomUUID(),
        confirmation: String(1_000_000_000 + number * 10 + index),
        occupancy: occupancy.text,
        bedGroup: token.bed,
        givenName: guest?.given_name ?? '',
        familyName: guest?.family_name ?? '',
        smoking: guest?.smoking,
        specialRequest: guest?.special_request,
        loyalty: guest?.loyalty,
        nights: [...quote.nights],
        pricing: quote.pricing,
        history: [{ at: now.toISOString(), type: 'created' }],
        ...(states.has('DROPPED') && dropped(later(UNREADY_MS), now, quote.nights)),
      };
    }),
  };
}

/** A room that the hotel itself cancels for nothing. */
function dropped(at: string, now: Date, nights: readonly number[]): Partial<BookedRoom> {
  return {
    cancelsAt: at,
    refund: nights.reduce((sum, night) => sum + night, 0),
    history: [
      { at: now.toISOString(), type: 'created' },
      { at, type: 'canceled', source: 'supplier' },
    ],
  };
}

function creation(context: RapidContext, booking: Booking) {
  return {
    itinerary_id: booking.id,
    links: {
      retrieve: itineraryLink(context, 'GET', booking),
      ...(booking.heldUntil && {
        resume: itineraryLink(context, 'PUT', booking),
        cancel: itineraryLink(context, 'DELETE', booking),
      }),
    },
  };
}

/** The answer of a booking that waits for the payer to pass a challenge: nothing is booked before that. */
function challenged(context: RapidContext) {
  const id = String(9_000_000_000_000 + context.bookings.next());
  const token = context.tokens.sign({ kind: 'itinerary', id });
  const href = `/v3/itineraries/${id}/payment-sessions?token=${token}`;
  return {
    itinerary_id: id,
    links: { complete_payment_session: { method: 'PUT', href } },
    encoded_challenge_config: 'sandbox',
  };
}

/** A rate that the hotel collects takes the guest's card, which only the hotel charges. */
function refusePayment({ plan }: Offer, { payments }: BookingRequest): void {
  if (!plan.paidAtHotel || !payments?.some(({ type }) => type === 'affiliate_collect')) return;
  throw invalidInput({
    type: 'payments.type.invalid',
    message: 'Payment type is invalid.',
    fields: [{ name: 'payments.type', type: 'body', value: 'affiliate_collect' }],
  });
}

/** The refusals that a guest's name can ask for. */
function refuseAsTold(context: RapidContext, token: OfferToken, refusal: RefusingAnswer | undefined): void {
  if (refusal === 'BUSY') throw tooManyRequests();
  if (refusal === 'SOLDOUT') throw roomsUnavailable();
  if (refusal === 'REFUSED') {
    throw invalidInput({ type: 'request.invalid', message: 'The booking was refused.' });
  }
  if (refusal !== 'MISMATCH') return;
  const { property, room, plan } = requireOffer(context, token);
  context.drift.raise({ property, checkin: token.checkin, checkout: token.checkout }, context.now());
  throw priceMismatch(token, sumTotal(room, plan, requireOffer(context, token).sale));
}

/** Booking. */
export function addBookRoutes(app: FastifyInstance, context: RapidContext): void {
  app.post<{ Querystring: Query }>('/v3/itineraries', async (request, reply) => {
    const test = testHeader(request);
    const token = context.tokens.read<OfferToken>(
      'book',
      one(request.query, 'token'),
      context.now().getTime(),
    );
    if (!token) throw invalidLink();
    const body = readBookingRequest(request.body, token.occupancies.length);
    refuseDuplicate(context, body.affiliate_reference_id);
    if (test === 'cc_declined') {
      throw invalidInput({ type: 'payments.declined', message: 'The card was declined.' });
    }
    if (test === 'complete_payment_session') return reply.code(201).send(challenged(context));
    const [guest] = body.rooms;
    const name = { givenName: guest?.given_name ?? '', familyName: guest?.family_name ?? '' };
    const fault = context.guestFaults.of('BOOK', name, body.affiliate_reference_id ?? '');
    refuseAsTold(context, token, fault.refusal);
    // From here to `add` nothing awaits: two requests for the last room cannot both pass.
    const offer = refuseStale(context, token, test);
    refusePayment(offer, body);
    const { property } = offer;
    if (property.fault === 'failed_booking') throw internalError();
    if (fault.answer && fault.undone) return sendUnclear(reply, fault.answer, { status: 201, body: NOTHING });
    const booking = toBooking(context, token, offer, body, fault.states);
    context.bookings.add(booking);
    context.drift.settle({ property, checkin: token.checkin, checkout: token.checkout });
    await context.bookings.flush();
    const answer = creation(context, booking);
    if (fault.answer) return sendUnclear(reply, fault.answer, { status: 201, body: answer });
    if (property.fault === 'silent_booking') {
      await sleep(SILENCE_MS);
      return hangUp(reply);
    }
    return reply.code(201).send(answer);
  });
}
