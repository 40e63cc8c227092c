import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError } from '../lib/errors.ts';
import type { Log } from '../lib/logger.ts';

export interface ErrorFormat {
  requestId: string;
  log: Log;
  /** Leave out what would describe the schema to a stranger. */
  terse: boolean;
}

/** Errors as the caller may see them: expected ones with their code, everything else masked and logged once. */
export function formatErrors(errors: readonly Error[], format: ErrorFormat): GraphQLFormattedError[] {
  return errors.map((error) => formatError(error, format));
}

function formatError(error: Error, format: ErrorFormat): GraphQLFormattedError {
  const { originalError, path, locations } = error instanceof GraphQLError ? error : new GraphQLError('');
  const cause = error instanceof GraphQLError ? originalError : error;
  const where = { ...(locations ? { locations } : {}), ...(path ? { path } : {}) };
  if (cause instanceof AppError) {
    return { message: cause.message, ...where, extensions: { code: cause.code } };
  }
  if (isUnstorableText(cause)) {
    return {
      message: 'The input has a character that cannot be kept.',
      ...where,
      extensions: { code: 'BAD_USER_INPUT' },
    };
  }
  if (
    error instanceof GraphQLError &&
    (cause === undefined ? path === undefined : cause instanceof GraphQLError)
  ) {
    // Parsing, validation and coercion: about the request itself. An error with a path and no cause is ours instead:
    // so the compiled executor says that a resolver broke its type.
    const message = format.terse ? error.message.replace(/ Did you mean .*$/s, '') : error.message;
    return { message, ...where, extensions: { code: 'BAD_REQUEST' } };
  }
  format.log.error(
    { event: 'request-failed', requestId: format.requestId, err: cause ?? error },
    'request failed',
  );
  return {
    message: 'Unexpected error.',
    ...where,
    extensions: { code: 'INTERNAL', requestId: format.requestId },
  };
}

/** PostgreSQL's character_not_in_repertoire: JSON can carry U+0000, its texts cannot. */
function isUnstorableText(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === '22021';
}
