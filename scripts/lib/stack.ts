import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { StackProcess } from './processes.ts';
import type { Ports } from './settings.ts';

export interface StackOptions {
  dataDir: string;
  keysDir: string;
  ports: Ports;
  databaseUrl?: string;
  /** Multiplies the limits of calls, where one user does what a company does. */
  rateLimitFactor?: number;
}

export interface Origins {
  site: string;
  /** The same site under the host name of the demo agency. */
  agency: string;
  mailbox: string;
  stripe: string;
  rapid: string;
  auth: string;
  maps: string;
  /** Status page of the releases. */
  watch: string;
}

export function toOrigins({ edge, sandbox, watch }: Ports): Origins {
  return {
    site: `http://localhost:${edge}`,
    agency: `http://mirai.localhost:${edge}`,
    rapid: `http://127.0.0.1:${sandbox}`,
    stripe: `http://127.0.0.1:${sandbox + 1}`,
    auth: `http://127.0.0.1:${sandbox + 2}`,
    mailbox: `http://localhost:${sandbox + 4}`,
    maps: `http://127.0.0.1:${sandbox + 5}`,
    watch: `http://localhost:${watch}`,
  };
}

export const toStoreDir = (dataDir: string): string => join(dataDir, 'store');

/** Processes of one stack in production mode on the sandbox, in the order of their dependencies. */
export function stackProcesses(options: StackOptions): {
  sandbox: StackProcess;
  api: StackProcess;
  edge: StackProcess;
  watch: StackProcess;
} {
  return {
    sandbox: sandboxProcess(options),
    api: apiProcess(options),
    edge: edgeProcess(options),
    watch: watchProcess(options),
  };
}

function sandboxProcess({ dataDir, ports }: StackOptions): StackProcess {
  const { site } = toOrigins(ports);
  const http = [0, 1, 2, 4, 5].map((offset) => `http://127.0.0.1:${ports.sandbox + offset}/healthz`);
  return {
    name: 'sandbox',
    args: ['sandbox/src/main.ts'],
    env: {
      SANDBOX_DATA_DIR: folder(dataDir, 'sandbox'),
      SANDBOX_PORT_BASE: String(ports.sandbox),
      SANDBOX_APP_ORIGIN: site,
      SANDBOX_STRIPE_WEBHOOK_URL: `http://127.0.0.1:${ports.api}/webhooks/stripe`,
      NODE_ENV: 'development',
    },
    health: http,
    readyLimitMs: 180_000,
  };
}

function apiProcess({ dataDir, ports, databaseUrl, rateLimitFactor }: StackOptions): StackProcess {
  const { site, agency, rapid, stripe } = toOrigins(ports);
  return {
    name: 'api',
    args: ['api/src/main.ts'],
    env: {
      NODE_ENV: 'production',
      EMBEDDED_DEMO: '1',
      API_PORT: String(ports.api),
      API_DATA_DIR: folder(dataDir, 'database'),
      JOURNAL_DIR: folder(dataDir, 'journal'),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...(rateLimitFactor ? { RATE_LIMIT_FACTOR: String(rateLimitFactor) } : {}),
      RAPID_BASE_URL: rapid,
      SUPPLIER_TERMS_URL: `${rapid}/terms/ja`,
      STRIPE_API_BASE: stripe,
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.sandbox + 2}`,
      SMTP_URL: `smtp://127.0.0.1:${ports.sandbox + 3}`,
      PUBLIC_ORIGINS: `${site},${agency}`,
      OPERATIONS_DIR: join(toStoreDir(dataDir), 'operations'),
    },
    health: [`http://127.0.0.1:${ports.api}/readyz`],
    // The first start migrates, seeds and imports the whole catalog.
    readyLimitMs: 600_000,
  };
}

/** Edge server of a stack; tests start further ones with their own store. */
export function edgeProcess({ dataDir, keysDir, ports }: StackOptions): StackProcess {
  return {
    name: 'edge',
    args: ['delivery/src/edge/main.ts'],
    env: {
      NODE_ENV: 'production',
      EDGE_PORT: String(ports.edge),
      STORE_DIR: toStoreDir(dataDir),
      KEYS_DIR: keysDir,
      DEVELOPER_KEYS_DIR: join(keysDir, 'developers'),
      API_ORIGIN: `http://127.0.0.1:${ports.api}`,
      EDGE_TENANTS: `localhost:${ports.edge}=default,mirai.localhost:${ports.edge}=mirai`,
    },
    health: [`http://127.0.0.1:${ports.edge}/readyz`],
    readyLimitMs: 60_000,
  };
}

/** Watcher, which stops failing canaries; needs only the store. */
export function watchProcess({ dataDir, keysDir, ports }: StackOptions): StackProcess {
  return {
    name: 'watch',
    args: ['delivery/src/watch/main.ts'],
    env: {
      NODE_ENV: 'production',
      WATCH_PORT: String(ports.watch),
      STORE_DIR: toStoreDir(dataDir),
      KEYS_DIR: keysDir,
    },
    health: [`http://localhost:${ports.watch}/healthz`],
    readyLimitMs: 60_000,
  };
}

function folder(dataDir: string, name: string): string {
  const path = join(dataDir, name);
  mkdirSync(path, { recursive: true });
  return path;
}
