import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { checkSignature, computeSignature } from './auth.ts';
import { addBookRoutes } from './book-routes.ts';
import { openBookings } from './bookings.ts';
import { addContentRoutes } from './content-routes.ts';
import { checkRequest } from './check-request.ts';
import type { RapidConfig, RapidContext } from './context.ts';
import { createDrift } from './drift.ts';
import { RapidError, sendError } from './errors.ts';
import { createGuestFaults } from './guest-faults.ts';
import { addHeldRoutes } from './held-routes.ts';
import { addImageRoutes } from './image-routes.ts';
import { addNotificationRoutes } from './notification-routes.ts';
import { addObservation } from './observation.ts';
import { addPriceCheckRoutes } from './price-check-routes.ts';
import { createRateLimitHeaders } from './rate-limit-headers.ts';
import { addReferenceRoutes } from './reference-routes.ts';
import { addRegionRoutes } from './region-routes.ts';
import { addRetrieveRoutes } from './retrieve-routes.ts';
import { addRoomRoutes } from './room-routes.ts';
import { addShopRoutes } from './shop-routes.ts';
import { createTokens } from './tokens.ts';

export type { RapidConfig } from './context.ts';

/** Starts a stand-in of the Rapid v3 hotel supplier on 127.0.0.1. */
export async function createRapid(
  config: RapidConfig,
): Promise<{ url: string; port: number; close(): Promise<void> }> {
  const app = Fastify({ logger: false, bodyLimit: 1_000_000, routerOptions: { maxParamLength: 200 } });
  const bookings = openBookings(config.dataDir, config.saving);
  let url = '';
  const context: RapidContext = {
    now: config.clock ?? (() => new Date()),
    tokens: createTokens(config.sharedSecret),
    bookings,
    drift: createDrift(),
    guestFaults: createGuestFaults(),
    base: () => url,
  };
  const limits = createRateLimitHeaders();

  app.setErrorHandler(sendError);
  app.setNotFoundHandler(() => {
    throw new RapidError(404, {
      type: 'resource_not_found',
      message: 'The requested resource could not be found.',
    });
  });
  // A DELETE or PUT may come with a JSON content type and no body.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? null : JSON.parse(String(body)));
    } catch (error) {
      done(Object.assign(error as Error, { statusCode: 400 }), undefined);
    }
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/v3/')) return;
    void reply.headers({ 'transaction-id': randomUUID(), ...limits(Date.now()) });
    const seconds = Math.floor(Date.now() / 1000);
    try {
      checkSignature(request.headers.authorization, config, seconds);
    } catch (error) {
      const example = computeSignature('apikey', 'secret', String(seconds));
      void reply.header('www-authenticate', `EAN apikey=apikey,signature=${example},timestamp=${seconds}`);
      throw error;
    }
  });

  app.addHook('preHandler', checkRequest);

  addObservation(app, context);
  addContentRoutes(app, context);
  addRegionRoutes(app, context);
  addReferenceRoutes(app);
  addShopRoutes(app, context);
  addPriceCheckRoutes(app, context);
  addBookRoutes(app, context);
  addRetrieveRoutes(app, context);
  addHeldRoutes(app, context);
  addRoomRoutes(app, context);
  addNotificationRoutes(app, context, config.notificationUrl);
  addImageRoutes(app);

  url = await app.listen({ port: config.port, host: '127.0.0.1' });
  return {
    url,
    port: Number(new URL(url).port),
    async close() {
      await app.close();
      await bookings.close();
    },
  };
}
