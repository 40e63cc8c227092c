import pg from 'pg';

/** The connection to the database failed or went silent. Whether the last statement took effect is not known. */
export class ConnectionLostError extends Error {
  override name = 'ConnectionLostError';
}

/** Errors after which the server closes the connection: 08 connection, 57P shutdown, 25P03 and 25P04 time-outs of a transaction. */
const closing = /^(?:08|57P|25P0[34])/;
/** Also: 53 out of resources, 57014 statement time-out, 55P03 lock not available, 40001 and 40P01 conflicts. */
const passing = /^(?:08|53|57|25P0[34]|55P03|40001|40P01)/;

/**
 * Whether the database, not the statement, is what failed: the same work may succeed later. Nothing may be concluded
 * about work whose commit failed like this.
 */
export function isDatabaseTrouble(error: unknown): boolean {
  return (
    error instanceof ConnectionLostError || (error instanceof pg.DatabaseError && matches(error, passing))
  );
}

/** The error as callers see it; what is neither the server's word nor a mistake in a parameter is a lost connection. */
export function readDriverError(error: unknown): { error: unknown; connectionLost: boolean } {
  if (error instanceof pg.DatabaseError) return { error, connectionLost: matches(error, closing) };
  if (!(error instanceof Error) || error instanceof TypeError || error instanceof RangeError) {
    return { error, connectionLost: false };
  }
  return { error: new ConnectionLostError(error.message, { cause: error }), connectionLost: true };
}

function matches({ code }: pg.DatabaseError, pattern: RegExp): boolean {
  return code !== undefined && pattern.test(code);
}
