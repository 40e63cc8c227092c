import { Kysely, type PostgresPool, type PostgresPoolClient, PostgresDialect } from 'kysely';
import { inject } from 'vitest';
import { noopJobs } from '../../src/admin/noop-jobs.ts';
import { createStripeCards } from '../../src/adapters/cards/stripe-cards.ts';
import { createRapidSupplier } from '../../src/adapters/rapid/rapid-supplier.ts';
import type { Config } from '../../src/config/config.ts';
import type { Db } from '../../src/db/client.ts';
import { openPools } from '../../src/db/postgres-pools.ts';
import type { Database } from '../../src/db/schema.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { type MoneyLog, summarize } from './_money-log.ts';
import type { Side, Turns } from './_turns.ts';

export type PostgresConfig = Extract<Config['database'], { kind: 'postgres' }>;

export interface RacingApi {
  side: Side;
  api: TestApi;
  /** So many milliseconds is its clock ahead. */
  setClock(ahead: number): void;
  close(): Promise<void>;
}

interface RacingOptions {
  side: Side;
  database: PostgresConfig;
  /** Both sides are processes of one installation. */
  environment: string;
  turns: Turns;
  log: MoneyLog;
}

/** An API of which each statement and each call to supplier and card provider is a step that waits for its turn. */
export async function startRacingApi(options: RacingOptions): Promise<RacingApi> {
  const { side, database, environment, turns } = options;
  const { stripe, rapid, keys } = inject('world');
  const { pool, end } = openPools(database);
  const db: Db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: inTurn(pool, options) }) });
  let ahead = 0;
  const api = await startTestApi({
    database,
    // What a company does in months is done here in minutes.
    config: { environment, rateLimitFactor: 100_000 },
    overrides: {
      db,
      // Work in the background would be a third side. What it would do is done by the races themselves.
      jobs: noopJobs,
      clock: () => new Date(Date.now() + ahead),
      cards: callsInTurn(
        createStripeCards({ apiBase: stripe, secretKey: keys.stripeSecretKey }),
        (name, call) => turns.take(side, `card provider: ${name}`, () => turns.during(side, call)),
      ),
      supplier: callsInTurn(
        createRapidSupplier({
          baseUrl: rapid,
          apiKey: keys.rapidApiKey,
          sharedSecret: keys.rapidSharedSecret,
        }),
        (name, call) => turns.take(side, `supplier: ${name}`, () => turns.during(side, call)),
      ),
    },
  });
  return {
    side,
    api,
    setClock(to) {
      ahead = to;
    },
    async close() {
      await api.close();
      await db.destroy();
      await end();
    },
  };
}

const contested =
  /"(?:agencies|booking_attempts|branches|credit_cards|credit_entries|date_changes|payments|travels|travel_rooms)"/;
/** Whether it makes a difference when the statement runs: all others would only make the interesting orders rarer. */
const isContested = (text: string) => text === 'commit' || contested.test(text);

function inTurn(pool: PostgresPool, { side, turns, log }: RacingOptions): PostgresPool {
  return {
    ...pool,
    async connect() {
      const client = await pool.connect();
      let transaction: { text: string; values: readonly unknown[] }[] | null = null;
      const query = (text: string, values: readonly unknown[]) => {
        const run = async () => {
          if (text === 'begin') transaction = [];
          const written = transaction ?? [{ text, values }];
          transaction?.push({ text, values });
          const isCommitted = transaction === null || text === 'commit';
          const done = isCommitted ? log.send(written) : null;
          const result = await client.query(text, values);
          done?.();
          return result;
        };
        return isContested(text) ? turns.take(side, summarize(text), run) : turns.during(side, run);
      };
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: (...args) => client.release(...args),
      };
    },
  };
}

function callsInTurn<T extends object>(
  port: T,
  take: (name: string, call: () => Promise<unknown>) => Promise<unknown>,
): T {
  return new Proxy(port, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      // A look at the service's health belongs to no operation.
      if (typeof method !== 'function' || name === 'probe') return method;
      return (...args: unknown[]) =>
        take(String(name), async () => Reflect.apply(method, target, args) as unknown);
    },
  });
}
