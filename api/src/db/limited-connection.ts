import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { readDriverError } from './database-trouble.ts';

export interface ConnectionSource {
  /** Throws ConnectionLostError when there is none in time. */
  connect(isRead: boolean): Promise<pg.PoolClient>;
  /** `failure`: the connection must not be used again. */
  release(client: pg.PoolClient, isRead: boolean, failure: Error | null): void;
}

/**
 * A connection that is taken with its first statement, because only that says whether it may hold locks. Once it was
 * lost, every further statement fails with the same error, a rollback too, and it never returns to the pool: the
 * driver itself would keep queueing statements behind the one that was never answered.
 */
export function limitedConnection(source: ConnectionSource): PostgresPoolClient {
  let taken: { client: pg.PoolClient; isRead: boolean } | null = null;
  let failure: Error | null = null;
  const query = async (text: string, values: readonly unknown[]) => {
    if (failure) throw failure;
    if (!taken) {
      const isRead = isReading(text);
      taken = { client: await source.connect(isRead), isRead };
    }
    try {
      return await taken.client.query(text, [...values]);
    } catch (cause) {
      const { error, connectionLost } = readDriverError(cause);
      if (connectionLost && error instanceof Error) failure = error;
      throw error;
    }
  };
  return {
    // Kysely asks by cursor only where it was given one.
    query: query as unknown as PostgresPoolClient['query'],
    release(isDiscarded = false) {
      if (!taken) return;
      const { client, isRead } = taken;
      taken = null;
      source.release(client, isRead, failure ?? (isDiscarded ? new Error('discarded') : null));
    },
  };
}

/** One statement that reads and locks nothing. Anything else may have to wait for a lock. */
export function isReading(text: string): boolean {
  return (
    /^\s*(?:select|with)\b/i.test(text) && !/\b(?:insert|update|delete|share|pg_\w*lock\w*)\b/i.test(text)
  );
}
