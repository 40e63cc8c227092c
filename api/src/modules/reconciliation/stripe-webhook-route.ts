import type { FastifyInstance } from 'fastify';
import { createStripeEventReader } from '../../adapters/cards/stripe-events.ts';
import { WEBHOOK_PATH } from '../../adapters/probe/probe-services.ts';
import type { AppContext } from '../../context.ts';
import { HttpError } from '../../graphql/http-error.ts';
import { receiveCardEvent } from './receive-card-event.ts';

const bodyLimitBytes = 512 * 1024;

/**
 * Where Stripe posts its events. 400 for what it did not sign for this account and mode; 200 for everything else,
 * events of other objects included, because Stripe repeats what is not accepted.
 */
export async function registerStripeWebhook(server: FastifyInstance, app: AppContext): Promise<void> {
  const readEvent = createStripeEventReader(app.config.stripe);
  // A scope of its own: here alone the body stays as it came, for the signature is over its bytes.
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(WEBHOOK_PATH, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
      await app.limits.check('webhook', request);
      const signature = request.headers['stripe-signature'];
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const reading = readEvent(body, typeof signature === 'string' ? signature : undefined);
      if (reading.kind !== 'event') {
        const outcome = reading.kind === 'foreign' ? `foreign ${reading.reason}` : 'bad signature';
        app.log.warn({ event: 'card-event-refused', reqId: request.id, outcome }, 'card event refused');
        throw new HttpError(400, 'EVENT_REFUSED', 'The event is not signed for this account.');
      }
      await receiveCardEvent(app, reading.event);
      return reply.header('cache-control', 'no-store').send({ received: true });
    });
  });
}
