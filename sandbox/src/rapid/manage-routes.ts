import type { FastifyInstance, FastifyReply } from 'fastify';
import { propertiesById } from '../catalogue/properties.ts';
import { isEmail } from './booking-request.ts';
import type { BookedRoom, Booking } from './bookings.ts';
import type { RapidContext } from './context.ts';
import { minorUnits } from './currency.ts';
import {
  type NestedError,
  RapidError,
  invalidInput,
  invalidLink,
  notFound,
  serviceUnavailable,
} from './errors.ts';
import { isCanceled, itineraryOf } from './itinerary.ts';
import { penaltyAt } from './penalties.ts';
import { type Query, all, one } from './query.ts';
import { testHeader } from './shop-routes.ts';

const SLOW_CANCEL_MS = 5000;

interface ItineraryToken extends Record<string, unknown> {
  kind: 'itinerary';
  id: string;
  room?: string;
}

function bookingOf(context: RapidContext, query: Query, id: string): Booking {
  const now = context.now();
  const given = one(query, 'token');
  const token = context.tokens.read<ItineraryToken>('itinerary', given, now.getTime());
  if (given !== undefined && token?.id !== id) throw invalidLink();
  const booking = context.bookings.get(id, now);
  const email = one(query, 'email')?.toLowerCase();
  if (!booking || Date.parse(booking.visibleAt) > now.getTime()) throw notFound();
  if (!token && booking.email.toLowerCase() !== email) throw notFound();
  return booking;
}

function roomByLink(
  context: RapidContext,
  query: Query,
  id: string,
  key: string,
): { booking: Booking; room: BookedRoom } {
  const token = context.tokens.read<ItineraryToken>(
    'itinerary',
    one(query, 'token'),
    context.now().getTime(),
  );
  if (token?.id !== id || token.room !== key) throw invalidLink();
  const booking = bookingOf(context, query, id);
  const room = booking.rooms.find((each) => each.key === key);
  if (!room) throw notFound();
  return { booking, room };
}

/** An answer that says neither yes nor no; asked for by the `Test` header. */
function unknownOutcome(error: unknown): boolean {
  return error instanceof RapidError && error.status === serviceUnavailable().status;
}

function cancel(context: RapidContext, booking: Booking, room: BookedRoom): number {
  const now = context.now();
  const slow = propertiesById.get(booking.property)?.fault === 'slow_cancel';
  const penalty = penaltyAt(booking.penalties, room.nights, minorUnits(booking.currency), now);
  room.refund = room.nights.reduce((sum, night) => sum + night, 0) - penalty;
  const at = new Date(now.getTime() + (slow ? SLOW_CANCEL_MS : 0)).toISOString();
  if (slow) room.cancelsAt = at;
  else room.canceledAt = at;
  room.history.push({ at, type: 'canceled' });
  context.bookings.touched();
  return slow ? 202 : 204;
}

function change(room: BookedRoom, body: Record<string, unknown>, at: string): void {
  const errors: NestedError[] = [];
  for (const name of ['given_name', 'family_name'] as const) {
    const value = body[name];
    if (value !== undefined && !(typeof value === 'string' && /^.{1,60}$/s.test(value.trim()))) {
      errors.push({
        type: `${name}.invalid`,
        message: `${name} is invalid.`,
        fields: [{ name, type: 'body', value: String(value) }],
      });
    }
  }
  if (errors.length > 0) throw invalidInput(...errors);
  if (typeof body.given_name === 'string') room.givenName = body.given_name;
  if (typeof body.family_name === 'string') room.familyName = body.family_name;
  if (typeof body.special_request === 'string') room.specialRequest = body.special_request;
  if (typeof body.smoking === 'boolean') room.smoking = body.smoking;
  room.history.push({ at, type: 'modified' });
}

function addRetrieve(app: FastifyInstance, context: RapidContext): void {
  const history = (query: Query): boolean => all(query, 'include').some((each) => each.startsWith('history'));

  app.get<{ Querystring: Query }>('/v3/itineraries', async (request, reply) => {
    const test = testHeader(request);
    const [reference, email] = [one(request.query, 'affiliate_reference_id'), one(request.query, 'email')];
    const missing = (name: string): NestedError => ({
      type: `${name}.required`,
      message: `${name} is required.`,
      fields: [{ name, type: 'querystring' }],
    });
    if (!reference) throw invalidInput(missing('affiliate_reference_id'));
    if (!email) throw invalidInput(missing('email'));
    if (!isEmail(email)) {
      throw invalidInput({
        type: 'email.invalid',
        message: 'Customer email address is invalid.',
        fields: [{ name: 'email', type: 'querystring', value: email }],
      });
    }
    const booking = context.bookings.find(reference, context.now());
    const visible = booking && Date.parse(booking.visibleAt) <= context.now().getTime();
    if (!visible || booking.email.toLowerCase() !== email.toLowerCase()) return [];
    return degraded(reply, test, [itineraryOf(context, booking, history(request.query))]);
  });

  app.get<{ Params: { id: string }; Querystring: Query }>('/v3/itineraries/:id', async (request, reply) => {
    const test = testHeader(request);
    const booking = bookingOf(context, request.query, request.params.id);
    return degraded(reply, test, itineraryOf(context, booking, history(request.query)));
  });
}

/** 206 with the parts that could not be read left out. */
function degraded(reply: FastifyReply, test: string, answer: object): unknown {
  if (test !== 'degraded_response') return answer;
  const without = (each: object) => {
    const { rooms: _left, ...rest } = each as { rooms?: unknown };
    return { ...rest, impacted_fields: ['rooms'] };
  };
  return reply
    .code(206)
    .send(Array.isArray(answer) ? answer.map((each: object) => without(each)) : without(answer));
}

function addHeld(app: FastifyInstance, context: RapidContext): void {
  app.put<{ Params: { id: string }; Querystring: Query }>('/v3/itineraries/:id', async (request, reply) => {
    const booking = bookingOf(context, request.query, request.params.id);
    try {
      testHeader(request);
    } catch (error) {
      if (unknownOutcome(error)) return reply.code(202).send();
      throw error;
    }
    if (!booking.heldUntil) throw invalidLink();
    delete booking.heldUntil;
    context.bookings.touched();
    await context.bookings.flush();
    return reply.code(204).send();
  });

  app.delete<{ Params: { id: string }; Querystring: Query }>(
    '/v3/itineraries/:id',
    async (request, reply) => {
      testHeader(request);
      const booking = bookingOf(context, request.query, request.params.id);
      if (!booking.heldUntil) throw invalidLink();
      delete booking.heldUntil;
      const at = context.now().toISOString();
      for (const room of booking.rooms) {
        room.canceledAt = at;
        room.refund = room.nights.reduce((sum, night) => sum + night, 0);
        room.history.push({ at, type: 'canceled' });
      }
      context.bookings.touched();
      await context.bookings.flush();
      return reply.code(204).send();
    },
  );
}

/** Retrieve, resume and cancel of held bookings, change and cancel of rooms. */
export function addManageRoutes(app: FastifyInstance, context: RapidContext): void {
  addRetrieve(app, context);
  addHeld(app, context);
  type RoomRoute = {
    Params: { id: string; room: string };
    Querystring: Query;
    Body: Record<string, unknown> | null;
  };

  app.put<RoomRoute>('/v3/itineraries/:id/rooms/:room', async (request, reply) => {
    testHeader(request);
    const { room } = roomByLink(context, request.query, request.params.id, request.params.room);
    if (isCanceled(room, context.now())) throw alreadyCanceled();
    change(room, request.body ?? {}, context.now().toISOString());
    context.bookings.touched();
    await context.bookings.flush();
    return reply.code(204).send();
  });

  app.delete<RoomRoute>('/v3/itineraries/:id/rooms/:room', async (request, reply) => {
    testHeader(request);
    const { booking, room } = roomByLink(context, request.query, request.params.id, request.params.room);
    if (isCanceled(room, context.now())) throw alreadyCanceled();
    const status = room.cancelsAt ? 202 : cancel(context, booking, room);
    await context.bookings.flush();
    return reply.code(status).send();
  });
}

function alreadyCanceled(): RapidError {
  return new RapidError(400, { type: 'room_already_cancelled', message: 'Room is already cancelled.' });
}
