import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../context.ts';
import { authenticate } from '../account/authenticate.ts';
import type { AccessRules } from '../../graphql/access-rules.ts';
import { BusyError, RateLimitedError } from '../../lib/errors.ts';
import { contentDisposition } from './document-file.ts';
import { openDocument } from './document-service.ts';

const prefix = '/documents/';
const refusal =
  'このリンクは無効か、有効期限が切れています。画面に戻り、もう一度ダウンロードしてください。\n';
const busy = 'ただいま混み合っています。画面に戻り、しばらくしてからもう一度ダウンロードしてください。\n';
const failure =
  'ファイルを作成できませんでした。画面に戻り、しばらくしてからもう一度ダウンロードしてください。';

/**
 * GET /documents/<token>: the file of a signed link. Every link that opens nothing gets the same answer. `admit` throws
 * where there is too much to do. The browser shows what is no file as a page, so that all answers are in words.
 */
export function registerDocumentRoute(
  server: FastifyInstance,
  app: AppContext,
  rules: AccessRules,
  admit: () => void,
): void {
  // A wildcard, because tokens are longer than the router lets a parameter be.
  server.get(`${prefix}*`, { errorHandler: sayFailure(app) }, async (request, reply) => {
    admit();
    await app.limits.check('public-key', request);
    setHeaders(reply);
    const token = (request.params as { '*': string })['*'];
    const file = await openDocument(app, rules, {
      token,
      presentedBy: await findPresenter(app, request),
    });
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send(refusal);
    return reply.type(file.mediaType).header('content-disposition', contentDisposition(file)).send(file.body);
  });
}

function sayFailure(app: AppContext) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply) => {
    setHeaders(reply);
    reply.type('text/plain; charset=utf-8');
    if (error instanceof RateLimitedError || error instanceof BusyError) {
      reply.header('retry-after', String(error.retryAfterSeconds));
      return reply.code(error instanceof BusyError ? 503 : 429).send(busy);
    }
    app.log.error({ event: 'request-failed', requestId: request.id, err: error }, 'request failed');
    return reply.code(500).send(`${failure}(お問い合わせ番号: ${request.id})\n`);
  };
}

function setHeaders(reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
}

/** A link needs no session, but one that comes along must be its owner's. */
async function findPresenter(app: AppContext, request: FastifyRequest): Promise<string | null | undefined> {
  if (!request.headers.authorization) return undefined;
  return (await authenticate(app, request)).viewer?.userId ?? null;
}
