import type { FastifyReply, FastifyRequest } from 'fastify';

export interface ErrorField {
  name: string;
  type: 'querystring' | 'path' | 'body' | 'header' | 'server';
  value?: string;
}

export interface NestedError {
  type: string;
  message: string;
  fields?: readonly ErrorField[];
}

export interface ErrorBody extends NestedError {
  errors?: readonly NestedError[];
}

/** An answer of the contract's Error shape. */
export class RapidError extends Error {
  override name = 'RapidError';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** 400 with nested errors. */
export function invalidInput(...errors: readonly NestedError[]): RapidError {
  return new RapidError(400, {
    type: 'invalid_input',
    message: 'An invalid request was sent in, please check the nested errors for details.',
    errors,
  });
}

/** 400 for a token that is forged or stale. */
export function invalidLink(): RapidError {
  return invalidInput({ type: 'link.invalid', message: 'Link is invalid.' });
}

export function notFound(): RapidError {
  return new RapidError(404, {
    type: 'resource_not_found',
    message: 'Itinerary was not found with provided request.',
  });
}

/** Too many calls for the account: nothing was done. */
export function tooManyRequests(): RapidError {
  return new RapidError(429, {
    type: 'too_many_requests',
    message: 'You have reached your capacity for this type of request.',
  });
}

export function forbidden(): RapidError {
  return new RapidError(403, {
    type: 'request_unauthorized',
    message: 'Your request could not be authorized.',
  });
}

export function internalError(): RapidError {
  return new RapidError(500, {
    type: 'unknown_internal_error',
    message: 'An internal server error has occurred.',
  });
}

export function serviceUnavailable(): RapidError {
  return new RapidError(503, {
    type: 'service_unavailable',
    message: 'This service is currently unavailable.',
  });
}

/** Fastify's error handler: contract errors as they are, everything else as the contract's 500. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = error instanceof RapidError ? error : fromFramework(error);
  if (known.status >= 500 && !(error instanceof RapidError)) request.log.error(error);
  void reply.code(known.status).send(known.body);
}

function fromFramework(error: unknown): RapidError {
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500) return invalidInput({ type: 'request.invalid', message: (error as Error).message });
  return internalError();
}
