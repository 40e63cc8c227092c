import cors from '@fastify/cors';
import { fastify } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { openState, type Saving } from '../state-file.ts';
import { addApi, unrecognized } from './api-server.ts';
import type { ApiKeys } from './api-keys.ts';
import { browserScript } from './browser-script.ts';
import type { StripeContext } from './context.ts';
import { addDisputeConsole } from './dispute-console.ts';
import { expireDisputes } from './dispute-course.ts';
import { ENDPOINTS } from './endpoints.ts';
import { parseMultipart } from './files.ts';
import { parseForm } from './form.ts';
import { expireAuthorizations } from './payment-intent-settling.ts';
import { createRequestLog } from './request-log.ts';
import { recountRefunds } from './recount-refunds.ts';
import { emptyData } from './store.ts';
import { addThreeDSecurePages } from './three-d-secure-page.ts';
import { type StripeWebhook, createWebhookSender } from './webhook.ts';

export type { StripeWebhook } from './webhook.ts';
export type Stripe = { url: string; port: number; close(): Promise<void> };

export type StripeConfig = ApiKeys & {
  port: number;
  dataDir: string;
  saving?: Saving;
  webhook?: StripeWebhook;
  clock?: () => Date;
};

const EXPIRY_MS = 1_000;

/** Stripe: the REST API, the card holder's 3-D Secure page and the Stripe.js stand-in at `/v3/`. */
export async function createStripe(config: StripeConfig): Promise<Stripe> {
  const state = openState(join(config.dataDir, 'stripe.json'), emptyData, config.saving);
  const now = config.clock ?? (() => new Date());
  // A file of an earlier version lacks the collections that came later.
  const data = Object.assign(state.value, { ...emptyData(), ...state.value });
  recountRefunds(data);
  const webhook = createWebhookSender(config.webhook, data, now);
  const log = createRequestLog();
  let url = '';
  const context: StripeContext = {
    data,
    url: () => url,
    now,
    onEvent: (event) => webhook.send(event),
    resend: (event, endpointId) => webhook.resend(event, endpointId),
  };
  const saved = async () => {
    state.changed();
    await state.flush();
  };

  const app = fastify({ forceCloseConnections: true, routerOptions: { ignoreTrailingSlash: true } });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string) => parseForm(body),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: 10 * 1024 * 1024 },
    (request: { headers: IncomingHttpHeaders }, body: Buffer) =>
      parseMultipart(body, request.headers['content-type'] ?? ''),
  );
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'DELETE'],
    exposedHeaders: ['Request-Id', 'Stripe-Version', 'Idempotent-Replayed'],
    maxAge: 300,
  });
  app.setNotFoundHandler(unrecognized);
  app.get('/healthz', async () => ({ status: 'ok' }));
  const script = await browserScript();
  app.get('/v3', (_request, reply) =>
    reply
      .type('application/javascript; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(script),
  );
  addThreeDSecurePages(app, context, saved);
  addApi(app, ENDPOINTS, { context, keys: config, log, saved });

  addDisputeConsole(app, context, saved);
  app.get<{ Params: { id: string } }>('/_sandbox/files/:id', async ({ params: { id } }, reply) =>
    id in data.fileContents
      ? reply.type('application/octet-stream').send(Buffer.from(data.fileContents[id] ?? '', 'base64'))
      : reply.callNotFound(),
  );
  app.get('/_sandbox/payment_intents', async () => Object.values(state.value.paymentIntents));
  app.get<{ Querystring: { method?: string; path?: string } }>('/_sandbox/requests', async (request) =>
    log.list(request.query),
  );
  app.delete('/_sandbox/requests', async (_request, reply) => {
    log.clear();
    return reply.code(204).send();
  });

  // Nobody has to look: the provider tells of a hold that ended when it ends, and of a dispute that nobody answered.
  const expiry = setInterval(() => {
    const expired = [expireAuthorizations(context), expireDisputes(context)];
    if (expired.includes(true)) void saved();
  }, EXPIRY_MS).unref();

  await app.listen({ host: '127.0.0.1', port: config.port });
  const { port } = app.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    async close() {
      clearInterval(expiry);
      webhook.close();
      await app.close();
      await state.close();
    },
  };
}
