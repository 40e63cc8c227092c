import { sql } from 'kysely';
import type { Db } from '../db/client.ts';
import { onConnectionsFor } from '../db/connection-purpose.ts';
import { createSharedLoader } from '../db/shared-loader.ts';
import { raiseAlert } from '../lib/alert.ts';
import type { Log } from '../lib/logger.ts';
import { findLifts } from './lift-store.ts';

/** Points to add to a key; `expire`, in milliseconds since 1970, is when a count that begins now ends. */
export interface Added {
  key: string;
  points: number;
  expire: number;
  /** How many points use the key up. */
  most: number;
}

/** What the key has come to with it, and when that count ends. */
export interface Counted {
  points: number;
  expire: number;
}

export interface CountStore {
  /** Adds to a key's count, which all processes share. Throws while the database does not answer in time. */
  add(added: Added): Promise<Counted>;
  /** Whether an operator lets calls through although the key is used up; not while the database does not answer. */
  isLifted(key: string): Promise<boolean>;
}

export interface CountStoreOptions {
  db: Db;
  log: Log;
  clock: () => Date;
  /** How long a caller waits for the database, in milliseconds. */
  waitMs: number;
}

/** A counted call waits for the supplier, a mail or a card anyway, and fewer statements cost everybody less. */
const GATHER_MS = 3;
/** After a failure the database is left alone for so long: nobody waits for it meanwhile. */
const UNAVAILABLE_MS = 5_000;
/** What the columns of counts hold: a limit that a large `RATE_LIMIT_FACTOR` lifts beyond it is never used up. */
const MOST_COUNTED = 2 ** 31 - 1;
const ALERT_EVERY_MS = 5 * 60_000;

/**
 * The counts of calls in the table `call_counts`. What is added in one turn of the event loop, or while a statement is
 * under way, goes in one statement, on a connection that no booking can hold. Lifts are asked for in the same way, so that
 * refused calls, however many, cost one statement at a time.
 */
export function createCountStore({ db, log, clock, waitMs }: CountStoreOptions): CountStore {
  const counts = createSharedLoader<Added, Counted>(
    (batch) => onConnectionsFor('vital', () => addAll(db, batch)),
    { gatherMs: GATHER_MS },
  );
  const lifts = createSharedLoader<string, boolean>((keys) =>
    onConnectionsFor('vital', async () => {
      const lifted = new Set((await findLifts(db, [...new Set(keys)], clock())).map(({ key }) => key));
      return keys.map((key) => lifted.has(key));
    }),
  );
  let unavailableUntil = 0;
  let nextAlert = 0;

  async function ask<T>(question: () => Promise<T>): Promise<T> {
    const now = performance.now();
    if (now < unavailableUntil) throw new Error('The counts of calls are unavailable.');
    try {
      return await within(waitMs, question());
    } catch (error) {
      unavailableUntil = performance.now() + UNAVAILABLE_MS;
      if (now >= nextAlert) {
        nextAlert = now + ALERT_EVERY_MS;
        log.warn({ event: 'call-counts-away', err: error }, 'calls are counted by each process alone');
        raiseAlert({ log }, { name: 'call-counts-away', severity: 'warning' });
      }
      throw error;
    }
  }

  return {
    add: (added) => ask(() => counts.load(added)),
    isLifted: (key) => ask(() => lifts.load(key)).catch(() => false),
  };
}

/** Adds on the given connection: in a transaction the counts are undone with it, and others wait for its end. */
export function createStoreIn(db: Db, clock: () => Date): CountStore {
  return {
    isLifted: async (key) => (await findLifts(db, [key], clock())).length > 0,
    async add(added) {
      const [counted] = await addAll(db, [added]);
      if (!counted) throw new Error('A count was not written.');
      return counted;
    },
  };
}

/** Each caller gets the count of its key, its own points included, in the order of the batch. */
async function addAll(db: Db, batch: readonly Added[]): Promise<Counted[]> {
  const sums = new Map<string, Added>();
  for (const { points, ...added } of batch) {
    const most = Math.min(added.most, MOST_COUNTED);
    sums.set(added.key, { ...added, most, points: (sums.get(added.key)?.points ?? 0) + points });
  }
  const now = sql`${Date.now()}::int8`;
  const counted = sql`excluded.points + case when call_counts.expire <= ${now} then 0 else call_counts.points end`;
  // By key, so that two statements never wait for each other in a circle.
  const { rows } = await sql<Counted & { key: string }>`
    insert into call_counts (key, points, expire, most, used_up_at)
    select key, points, expire, most, case when points >= most then ${now} end
    from jsonb_to_recordset(${JSON.stringify([...sums.values()])}::jsonb)
      as added (key text, points int4, expire int8, most int4)
    order by key
    on conflict (key) do update set
      points = ${counted},
      expire = case when call_counts.expire <= ${now} then excluded.expire else call_counts.expire end,
      most = excluded.most,
      used_up_at = case
        when ${counted} < excluded.most then null
        when call_counts.expire <= ${now} then ${now}
        else coalesce(call_counts.used_up_at, ${now})
      end
    returning key, points, expire`.execute(db);
  const rowsByKey = new Map(rows.map((row) => [row.key, row]));
  const seen = new Map<string, number>();
  return batch.map(({ key, points }) => {
    const row = rowsByKey.get(key);
    if (!row) throw new Error('A count was not written.');
    const mine = (seen.get(key) ?? 0) + points;
    seen.set(key, mine);
    return { points: row.points - (sums.get(key)?.points ?? 0) + mine, expire: Number(row.expire) };
  });
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      // An answer may have come while this process was too busy to read it.
      setImmediate(reject, new Error(`The counts of calls did not answer within ${ms} ms.`));
    }, ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Deletes counts that have ended, except those that somebody is just beginning again: neither waits for the other. */
export async function deleteEndedCounts(db: Db): Promise<void> {
  await sql`
    delete from call_counts where key in (
      select key from call_counts where expire <= ${Date.now()} for update skip locked
    )`.execute(db);
}
