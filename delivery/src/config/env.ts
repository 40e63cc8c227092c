import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { ReleaseError } from '../errors.ts';
import type { ConfigurationOverrides } from '../release/override-configuration.ts';
import { checkEdge } from './production/check-edge.ts';
import { isOn } from './production/setting-predicates.ts';
import { type BucketConfig, readBucket } from './s3-bucket.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
type Env = Record<string, string | undefined>;

export interface ReleaseConfig {
  repository: string;
  storeDir: string;
  /** The store, instead of the folder. */
  bucket?: BucketConfig;
  keysDir: string;
  /** The developer's own pair, for tokens of `release dev`. */
  developerKeysDir: string;
  tenantsDir: string;
  /** The schema of the API that is live. */
  schemaFile: string;
  /** On a developer's machine, or where EMBEDDED_DEMO says so: sites may use the sandbox. A store that is named is a deployment's. */
  isDemo: boolean;
  /** The sites use test accounts of the providers. */
  isRehearsal: boolean;
  overrides: ConfigurationOverrides;
}

export interface EdgeConfig {
  port: number;
  host: string;
  storeDir: string;
  /** The store, instead of the folder. */
  bucket?: BucketConfig;
  keysDir: string;
  /** Public keys of developers; absent: no page takes anything of theirs. */
  developerKeysDir?: string;
  /** How old what it knows of publications may be: a bucket is not asked for each page. */
  freshForMs: number;
  apiOrigin: string;
  /** Host header, with its port, → tenant. Nothing else is answered. */
  tenants: Map<string, string>;
  /** Addresses whose `X-Forwarded-*` headers are believed; none by default. */
  trustProxy: string[];
  /** Tells the counts of several edges with one store apart. */
  instance: string;
}

export interface WatchConfig {
  port: number;
  host: string;
  storeDir: string;
  /** The store, instead of the folder. */
  bucket?: BucketConfig;
  keysDir: string;
  /** How old what it knows of publications may be. */
  freshForMs: number;
  /** Base address of an OpenTelemetry collector. */
  otlpEndpoint?: string;
}

/** Reads the environment of the release command. */
export function readReleaseConfig(env: Env = process.env): ReleaseConfig {
  return {
    repository: REPOSITORY,
    ...readStore(env),
    keysDir: folder(env.KEYS_DIR, '.data/keys'),
    developerKeysDir: folder(env.DEVELOPER_KEYS_DIR, `${env.KEYS_DIR || '.data/keys'}/developers`),
    tenantsDir: folder(env.TENANTS_DIR, 'delivery/tenants'),
    schemaFile: folder(env.SCHEMA_FILE, 'schema.graphql'),
    isDemo: isOn(env.EMBEDDED_DEMO) || !(env.STORE_DIR || env.STORE_BUCKET),
    isRehearsal: isOn(env.ALLOW_TEST_PROVIDERS),
    overrides: {
      apiUrl: env.PUBLIC_API_URL,
      identityApiKey: env.PUBLIC_IDENTITY_API_KEY,
      identityProjectId: env.PUBLIC_IDENTITY_PROJECT_ID,
      identityEmulatorUrl: env.PUBLIC_IDENTITY_EMULATOR_URL,
      cardsPublishableKey: env.PUBLIC_CARDS_PUBLISHABLE_KEY,
      cardsScriptUrl: env.PUBLIC_CARDS_SCRIPT_URL,
      mapsKey: env.PUBLIC_MAPS_KEY,
      mapsScriptUrl: env.PUBLIC_MAPS_SCRIPT_URL,
      imageOrigins: env.PUBLIC_IMAGE_ORIGINS === undefined ? undefined : list(env.PUBLIC_IMAGE_ORIGINS),
    },
  };
}

/** Reads the environment of the edge. Throws a `ReleaseError` on a value it can't use. */
export function readEdgeConfig(env: Env = process.env): EdgeConfig {
  checkEdge(env);
  const port = parsePort('EDGE_PORT', env.EDGE_PORT || '8080');
  const tenants = env.EDGE_TENANTS || `localhost:${port}=default,mirai.localhost:${port}=mirai`;
  return {
    port,
    host: env.EDGE_HOST || 'localhost',
    ...readStore(env),
    keysDir: folder(env.KEYS_DIR, '.data/keys'),
    ...(env.DEVELOPER_KEYS_DIR ? { developerKeysDir: folder(env.DEVELOPER_KEYS_DIR, '') } : {}),
    freshForMs: freshFor(env),
    apiOrigin: parseUrl('API_ORIGIN', env.API_ORIGIN || 'http://127.0.0.1:4000').origin,
    tenants: new Map(list(tenants).map(parseTenant)),
    trustProxy: list(env.EDGE_TRUST_PROXY ?? ''),
    instance: toName(env.EDGE_INSTANCE || `${hostname()}-${port}`),
  };
}

/** Reads the environment of the watcher. Throws a `ReleaseError` on a value it can't use. */
export function readWatchConfig(env: Env = process.env): WatchConfig {
  return {
    port: parsePort('WATCH_PORT', env.WATCH_PORT || '4107'),
    host: env.WATCH_HOST || 'localhost',
    ...readStore(env),
    keysDir: folder(env.KEYS_DIR, '.data/keys'),
    freshForMs: freshFor(env),
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { otlpEndpoint: parseUrl('OTEL_EXPORTER_OTLP_ENDPOINT', env.OTEL_EXPORTER_OTLP_ENDPOINT).href }
      : {}),
  };
}

export interface DevConfig {
  /** Part of the site → origin of its development server. */
  parts: Map<string, string>;
}

/** Reads which development servers there are: `DEV_PARTS="host=http://localhost:3000,search=…"`. */
export function readDevConfig(env: Env = process.env): DevConfig {
  const parts = list(env.DEV_PARTS ?? '').map((entry): [string, string] => {
    const [, part, origin] = /^([a-z-]+)=(http:\/\/localhost:\d+)$/.exec(entry) ?? [];
    if (!part || !origin) throw new ReleaseError(`DEV_PARTS must list part=origin, not "${entry}".`);
    return [part, origin];
  });
  if (!parts.some(([part]) => part === 'host')) throw new ReleaseError('DEV_PARTS names no host.');
  return { parts: new Map(parts) };
}

function readStore(env: Env): { storeDir: string; bucket?: BucketConfig } {
  const bucket = readBucket(env);
  return { storeDir: folder(env.STORE_DIR, '.data/store'), ...(bucket ? { bucket } : {}) };
}

const freshFor = (env: Env) => (env.STORE_BUCKET ? 1_000 : 0);

function folder(value: string | undefined, fallback: string): string {
  return resolve(REPOSITORY, value || fallback);
}

function list(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
}

function parsePort(name: string, text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new ReleaseError(`${name} must be a port, not "${text}".`);
  }
  return port;
}

function parseUrl(name: string, text: string): URL {
  if (!URL.canParse(text)) throw new ReleaseError(`${name} must be a URL, not "${text}".`);
  return new URL(text);
}

/** As a name in the store: a host's may hold anything. */
function toName(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_-]/g, '-').slice(0, 80);
}

function parseTenant(entry: string): [string, string] {
  const match = /^([a-z0-9.-]+(?::\d+)?|\[[0-9a-f:]+\](?::\d+)?)=([a-z0-9-]+)$/i.exec(entry);
  if (!match) throw new ReleaseError(`EDGE_TENANTS must list host=tenant, not "${entry}".`);
  return [(match[1] as string).toLowerCase(), match[2] as string];
}
