import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureKeys } from '../../delivery/src/signing/keys.ts';
import { password } from '../../scripts/lib/accounts.ts';
import { CliError } from '../../scripts/lib/cli.ts';
import { freePorts } from '../../scripts/lib/ports.ts';
import { root } from '../../scripts/lib/settings.ts';
import { stackProcesses } from '../../scripts/lib/stack.ts';
import type { ServerWorld } from '../api/server/world.ts';
import { type SlowProxy, startSlowProxy } from './slow-proxy.ts';
import { Visitors } from './visitors.ts';

/** An API of the site in a process of its own. */
export interface SiteApi {
  origin: string;
  /** Sends the signal and waits until the process has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
  /** Starts it again where it was; resolves when it is ready. */
  start(): Promise<void>;
  /** Requests to `/graphql` that it has answered since its last start. */
  countRequests(): Promise<number>;
}

export type Neighbor = 'supplier' | 'cards' | 'identity' | 'mail';

export interface Site {
  visitors: Visitors;
  apis: readonly SiteApi[];
  neighbors: Record<Neighbor, SlowProxy>;
  close(): Promise<void>;
}

const READY_MS = 60_000;

/** An edge and so many APIs as they run in production; the outside services are behind proxies that can be slow. */
export async function startSite(
  world: ServerWorld,
  { apis: count, hotels }: { apis: number; hotels: readonly string[] },
): Promise<Site> {
  const storeDir = dirname(world.operationsDir);
  const dataDir = dirname(storeDir);
  const keysDir = join(dataDir, 'keys');
  await ensureKeys(keysDir);
  const [supplier, cards, identity, mail] = (await Promise.all(
    [0, 1, 2, 3].map((offset) => startSlowProxy(world.sandboxPort + offset)),
  )) as [SlowProxy, SlowProxy, SlowProxy, SlowProxy];
  const neighbors = { supplier, cards, identity, mail };
  const apis: (SiteApi & { process: () => ChildProcess })[] = [];
  const { edge: edgePort } = await freePorts();
  for (let index = 0; index < count; index++) {
    const { api: port } = await freePorts();
    const ports = { api: port, edge: edgePort, sandbox: world.sandboxPort, watch: 0 };
    const folder = join(dataDir, `api-${port}`);
    mkdirSync(folder);
    const { env } = stackProcesses({
      dataDir: folder,
      keysDir,
      ports,
      databaseUrl: world.databaseUrl,
      rateLimitFactor: 1000,
    }).api;
    const api = createApi(port, join(folder, 'log'), {
      ...env,
      OPERATIONS_DIR: world.operationsDir,
      RAPID_BASE_URL: `http://127.0.0.1:${supplier.port}`,
      STRIPE_API_BASE: `http://127.0.0.1:${cards.port}`,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${identity.port}`,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    });
    await api.start();
    apis.push(api);
  }
  const edge = fork(join(root, 'delivery/src/edge/main.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      EDGE_PORT: String(edgePort),
      EDGE_TENANTS: `localhost:${edgePort}=default`,
      EDGE_TRUST_PROXY: '127.0.0.1,::1',
      STORE_DIR: storeDir,
      KEYS_DIR: keysDir,
      API_ORIGIN: apis.map(({ origin }) => origin).join(','),
    },
    stdio: ['ignore', openSync(join(dataDir, 'edge.log'), 'w'), 'inherit', 'ipc'],
  });
  const origin = `http://localhost:${edgePort}`;
  await untilAnswered(`${origin}/healthz`, () => edge.exitCode !== null);
  const token = await signIn(world.sandboxPort + 2);
  return {
    visitors: new Visitors({
      origin,
      readyOrigin: apis[0]?.origin ?? origin,
      tokens: [token],
      operationsDir: world.operationsDir,
      hotels,
    }),
    apis,
    neighbors,
    async close() {
      await Promise.all([...apis.map((api) => api.process()), edge].map(end));
      for (const proxy of Object.values(neighbors)) proxy.close();
    },
  };
}

function createApi(port: number, log: string, env: Record<string, string>) {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess;
  return {
    origin,
    process: () => child,
    async start() {
      child = fork(join(root, 'api/src/main.ts'), {
        cwd: root,
        env: { ...process.env, ...env },
        stdio: ['ignore', openSync(log, 'a'), openSync(log, 'a'), 'ipc'],
      });
      await untilAnswered(`${origin}/readyz`, () => child.exitCode !== null);
    },
    async end(signal: NodeJS.Signals) {
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
    async countRequests() {
      const metrics = await (await fetch(`${origin}/metrics`)).text();
      const counts = metrics.matchAll(/^yado_request_duration_seconds_count\{[^}]*\} (\d+)$/gm);
      return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function untilAnswered(address: string, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + READY_MS;
  while (Date.now() < end && !hasEnded()) {
    const response = await fetch(address).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await sleep(100);
  }
  throw new CliError(`${address} does not answer.`);
}

async function signIn(authPort: number): Promise<string> {
  const response = await fetch(
    `http://127.0.0.1:${authPort}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=yado-demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'employee@sakura.example', password, returnSecureToken: true }),
    },
  );
  return ((await response.json()) as { idToken: string }).idToken;
}
