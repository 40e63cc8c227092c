import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { BusyError } from '../lib/errors.ts';
import { currentScheduling, type Priority } from '../lib/priority.ts';
import { limitedBy, longLimits, queueLimits, vitalLimits } from './connection-limits.ts';
import { connectionPurpose } from './connection-purpose.ts';
import { ConnectionLostError, readDriverError } from './database-trouble.ts';
import { type ConnectionSource, limitedConnection } from './limited-connection.ts';
import { listen, type Listener } from './listen.ts';
import { postgresValueParsers } from './parse-postgres-value.ts';
import { PrioritySemaphore } from './priority-semaphore.ts';

/** For each of: vital statements, the job queue, long work. Opened when needed. */
const CONNECTIONS_BESIDE = 2;
/** At the end of the process, for what is under way. Afterwards its connections are cut. */
const CLOSING_MS = 500;
/** For who gave up waiting for a connection. */
const RETRY_S = 4;

type PostgresConfig = Extract<Config['database'], { kind: 'postgres' }>;

export interface PostgresPools {
  /** For Kysely: each connection comes from the pool of its caller's purpose. */
  pool: PostgresPool;
  /** For the job queue, which speaks SQL itself. */
  queue: pg.Pool;
  /** Receives the notifications of a channel; `onConnected` is called after each gap too. */
  listen(
    channel: string,
    onNotification: (payload: string) => void,
    onConnected: () => void,
  ): Promise<Listener>;
  /** Connections for requests, and callers that wait for one. */
  counts(): { idle: number; busy: number; waiting: number };
  /** For how many milliseconds those have waited behind whom a request of this priority would wait for a connection. */
  waitedMs(priority: Priority): number;
  /** Ends within about a second, also with connections that never answer. */
  end(): Promise<void>;
}

/** Opens the pools of one process: `poolSize` connections for requests, at most six beside them, and one that listens. */
export function openPools(config: PostgresConfig): PostgresPools {
  const requests = newPool(config.url, config.poolSize, config.limits);
  const vital = newPool(config.url, CONNECTIONS_BESIDE, vitalLimits);
  const queue = newPool(config.url, CONNECTIONS_BESIDE, queueLimits);
  const long = newPool(config.url, CONNECTIONS_BESIDE, longLimits);
  const permits = new PrioritySemaphore(config.poolSize, { forReads: reservedForReads(config.poolSize) });
  const sources = {
    requests: inTurn(toConnectionSource(requests), permits, config.limits.statementMs),
    vital: toConnectionSource(vital),
    long: toConnectionSource(long),
  };
  const pools = [requests, vital, queue, long];
  const checkedOut = new Set<pg.PoolClient>();
  for (const pool of pools) {
    pool.on('acquire', (client) => checkedOut.add(client));
    pool.on('release', (_error, client) => checkedOut.delete(client));
  }
  let ended: Promise<void> | null = null;
  const end = async () => {
    const all = Promise.all(pools.map((pool) => pool.end()));
    await Promise.race([all, sleep(CLOSING_MS)]);
    // One that waits for an answer is cut at once.
    for (const client of checkedOut) void client.end();
    await Promise.race([all, sleep(CLOSING_MS)]);
  };
  return {
    pool: {
      options: {},
      connect: async () => limitedConnection(sources[connectionPurpose()]),
      end: () => (ended ??= end()),
    },
    queue,
    listen: (...args) => listen(config.url, ...args),
    counts: () => ({
      idle: requests.idleCount,
      busy: requests.totalCount - requests.idleCount,
      waiting: permits.waiting,
    }),
    waitedMs: (priority) => permits.waitedMs(priority),
    end: () => (ended ??= end()),
  };
}

/** Connections that only reads may use: whatever waits for locks, health and pages are answered. */
export function reservedForReads(poolSize: number): number {
  return Math.min(poolSize - 1, Math.max(1, Math.floor(poolSize / 5)));
}

function newPool(url: string, max: number, limits: PostgresConfig['limits']): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ...limitedBy(limits),
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        postgresValueParsers[oid] ?? pg.types.getTypeParser(oid, format),
    },
  });
  // A connection that the server drops is replaced by the pool; without listeners it would end the process. Its own
  // is for the time in which it is checked out: a transaction may be ended by the server between two statements.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

function toConnectionSource(pool: pg.Pool): ConnectionSource {
  return {
    async connect() {
      try {
        return await pool.connect();
      } catch (cause) {
        throw readDriverError(cause).error;
      }
    },
    release: (client, _isRead, failure) => client.release(failure ?? undefined),
  };
}

/** A permit is a connection: what waits does so here, by its priority, and never in the pool. */
function inTurn(source: ConnectionSource, permits: PrioritySemaphore, waitMs: number): ConnectionSource {
  return {
    async connect(isRead) {
      const { priority, patience, turns } = currentScheduling();
      const work = { isRead, priority, turns };
      const usualMs = Math.min(waitMs, patience.usualMs);
      const lastingMs = Math.min(waitMs, patience.lastingMs);
      if (!(await permits.acquire(work, { usualMs, lastingMs }))) {
        throw patience.usualMs < waitMs
          ? new BusyError(RETRY_S)
          : new ConnectionLostError('No connection became free in time.');
      }
      return source.connect(isRead).catch((error: unknown) => {
        permits.release(work);
        throw error;
      });
    },
    release(client, isRead, failure) {
      source.release(client, isRead, failure);
      permits.release({ isRead });
    },
  };
}
