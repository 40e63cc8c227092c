import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ApiKeys, checkKey, secretKeyRequired } from './api-keys.ts';
import { API_VERSION, type Call, type StripeContext, timestamp } from './context.ts';
import type { Endpoint } from './endpoints.ts';
import { StripeApiError, invalidRequest } from './errors.ts';
import { expand } from './expand.ts';
import { type Fault, createFaults } from './faults.ts';
import { type Params, parseForm } from './form.ts';
import { createIdempotency } from './idempotency.ts';
import { newId } from './ids.ts';
import { browserView } from './intents.ts';
import { textList } from './params.ts';
import type { RequestLog } from './request-log.ts';

type Parts = {
  context: StripeContext;
  keys: ApiKeys;
  log: RequestLog;
  /** Marks the data as changed and resolves when it is on disk. */
  saved: () => Promise<void>;
};
type Outcome = { status: number; body: string; originalRequest: string | null; fault: Fault | null };

/** Registers the endpoints with what all of them share: keys, faults, idempotency, errors, `expand`. */
export function addApi(app: FastifyInstance, endpoints: Endpoint[], parts: Parts): void {
  const { context, log } = parts;
  const faults = createFaults(context);
  const idempotency = createIdempotency(context.data, () => timestamp(context));

  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.url,
      handler: async (request, reply) => {
        const requestId = newId('req');
        const params = readParams(request);
        const key = endpoint.method === 'POST' ? (header(request, 'idempotency-key') ?? null) : null;
        const outcome = await answer(endpoint, request, { requestId, params, key });
        const { status, originalRequest, fault } = outcome;
        log.add({
          at: context.now().toISOString(),
          method: endpoint.method,
          path: request.url.split('?')[0] ?? '',
          status: fault?.kind.startsWith('reset') ? null : status,
          idempotencyKey: key,
          requestId,
          replayed: originalRequest !== null,
          fault: fault?.kind ?? null,
        });
        if (fault?.kind === 'reset_before' || fault?.kind === 'reset_after') {
          reply.hijack();
          request.raw.socket.resetAndDestroy();
          return reply;
        }
        return send(reply, outcome, requestId, key);
      },
    });
  }

  async function answer(
    endpoint: Endpoint,
    request: FastifyRequest,
    { requestId, params, key }: { requestId: string; params: Params; key: string | null },
  ): Promise<Outcome> {
    const path = request.params as Record<string, string>;
    let fault: Fault | null = null;
    try {
      const kind = checkKey(parts.keys, {
        authorization: header(request, 'authorization'),
        keyParam: params.key,
        method: endpoint.method,
        url: endpoint.url,
      });
      checkVersion(header(request, 'stripe-version') ?? params._stripe_version);
      if (kind === 'publishable' && !endpoint.browser) throw secretKeyRequired();
      // The rate limit comes before the idempotency layer: nothing is saved for its answers.
      if (endpoint.operation) fault = faults(endpoint.operation, path.id, params);
      if (fault?.kind === 'rate_limit') throw rateLimit();
      if (fault?.kind === 'lock_timeout') throw lockTimeout();
      if (fault?.kind === 'reset_before') return { status: 0, body: '', originalRequest: null, fault };

      const endpointPath = request.url.split('?')[0] ?? '';
      const saved = key === null ? null : idempotency.begin(key, { endpoint: endpointPath, params });
      if (saved)
        return { status: saved.status, body: saved.body, originalRequest: saved.requestId, fault: null };
      try {
        const call: Call = {
          path,
          params,
          fromBrowser: kind === 'publishable',
          requestId,
          idempotencyKey: key,
        };
        const result = fault?.kind === 'server_error' ? failure(serverError()) : run(endpoint, call);
        if (key !== null && !result.beforeExecution) {
          idempotency.save(key, {
            status: result.status,
            body: result.body,
            requestId,
            created: timestamp(context),
          });
        }
        if (endpoint.method !== 'GET') await parts.saved();
        if (fault?.kind === 'slow') await sleep(fault.seconds * 1000, undefined, { ref: false });
        return { status: result.status, body: result.body, originalRequest: null, fault };
      } finally {
        if (key !== null) idempotency.end(key);
      }
    } catch (error) {
      const { status, body } = failure(error);
      return { status, body, originalRequest: null, fault };
    }
  }

  function run(endpoint: Endpoint, call: Call) {
    try {
      const found = endpoint.run(context, call);
      const view =
        call.fromBrowser && (found as { object?: string }).object?.endsWith('intent')
          ? browserView(found)
          : found;
      const paths = textList(call.params, 'expand') ?? [];
      return {
        status: 200,
        body: JSON.stringify(expand(context.data, view, paths), null, 2),
        beforeExecution: false,
      };
    } catch (error) {
      return failure(error);
    }
  }
}

/** The answer to an address that the API does not have. */
export function unrecognized(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const message = `Unrecognized request URL (${request.method}: ${request.url.split('?')[0]}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
  return reply.code(404).send({ error: { type: 'invalid_request_error', message } });
}

/** The real API has many versions, each with its own objects; here another one would get the wrong ones. */
function checkVersion(version: unknown): void {
  if (version === undefined || version === API_VERSION) return;
  throw invalidRequest(`Invalid Stripe API version: ${String(version)}`);
}

function send(
  reply: FastifyReply,
  { status, body, originalRequest }: Outcome,
  requestId: string,
  key: string | null,
) {
  reply
    .code(status)
    .type('application/json')
    .header('request-id', requestId)
    .header('stripe-version', API_VERSION);
  if (key !== null)
    reply.header('idempotency-key', key).header('original-request', originalRequest ?? requestId);
  if (originalRequest !== null) reply.header('idempotent-replayed', 'true');
  if (status === 429 || status === 409) reply.header('stripe-should-retry', 'true');
  return reply.send(body);
}

function failure(error: unknown) {
  const known = error instanceof StripeApiError ? error : internal(error);
  return {
    status: known.status,
    body: JSON.stringify({ error: known.body }, null, 2),
    beforeExecution: known.beforeExecution,
  };
}

function internal(error: unknown): StripeApiError {
  console.error('stripe:', error);
  return serverError();
}

function serverError(): StripeApiError {
  return new StripeApiError(500, {
    type: 'api_error',
    message: 'An unknown error occurred. Please try again or contact support at https://support.stripe.com/.',
  });
}

function rateLimit(): StripeApiError {
  return new StripeApiError(429, {
    type: 'invalid_request_error',
    code: 'rate_limit',
    message:
      'Request rate limit exceeded. You can learn more about rate limits here https://stripe.com/docs/rate-limits.',
  });
}

function lockTimeout(): StripeApiError {
  return new StripeApiError(409, {
    type: 'invalid_request_error',
    code: 'lock_timeout',
    message:
      'This object cannot be accessed right now because another API request or Stripe process is currently accessing it. If you see this error intermittently, retry the request.',
  });
}

function readParams(request: FastifyRequest): Params {
  const query = parseForm(request.url.split('?')[1] ?? '');
  const body = (request.body ?? {}) as Params;
  return Object.assign(query, body);
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
