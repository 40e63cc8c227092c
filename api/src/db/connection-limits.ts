import type { ClientBase, PoolConfig } from 'pg';
import type { DatabaseLimits } from '../config/database-limits.ts';

/** Longer than the server's own limit: a slow statement is ended there, and only a silent connection here. */
const ANSWER_MARGIN_MS = 2_000;

/** For statements by primary key. The lock limit is short because their callers do without them. */
export const vitalLimits: DatabaseLimits = { statementMs: 2_000, lockMs: 500 };
/** Limits of the job queue, which also migrates its own tables. Jobs wait that long behind a silent connection. */
export const queueLimits: DatabaseLimits = { statementMs: 15_000, lockMs: 10_000 };
/** Migrations, the catalog's import, seeds, closing of months. */
export const longLimits: DatabaseLimits = { statementMs: 600_000, lockMs: 60_000 };

/**
 * The part of a pool's configuration that limits its connections. The server ends a transaction in which nothing
 * happens, so that locks behind a silent connection are free before this side gives the connection up.
 */
export function limitedBy(limits: DatabaseLimits): PoolConfig {
  const { statementMs, lockMs } = limits;
  return {
    query_timeout: statementMs + ANSWER_MARGIN_MS,
    connectionTimeoutMillis: Math.min(statementMs, 10_000),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Not as startup parameters: poolers that keep sessions refuse or drop those.
    onConnect: (client: ClientBase) =>
      client.query(
        [
          `set statement_timeout = ${statementMs}`,
          `set lock_timeout = ${lockMs}`,
          `set idle_in_transaction_session_timeout = ${statementMs}`,
          // Statements of milliseconds: compiling one takes longer than running it, and a wrong estimate is enough for it.
          'set jit = off',
        ].join('; '),
      ),
  };
}
