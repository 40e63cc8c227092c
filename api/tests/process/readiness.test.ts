import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, inject, it } from 'vitest';
import type { Config } from '../../src/config/config.ts';
import { startBrokenServices } from '../doctor/_broken-services.ts';
import { eventually } from '../booking/_outside.ts';
import { buildEnvironment } from '../crash/_crash-process.ts';
import { createEmptyDatabase } from '../_database.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { ApiProcess } from './_api-process.ts';

interface Readiness {
  code: number;
  status: string;
  waitsFor?: string;
  faults?: { service: string; kind: string; text: string }[];
}

const opened: { close(): unknown }[] = [];
const keep = <T extends { close(): unknown }>(it: T): T => {
  opened.unshift(it);
  return it;
};
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function askReadiness(url: string): Promise<Readiness | null> {
  const response = await fetch(new URL('/readyz', url)).catch(() => null);
  return response && { code: response.status, ...((await response.json()) as Omit<Readiness, 'code'>) };
}
const kinds = (readiness: Readiness | null) =>
  readiness?.faults?.map(({ service, kind }) => `${service} ${kind}`) ?? [];

/** A port of which nobody else has heard. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** An API on an empty database, as on the first day of an installation. */
async function startFirst(env: Record<string, string>): Promise<{ url: string; api: ApiProcess }> {
  const { database, ...services } = inject('world');
  const port = await freePort();
  const settings = buildEnvironment(services, await createEmptyDatabase(database));
  const api = new ApiProcess({ ...settings, ...env, API_PORT: String(port) });
  keep({
    async close() {
      api.child.kill('SIGKILL');
      await api.ended;
    },
  });
  return { url: `http://127.0.0.1:${port}`, api };
}

describe('the first start of an installation', () => {
  it('waits while a service refuses its key, and /readyz says which one and how', async () => {
    const { url, api } = await startFirst({
      STRIPE_SECRET_KEY: 'sk_test_another_key_9999',
      FIREBASE_WEB_API_KEY: 'another-key',
      RAPID_BASE_URL: 'http://127.0.0.1:1',
    });
    // A key that is refused is a sentence of its own in the log, and no outage; an outage is no refusal.
    await api.logged(/"name":"key-refused","severity":"critical","provider":"cards","kind":"refused-key"/);
    await api.logged(/"msg":"cards: Stripe does not take the key \(401\)\. Set STRIPE_SECRET_KEY/);
    await api.logged(/"name":"key-refused","severity":"critical","provider":"identity"/);
    await api.logged(/"event":"service-not-reached","provider":"supplier","kind":"unreachable"/);
    const readiness = await askReadiness(url);
    expect(readiness).toMatchObject({ code: 503, status: 'starting' });
    expect(kinds(readiness).sort()).toEqual([
      'cards refused-key',
      'identity refused-key',
      'supplier unreachable',
    ]);
  });
});

/** Passes questions to the supplier on, whose answers link to itself. */
async function startProxy(target: string): Promise<string> {
  const server = createHttpServer((request, response) => {
    const { authorization = '', accept = '' } = request.headers;
    fetch(new URL(request.url ?? '', target), { headers: { authorization, accept } }).then(
      async (answer) => {
        const link = answer.headers.get('link');
        response.writeHead(answer.status, link === null ? {} : { link }).end(await answer.text());
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  keep(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('the first import of an installation', () => {
  it('names the setting where the supplier’s pages link to another host than that of the setting', async () => {
    const { rapid } = inject('world');
    const { url } = await startFirst({ RAPID_BASE_URL: await startProxy(rapid) });
    const readiness = await eventually(
      () => askReadiness(url),
      (seen) => seen?.waitsFor !== undefined,
    );
    expect(readiness).toMatchObject({ code: 503, status: 'starting' });
    const reason = `unreadable: link to ${new URL(rapid).origin}, which is not the origin of RAPID_BASE_URL.`;
    expect(readiness?.waitsFor).toMatch(/^The import failed at \S+, and is tried again: /);
    expect(readiness?.waitsFor).toContain(reason);
    expect(kinds(readiness)).toEqual(['supplier wrong-setting']);
  });
});

describe('an installation that serves people', () => {
  const start = async (stripe: Partial<Config['stripe']>): Promise<TestApi> => {
    const world = inject('world');
    const usual = {
      apiBase: world.stripe,
      secretKey: world.keys.stripeSecretKey,
      webhookSecret: 'whsec_test',
    };
    return keep(await startTestApi({ config: { stripe: { ...usual, accountId: null, ...stripe } } }));
  };
  const seesTrips = async (api: TestApi) => {
    const answer = await api
      .as('employee@sakura.example')
      .query('{ branchTravels { edges { node { id } } } }');
    return answer.expectNoErrors();
  };

  it('starts while the card provider is down, and serves trips', async () => {
    const broken = keep(await startBrokenServices());
    const api = await start({ apiBase: `http://${broken.silent}` });
    expect(await askReadiness(api.url)).toMatchObject({ code: 200, status: 'ok' });
    expect(await seesTrips(api)).toHaveProperty('branchTravels');
    const readiness = await eventually(
      () => askReadiness(api.url),
      (seen) => kinds(seen).length > 0,
    );
    expect(readiness).toMatchObject({
      code: 200,
      status: 'ok',
      faults: [{ service: 'cards', kind: 'slow' }],
    });
  });

  it('starts with a key that was revoked meanwhile, says so, and counts each refusal', async () => {
    const api = await start({ secretKey: 'sk_test_revoked_key_99' });
    expect(await seesTrips(api)).toHaveProperty('branchTravels');
    const readiness = await eventually(
      () => askReadiness(api.url),
      (seen) => kinds(seen).length > 0,
    );
    expect(readiness).toMatchObject({
      code: 200,
      status: 'ok',
      faults: [{ service: 'cards', kind: 'refused-key', text: 'Stripe does not take the key (401).' }],
    });
    await api.app.cards.retrieve('pi_any');
    const metrics = await (await fetch(new URL('/metrics', api.url))).text();
    expect(metrics).toMatch(/yado_key_refusals_total\{service="cards",kind="refused-key"\} [2-9]/);
  });
});
