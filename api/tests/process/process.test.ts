import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { book, bookInput, bookPath, prepare, readTravel, startBookingWorld } from '../booking/_booking.ts';
import { eventually, itinerariesFor, paymentsFor } from '../booking/_outside.ts';
import { type RapidProxy, startRapidProxy } from '../booking/_rapid-proxy.ts';
import { TestClient } from '../_client.ts';
import { buildEnvironment } from '../crash/_crash-process.ts';
import { anyRate, findHotels } from '../crash/_guests.ts';
import { copyDatabase } from '../_database.ts';
import { signIn } from '../_sign-in.ts';
import { ApiProcess } from './_api-process.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const running = new Set<ApiProcess>();

function start(env: Record<string, string>): ApiProcess {
  const api = new ApiProcess(env);
  running.add(api);
  return api;
}

afterEach(async () => {
  for (const api of running) {
    api.child.kill('SIGKILL');
    await api.ended;
  }
  running.clear();
});

describe('an API process that is asked to stop', () => {
  let rapid: RapidProxy;
  let database: Config['database'];

  beforeAll(async () => {
    rapid = await startRapidProxy(inject('world').rapid);
    database = await copyDatabase(inject('world').database);
  });
  afterAll(() => rapid.close());

  const startOnWorld = (env: Record<string, string> = {}) => {
    const { database: _, ...services } = inject('world');
    return start({ ...buildEnvironment(services, database), RAPID_BASE_URL: rapid.url, ...env });
  };
  /** A booking sent to the process, of which the supplier has heard. */
  const sendBooking = async (url: string) => {
    const client = new TestClient(url, () => signIn(inject('world').auth, 'employee@sakura.example'));
    // The process owns its database, so hotels are found as users find them.
    const rate = await anyRate(client, await findHotels(client));
    const input = bookInput(await prepare(client, rate), visa);
    const posts = rapid.count('POST', bookPath);
    const answer = book(client, input).catch(() => null);
    await eventually(
      async () => rapid.count('POST', bookPath),
      (count) => count > posts,
    );
    return { input, answer };
  };

  it('finishes the booking under way, takes nothing new, and ends with 0', async () => {
    const api = startOnWorld();
    const url = await api.listening();
    for (const path of ['/healthz', '/readyz']) expect((await fetch(new URL(path, url))).status).toBe(200);
    rapid.breakNext('POST', bookPath, { kind: 'delay', ms: 2_000 });
    const { answer } = await sendBooking(url);
    api.child.kill('SIGTERM');
    await api.logged(/"event":"stopping"/);
    const refused = await fetch(new URL('/readyz', url)).then(
      ({ status }) => status,
      () => 'refused',
    );
    expect(['refused', 503]).toContain(refused);
    expect(await answer).toMatchObject({ __typename: 'BookSuccess' });
    expect(await api.ended).toBe(0);
  });

  it('says that requests belong elsewhere before it takes no more', async () => {
    const api = startOnWorld({ STOP_NOTICE_SECONDS: '2' });
    const url = await api.listening();
    const get = (path: string) => fetch(new URL(path, url));
    expect((await get('/readyz')).headers.get('connection')).toBe('keep-alive');
    api.child.kill('SIGTERM');
    await api.logged(/"event":"stopping"/);
    expect((await get('/readyz')).status).toBe(503);
    const answer = await get('/healthz');
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await api.ended).toBe(0);
  });

  it('hands over, in time, a booking that takes longer: another process finds it and captures once', async () => {
    const api = startOnWorld({ STOP_TIMEOUT_SECONDS: '9' });
    rapid.breakNext('POST', bookPath, { kind: 'delay', ms: 120_000 });
    const { input, answer } = await sendBooking(await api.listening());
    await eventually(
      () => itinerariesFor(input.email),
      (itineraries) => itineraries.length === 1,
    );
    api.child.kill('SIGTERM');
    expect(await api.ended).toBe(0);
    expect(await answer).toMatchObject({ errorCode: 'BOOKING_STATE_UNKNOWN' });

    const after = await startBookingWorld({ database });
    try {
      const client = after.api.as('employee@sakura.example');
      const attempt = await eventually(
        () =>
          after.api.app.db
            .selectFrom('booking_attempts')
            .selectAll()
            .where('idempotency_key', '=', input.idempotencyKey)
            .executeTakeFirstOrThrow(),
        ({ state }) => state === 'CONFIRMED',
      );
      expect(await readTravel(client, attempt.travel_id ?? '')).toMatchObject({ status: 'BOOKED' });
      await eventually(
        () => paymentsFor(after.api, input.idempotencyKey),
        ([payment]) => payment?.status === 'succeeded',
      );
      expect(await itinerariesFor(input.email)).toHaveLength(1);
      expect(after.rapid.count('POST', bookPath)).toBe(0);
    } finally {
      await after.close();
    }
  });
});

describe('two API processes on one embedded database', () => {
  const readOwner = (directory: string) => {
    try {
      return Number.parseInt(readFileSync(`${directory}.lock`, 'utf8'), 10);
    } catch {
      return null;
    }
  };

  it('are one too many: the second ends with a clear message, until the first one is gone, however it ended', async () => {
    const { database: _, ...services } = inject('world');
    const directory = join(await mkdtemp(join(tmpdir(), 'yado-embedded-')), 'database');
    const env = buildEnvironment(services, { kind: 'pglite', dataDir: directory });
    const first = start(env);
    await eventually(
      async () => readOwner(directory),
      (owner) => owner === first.child.pid,
    );
    // It has an empty database to fill: alive, and not to be sent requests yet.
    const url = await first.logged(/Server listening at (http:[^"]+)/);
    expect((await fetch(new URL('/healthz', url))).status).toBe(200);
    const readiness = await fetch(new URL('/readyz', url));
    expect([readiness.status, await readiness.json()]).toEqual([503, { status: 'starting' }]);

    const second = start(env);
    expect(await second.ended).toBe(1);
    expect(second.log).toContain(`is in use by process ${first.child.pid}. Stop it first.`);
    expect(readOwner(directory)).toBe(first.child.pid);

    first.child.kill('SIGKILL');
    expect(await first.ended).toBe('SIGKILL');
    const third = start(env);
    await eventually(
      async () => readOwner(directory),
      (owner) => owner === third.child.pid,
    );
  });
});
