import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { type BookInput, bookInput, chooseAnyRate, prepare, buildStay } from '../booking/_booking.ts';
import { eventually, paymentsFor } from '../booking/_outside.ts';
import { copyDatabase } from '../_database.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { type SilentProxy, startSilentProxy } from './_silent-proxy.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
/** Shorter than usual, so that the test need not wait as long as a user might. */
const limits = { statementMs: 5_000, lockMs: 2_000 };

export interface SilentWorld {
  /** Reaches its database through `proxy`. */
  api: TestApi;
  proxy: SilentProxy;
  /** Straight to the same database. */
  database: Config['database'];
  close(): Promise<void>;
}

/** An API with five connections that a test can make silent one by one. */
export async function startSilentWorld(): Promise<SilentWorld> {
  const copy = await copyDatabase(inject('world').database);
  if (copy.kind !== 'postgres') throw new Error('The embedded database has no connections.');
  const proxy = await startSilentProxy(copy.url);
  const database = { ...copy, poolSize: 5, limits };
  const api = await startTestApi({ database: { ...database, url: proxy.url } });
  const close = async () => {
    await api.close();
    await proxy.close();
  };
  return { api, proxy, database, close };
}

/** A booking that is ready to be sent; by card unless given otherwise. */
export async function prepared(api: TestApi, email: string, means: Partial<BookInput> = visa) {
  const client = api.as(email);
  return bookInput(await prepare(client, await chooseAnyRate(api, client, buildStay())), means);
}

/** Reads, health and readiness are asked again and again until the promise resolves; each answer must be right. */
export async function isServedUntil(api: TestApi, email: string, over: Promise<void>): Promise<void> {
  let isOver = false;
  void over.then(() => {
    isOver = true;
  });
  while (!isOver) {
    const [myself, ...health] = await Promise.all([
      api.as(email).query<{ myself: { email: string } | null }>('{ myself { email } }'),
      ...['/healthz', '/readyz'].map((path) => fetch(new URL(path, api.url))),
    ]);
    expect(myself.expectNoErrors().myself).toEqual({ email });
    expect(health.map(({ status }) => status)).toEqual([200, 200]);
    await sleep(200);
  }
}

/** The attempt and its card payment once a job has nothing left to do. */
export async function settled(api: TestApi, key: string) {
  const attempt = await eventually(
    () =>
      api.app.db
        .selectFrom('booking_attempts')
        .select(['state', 'next_check_at'])
        .where('idempotency_key', '=', key)
        .executeTakeFirstOrThrow(),
    (row) => row.next_check_at === null,
  );
  const payments = await eventually(
    () => paymentsFor(api, key),
    (found) => found.every(({ amount_capturable }) => amount_capturable === 0),
  );
  return { state: attempt.state, payments: payments.map(({ status }) => status) };
}
