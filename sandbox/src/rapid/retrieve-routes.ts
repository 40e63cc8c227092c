import type { FastifyInstance, FastifyReply } from 'fastify';
import { isEmail } from './booking-request.ts';
import type { Booking } from './bookings.ts';
import type { RapidContext } from './context.ts';
import { type NestedError, invalidInput, tooManyRequests } from './errors.ts';
import { sendUnclear } from './guest-faults.ts';
import { toItinerary, toShortItinerary } from './itinerary.ts';
import { requireBooking } from './itinerary-links.ts';
import { type Query, all, one } from './query.ts';
import { testHeader } from './shop-routes.ts';

/** Retrieve by reference and e-mail, by link, and by id and e-mail. */
export function addRetrieveRoutes(app: FastifyInstance, context: RapidContext): void {
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
    return sendItinerary(context, reply, booking, {
      test,
      view: () => [readable(context, booking, history(request.query))],
    });
  });

  app.get<{ Params: { id: string }; Querystring: Query }>('/v3/itineraries/:id', async (request, reply) => {
    const test = testHeader(request);
    const booking = requireBooking(context, request.query, request.params.id);
    return sendItinerary(context, reply, booking, {
      test,
      view: () => readable(context, booking, history(request.query)),
    });
  });
}

/** The itinerary, or the little there is of one that is not ready yet. */
function readable(context: RapidContext, booking: Booking, history: boolean): object {
  const half = isBefore(context, booking.halfUntil);
  return half ? toShortItinerary(booking) : toItinerary(context, booking, history);
}

const isBefore = (context: RapidContext, at: string | undefined): boolean =>
  at !== undefined && context.now().getTime() < Date.parse(at);

function sendItinerary(
  context: RapidContext,
  reply: FastifyReply,
  booking: Booking,
  { test, view }: { test: string; view: () => object },
): unknown {
  const [first] = booking.rooms;
  const { answer, refusal } = context.guestFaults.of(
    'RETRIEVE',
    first ?? { givenName: '', familyName: '' },
    booking.id,
  );
  if (refusal === 'BUSY') throw tooManyRequests();
  if (answer) return sendUnclear(reply, answer, { status: 200, body: view() });
  const partial = test === 'degraded_response' || isBefore(context, booking.degradedUntil);
  return partial ? degraded(reply, view()) : view();
}

/** 206 with the parts that could not be read left out. */
function degraded(reply: FastifyReply, answer: object): unknown {
  const without = (each: object) => {
    const { rooms: _left, ...rest } = each as { rooms?: unknown };
    return { ...rest, impacted_fields: ['rooms'] };
  };
  return reply
    .code(206)
    .send(Array.isArray(answer) ? answer.map((each: object) => without(each)) : without(answer));
}
