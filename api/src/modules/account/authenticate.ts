import type { FastifyRequest } from 'fastify';
import type { VerifiedToken } from '../../adapters/identity/identity-port.ts';
import type { AppContext } from '../../context.ts';
import { currentViewer } from './current-viewer.ts';
import { getSessionId, shortDigest } from '../viewer/session-id.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { HttpError } from '../../graphql/http-error.ts';

export interface Authentication {
  viewer: Viewer | null;
  /** Who the identity service says is asking, also when there is no user that may be used. */
  identity: VerifiedToken | null;
  sessionId: string;
}

const maxTokenLength = 8_192;

/**
 * Who is asking. No or an empty Authorization header is nobody; a token that does not verify is refused with 401,
 * so that the browser renews it; a valid token of an account that may not be used is nobody.
 */
export async function authenticate(app: AppContext, request: FastifyRequest): Promise<Authentication> {
  const header = request.headers.authorization?.trim() ?? '';
  if (header === '' || header.toLowerCase() === 'bearer') {
    await app.limits.check('anonymous', request);
    return { viewer: null, identity: null, sessionId: shortDigest(`anonymous:${request.ip}`) };
  }
  const token = /^bearer (\S+)$/i.exec(header)?.[1];
  if (token === undefined || token.length > maxTokenLength) return refuse(app, request);
  const outcome = await app.identity.verify(token);
  if (outcome.kind === 'unavailable') {
    throw new HttpError(503, 'IDENTITY_UNAVAILABLE', 'The session cannot be checked now.', {
      'retry-after': '2',
    });
  }
  if (outcome.kind === 'invalid') return refuse(app, request);
  const viewer = await currentViewer(app, outcome.token);
  return { viewer, identity: outcome.token, sessionId: getSessionId(outcome.token) };
}

async function refuse(app: AppContext, request: FastifyRequest): Promise<never> {
  await app.limits.check('bad-token', request);
  throw new HttpError(401, 'UNAUTHENTICATED', 'The session is not valid.', { 'www-authenticate': 'Bearer' });
}
