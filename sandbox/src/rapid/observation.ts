import type { FastifyInstance } from 'fastify';
import { plainHeaders } from './check-request.ts';
import { propertiesById } from '../catalog/properties.ts';
import type { RapidContext } from './context.ts';
import { createContractCoverage } from './contract-coverage.ts';
import { isCanceled } from './itinerary.ts';

/** Pages for tests: what was booked and what was asked. They are not part of the real service. */
export function addObservation(app: FastifyInstance, context: RapidContext): void {
  const counts = new Map<string, number>();
  const coverage = createContractCoverage();
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url;
    if (!path?.startsWith('/v3/')) return;
    coverage.record(
      { method: request.method, target: request.url, headers: plainHeaders(request) },
      reply.statusCode,
    );
    for (const key of [`${request.method} ${path}`, `${request.method} ${path} ${reply.statusCode}`]) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  });

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/_sandbox/requests', async () =>
    Object.fromEntries([...counts].sort(([a], [b]) => a.localeCompare(b))),
  );

  app.get('/_sandbox/contract-gaps', async () => coverage.describeGaps());

  app.get('/_sandbox/itineraries', async () => {
    const now = context.now();
    return context.bookings.all(now).map((booking) => ({
      itinerary_id: booking.id,
      affiliate_reference_id: booking.affiliateReferenceId ?? null,
      email: booking.email,
      property_id: booking.property,
      property_name: propertiesById.get(booking.property)?.name.ja ?? null,
      checkin: booking.checkin,
      checkout: booking.checkout,
      created_at: booking.createdAt,
      visible: Date.parse(booking.visibleAt) <= now.getTime(),
      status: booking.heldUntil
        ? 'held'
        : booking.rooms.every((room) => isCanceled(room, now))
          ? 'canceled'
          : 'booked',
      rooms: booking.rooms.map((room) => ({
        room_id: booking.roomType,
        given_name: room.givenName,
        family_name: room.familyName,
        special_request: room.specialRequest ?? null,
        status: isCanceled(room, now) ? 'canceled' : booking.heldUntil ? 'pending' : 'booked',
      })),
    }));
  });
}
