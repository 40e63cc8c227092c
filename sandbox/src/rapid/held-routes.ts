import type { FastifyInstance } from 'fastify';
import type { RapidContext } from './context.ts';
import { RapidError, invalidLink, serviceUnavailable } from './errors.ts';
import { requireBooking } from './itinerary-links.ts';
import type { Query } from './query.ts';
import { testHeader } from './shop-routes.ts';

/** An answer that says neither yes nor no; asked for by the `Test` header. */
function unknownOutcome(error: unknown): boolean {
  return error instanceof RapidError && error.status === serviceUnavailable().status;
}

/** Resume and cancel of held bookings. */
export function addHeldRoutes(app: FastifyInstance, context: RapidContext): void {
  app.put<{ Params: { id: string }; Querystring: Query }>('/v3/itineraries/:id', async (request, reply) => {
    const booking = requireBooking(context, request.query, request.params.id);
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
      const booking = requireBooking(context, request.query, request.params.id);
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
