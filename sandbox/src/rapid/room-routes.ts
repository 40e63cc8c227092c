import type { FastifyInstance, FastifyReply } from 'fastify';
import { propertiesById } from '../catalog/properties.ts';
import type { BookedRoom, Booking } from './bookings.ts';
import type { RapidContext } from './context.ts';
import { minorUnits } from './currency.ts';
import { type NestedError, RapidError, invalidInput, tooManyRequests } from './errors.ts';
import { type GuestFault, sendUnclear } from './guest-faults.ts';
import { hasBegun, isCanceled } from './itinerary.ts';
import { roomByLink } from './itinerary-links.ts';
import { penaltyAt } from './penalties.ts';
import type { Query } from './query.ts';
import { testHeader } from './shop-routes.ts';

const SLOW_CANCEL_MS = 5000;

/** Change and cancel of one room. */
export function addRoomRoutes(app: FastifyInstance, context: RapidContext): void {
  type RoomRoute = {
    Params: { id: string; room: string };
    Querystring: Query;
    Body: Record<string, unknown> | null;
  };

  app.put<RoomRoute>('/v3/itineraries/:id/rooms/:room', async (request, reply) => {
    testHeader(request);
    const { booking, room } = roomByLink(context, request.query, request.params.id, request.params.room);
    if (isCanceled(room, context.now())) throw alreadyCanceled();
    const changes = readChange(request.body);
    // The new name may ask for the fault, so that it needs no booking under a strange name.
    const wanted = {
      givenName: changes.given_name ?? room.givenName,
      familyName: changes.family_name ?? room.familyName,
    };
    const fault = context.guestFaults.of('CHANGE', wanted, room.key);
    if (fault.refusal === 'BUSY') throw tooManyRequests();
    if (fault.refusal || hasBegun(booking, context.now())) throw changeRefused();
    if (!fault.undone) {
      change(room, changes, context.now().toISOString());
      context.bookings.touched();
      await context.bookings.flush();
    }
    return finish(reply, fault, 204);
  });

  app.delete<RoomRoute>('/v3/itineraries/:id/rooms/:room', async (request, reply) => {
    const test = testHeader(request);
    const { booking, room } = roomByLink(context, request.query, request.params.id, request.params.room);
    if (isCanceled(room, context.now())) throw alreadyCanceled();
    const fault = context.guestFaults.of('CANCEL', room, room.key);
    if (fault.refusal === 'BUSY') throw tooManyRequests();
    if (fault.refusal)
      throw invalidInput({ type: 'request.invalid', message: 'The cancellation was refused.' });
    if (fault.undone) return finish(reply, fault, 204);
    const slow = fault.answer === 'ACCEPTED' || propertiesById.get(booking.property)?.fault === 'slow_cancel';
    const status = room.cancelsAt
      ? 202
      : cancel(context, booking, room, { slow, afterStay: test === 'post_stay_cancel' });
    await context.bookings.flush();
    return finish(reply, fault, status);
  });
}

function cancel(
  context: RapidContext,
  booking: Booking,
  room: BookedRoom,
  { slow, afterStay }: { slow: boolean; afterStay: boolean },
): number {
  const now = context.now();
  const paid = room.nights.reduce((sum, night) => sum + night, 0);
  const penalty = afterStay
    ? paid
    : penaltyAt(booking.penalties, room.nights, minorUnits(booking.currency), now);
  room.refund = paid - penalty;
  const at = new Date(now.getTime() + (slow ? SLOW_CANCEL_MS : 0)).toISOString();
  if (slow) room.cancelsAt = at;
  else room.canceledAt = at;
  room.history.push({ at, type: 'canceled' });
  context.bookings.touched();
  return slow ? 202 : 204;
}

type RoomChange = { given_name?: string; family_name?: string; smoking?: boolean; special_request?: string };

/** Checks what a change asks for; throws 400 with all that is wrong. */
function readChange(body: Record<string, unknown> | null): RoomChange {
  const given = body ?? {};
  const errors: NestedError[] = [];
  const fail = (name: string, type: string, message: string): void => {
    errors.push({ type, message, fields: [{ name, type: 'body', value: String(given[name] ?? '') }] });
  };
  for (const name of ['given_name', 'family_name'] as const) {
    const value = given[name];
    if (value !== undefined && !(typeof value === 'string' && /^.{1,60}$/s.test(value.trim())))
      fail(name, `${name}.invalid`, `${name} is invalid.`);
  }
  if (given.smoking !== undefined && typeof given.smoking !== 'boolean')
    fail('smoking', 'smoking.invalid', 'smoking must be true or false.');
  if (given.special_request !== undefined && typeof given.special_request !== 'string')
    fail('special_request', 'special_request.invalid', 'special_request must be text.');
  if (Object.keys(given).length === 0) fail('body', 'body.required', 'What is changed must be named.');
  if (errors.length > 0) throw invalidInput(...errors);
  return given as RoomChange;
}

function change(room: BookedRoom, changes: RoomChange, at: string): void {
  if (changes.given_name !== undefined) room.givenName = changes.given_name;
  if (changes.family_name !== undefined) room.familyName = changes.family_name;
  if (changes.special_request !== undefined) room.specialRequest = changes.special_request;
  if (changes.smoking !== undefined) room.smoking = changes.smoking;
  room.history.push({ at, type: 'modified' });
}

function finish(reply: FastifyReply, { answer }: GuestFault, status: number): unknown {
  return answer ? sendUnclear(reply, answer, { status }) : reply.code(status).send();
}

function changeRefused(): RapidError {
  return invalidInput({
    type: 'room.change_not_allowed',
    message: 'The room can no longer be changed.',
  });
}

function alreadyCanceled(): RapidError {
  return new RapidError(400, { type: 'room_already_cancelled', message: 'Room is already cancelled.' });
}
