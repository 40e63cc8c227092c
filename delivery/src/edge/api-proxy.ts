import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { Store } from '../store/store.ts';
import { headersForApi, headersForVisitor } from './api-headers.ts';
import type { Upstream } from './api-upstream.ts';
import type { ApiUpstreams } from './api-upstreams.ts';
import { addClientWarning } from './client-warning.ts';
import { compressAnswer } from './compress-answer.ts';
import { createOperationKinds, isReadByMethod } from './operation-kinds.ts';

/** As the API's own. */
const BODY_LIMIT_BYTES = 100 * 1024;
const RETRY_AFTER_S = '2';

/**
 * Hands `/graphql` and `/documents/…` to the API under the page's own origin. A body is read whole before it takes a
 * place there, and an answer of GraphQL before it leaves, so that a slow visitor holds nothing of the API's.
 */
export async function addApiProxy(
  edge: FastifyInstance,
  upstreams: ApiUpstreams,
  store: Store,
): Promise<void> {
  const findKind = createOperationKinds(store);

  await edge.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    addClientWarning(scope);
    scope.setErrorHandler(sendRefusal);
    scope.route({
      // HEAD by name, also for the refusal of the API: the one that Fastify adds says a length of 0.
      method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/graphql',
      bodyLimit: BODY_LIMIT_BYTES,
      handler: async (request, reply) => {
        const { isRead, asksSupplier } = await findKind(request);
        const upstream = upstreams[`${isRead ? 'read' : 'write'}${asksSupplier ? 'Supplier' : ''}`];
        return passGraphql(upstream, isRead, request, reply);
      },
    });
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/documents/*',
      handler: (request, reply) => passDocument(upstreams.document, request, reply),
    });
  });
}

async function passGraphql(
  upstream: Upstream,
  isRead: boolean,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const release = upstream.slots.take(request.ip);
  if (!release) return sendBusy(reply);
  try {
    const { statusCode, ...answer } = await ask(upstream, isRead, request, reply);
    const body = toContent(request, Buffer.from(await answer.body.arrayBuffer()));
    // The API is done with it.
    release();
    const plain = { headers: headersForVisitor(answer.headers, []), body };
    const sent = isReadByMethod(request)
      ? await compressAnswer(plain, request.headers['accept-encoding'])
      : plain;
    return reply.code(statusCode).headers(sent.headers).send(sent.body);
  } catch (error) {
    return sendUnreachable(reply, error);
  } finally {
    release();
  }
}

/** Files behind signed links: the API shuts them in more tightly than pages. They may be long, and so are streamed. */
async function passDocument(upstream: Upstream, request: FastifyRequest, reply: FastifyReply) {
  const release = upstream.slots.take(request.ip);
  if (!release) return sendBusy(reply);
  reply.raw.once('close', release);
  try {
    const answer = await ask(upstream, true, request, reply);
    const headers = headersForVisitor(answer.headers, ['content-security-policy', 'referrer-policy']);
    return reply.code(answer.statusCode).headers(headers).send(toContent(request, answer.body));
  } catch (error) {
    return sendUnreachable(reply, error);
  }
}

/** What only reads ends when the visitor leaves; anything else is waited for, as it may have an effect. */
function ask(upstream: Upstream, isRead: boolean, request: FastifyRequest, reply: FastifyReply) {
  const leaving = new AbortController();
  if (isRead) reply.raw.once('close', () => leaving.abort());
  return upstream.ask(
    {
      path: request.raw.url as string,
      method: request.method as Dispatcher.HttpMethod,
      headers: headersForApi(request, upstream.timeoutMs),
      body: Buffer.isBuffer(request.body) ? request.body : null,
      signal: leaving.signal,
    },
    isRead,
  );
}

/** What was never there must not become a length of 0: HEAD says the length of GET. */
const toContent = <T>({ method }: FastifyRequest, body: T) => (method === 'HEAD' ? undefined : body);

function sendBusy(reply: FastifyReply) {
  return sendError(reply.header('retry-after', RETRY_AFTER_S), 503, 'API_BUSY', 'Too many requests at once.');
}

function sendUnreachable(reply: FastifyReply, error: unknown) {
  const { code } = error as { code?: string };
  if (!reply.raw.destroyed)
    reply.log.warn({ err: error, requestId: reply.request.id }, 'no answer of the API');
  return code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT'
    ? sendError(reply, 504, 'API_UNREACHABLE', 'The API did not answer in time.')
    : sendError(reply, 502, 'API_UNREACHABLE', 'The API cannot be reached.');
}

/** What never got as far as the API, in the words that it would use. */
function sendRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500 } = error;
  if (statusCode === 413) return sendError(reply, 413, 'PAYLOAD_TOO_LARGE', 'The request is too large.');
  if (statusCode < 500) return sendError(reply, statusCode, 'BAD_REQUEST', 'The request is malformed.');
  request.log.error({ err: error, requestId: request.id }, 'request failed');
  return sendError(reply, 500, 'INTERNAL', 'Something went wrong.');
}

function sendError(reply: FastifyReply, status: number, code: string, message: string) {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ errors: [{ message, extensions: { code, requestId: reply.request.id } }] });
}
