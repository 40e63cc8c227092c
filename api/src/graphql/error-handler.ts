import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { AppContext } from '../context.ts';
import { AppError, BusyError, RateLimitedError } from '../lib/errors.ts';
import { formatErrors } from './format-errors.ts';
import { HttpError } from './http-error.ts';
import { graphqlJson, negotiate, plainJson } from './negotiate.ts';

const codes: Record<number, string> = {
  400: 'BAD_REQUEST',
  405: 'METHOD_NOT_ALLOWED',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
};

/** Turns everything thrown outside a resolver into a GraphQL error response; nothing internal gets out. */
export function handleError(app: AppContext) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const responseType = getResponseType(request);
    const send = (status: number, errors: readonly object[]) =>
      reply
        .code(status)
        .type(`${responseType}; charset=utf-8`)
        .header('cache-control', 'no-store')
        .send({ errors });
    const format = { requestId: request.id, log: app.log, terse: app.config.production };

    if (error instanceof HttpError) {
      const extensions = { code: error.code, requestId: request.id };
      reply.headers(error.headers);
      return send(error.statusCode, [{ message: error.message, extensions }]);
    }
    if (error instanceof RateLimitedError || error instanceof BusyError) {
      reply.header('retry-after', String(error.retryAfterSeconds));
      return send(error instanceof BusyError ? 503 : 429, formatErrors([error], format));
    }
    if (error instanceof AppError) return send(500, formatErrors([error], format));

    const requestErrors = getGraphqlErrors(error);
    if (requestErrors.length > 0) {
      // Parsing and validation: only the newer response type tells by status (GraphQL over HTTP).
      return send(responseType === graphqlJson ? 400 : 200, formatErrors(requestErrors, format));
    }
    if (error.statusCode === 405) reply.header('allow', 'POST');
    const code = error.statusCode === undefined ? undefined : codes[error.statusCode];
    if (error.statusCode !== undefined && code !== undefined) {
      return send(error.statusCode, [
        { message: getMessage(code), extensions: { code, requestId: request.id } },
      ]);
    }
    return send(500, formatErrors([error], format));
  };
}

/** Fastify forgets the type that was set before an error; a type that cannot be sent becomes plain JSON. */
function getResponseType(request: FastifyRequest): string {
  try {
    return negotiate(request.headers.accept);
  } catch {
    return plainJson;
  }
}

const messages: Record<string, string> = {
  METHOD_NOT_ALLOWED: 'Mutations are sent by POST.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_MEDIA_TYPE: 'Send application/json.',
};

function getMessage(code: string): string {
  return messages[code] ?? 'The request is malformed.';
}

function getGraphqlErrors(error: object): GraphQLError[] {
  if (!('errors' in error) || !Array.isArray(error.errors)) return [];
  return error.errors.filter((entry) => entry instanceof GraphQLError);
}
