import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { ConfigurationOverrides } from '../release/override-configuration.ts';
import { type Env, parseSettings } from './parse-settings.ts';
import { findEdgeProblems } from './production/find-edge-problems.ts';
import { isOn } from './production/setting-predicates.ts';
import { type BucketConfig, bucketSettings, findBucketProblems, toBucket } from './s3-bucket.ts';

const REPOSITORY = resolve(import.meta.dirname, '../../..');
const TENANT = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?=[a-z0-9-]+$/i;
const PART = /^[a-z-]+=http:\/\/localhost:\d+$/;

const path = z.string().transform((text) => resolve(REPOSITORY, text));
const port = (fallback: number) =>
  z.coerce
    .number('must be a port')
    .int('must be a port')
    .min(0, 'must be a port')
    .max(65_535, 'must be a port')
    .default(fallback);
const url = z.url('must be a URL').transform((text) => new URL(text));
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean),
);
/** Entries `name=value`. */
const pairs = (pattern: RegExp, message: string) =>
  list
    .refine((entries) => entries.every((entry) => pattern.test(entry)), message)
    .transform((entries) => entries.map((entry) => entry.split('=') as [string, string]));

const store = {
  STORE_DIR: path.prefault('.data/store'),
  KEYS_DIR: path.prefault('.data/keys'),
  ...bucketSettings,
};

const releaseSettings = z.object({
  ...store,
  DEVELOPER_KEYS_DIR: path.optional(),
  TENANTS_DIR: path.prefault('delivery/tenants'),
  SCHEMA_FILE: path.prefault('schema.graphql'),
});
const edgeSettings = z.object({
  ...store,
  DEVELOPER_KEYS_DIR: path.optional(),
  EDGE_PORT: port(8080),
  EDGE_HOST: z.string().default('localhost'),
  EDGE_TENANTS: pairs(TENANT, 'must list host=tenant').optional(),
  EDGE_TRUST_PROXY: list.default([]),
  EDGE_INSTANCE: z.string().optional(),
  EDGE_PAGE_SECRET: z.string().min(32, 'must have 32 characters at least').optional(),
  /** As the API's: from SIGTERM to the end of the process. */
  STOP_TIMEOUT_SECONDS: z.coerce
    .number('must be a number')
    .min(1, 'must be 1 at least')
    .max(600, 'must be 600 at most')
    .default(15),
  API_ORIGIN: list.pipe(z.array(url).min(1, 'must name an API')).prefault('http://127.0.0.1:4000'),
});
const watchSettings = z.object({
  ...store,
  WATCH_PORT: port(4107),
  WATCH_HOST: z.string().default('localhost'),
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
});
const devSettings = z.object({
  DEV_PARTS: pairs(PART, 'must list part=http://localhost:port')
    .refine((parts) => parts.some(([part]) => part === 'host'), 'must name the host')
    .prefault(''),
});

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
  /** Of the APIs, over which requests are spread. */
  apiOrigins: string[];
  /** Host header, with its port, → tenant. Nothing else is answered. */
  tenants: Map<string, string>;
  /** Addresses whose `X-Forwarded-*` headers are believed; none by default. */
  trustProxy: string[];
  /** Tells the counts of several edges with one store apart. */
  instance: string;
  /** How long what is in flight is waited for when it stops. */
  stopTimeoutMs: number;
  /** Signs the ids of pages, the same for all edges of a store; absent: an edge knows its own pages until it ends. */
  pageSecret?: string;
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

/** Reads the environment of the release command. Throws a `ReleaseError` that lists the values it can't use. */
export function readReleaseConfig(env: Env = process.env): ReleaseConfig {
  const settings = parseSettings(releaseSettings, env, findBucketProblems(env));
  return {
    repository: REPOSITORY,
    ...toStore(settings),
    developerKeysDir: settings.DEVELOPER_KEYS_DIR ?? resolve(settings.KEYS_DIR, 'developers'),
    tenantsDir: settings.TENANTS_DIR,
    schemaFile: settings.SCHEMA_FILE,
    isDemo: isOn(env.EMBEDDED_DEMO) || !(env.STORE_DIR || env.STORE_BUCKET),
    isRehearsal: isOn(env.ALLOW_TEST_PROVIDERS),
    // As they are: an empty one differs from an absent one.
    overrides: {
      apiUrl: env.PUBLIC_API_URL,
      identityApiKey: env.PUBLIC_IDENTITY_API_KEY,
      identityProjectId: env.PUBLIC_IDENTITY_PROJECT_ID,
      identityEmulatorUrl: env.PUBLIC_IDENTITY_EMULATOR_URL,
      cardsPublishableKey: env.PUBLIC_CARDS_PUBLISHABLE_KEY,
      cardsScriptUrl: env.PUBLIC_CARDS_SCRIPT_URL,
      mapsKey: env.PUBLIC_MAPS_KEY,
      mapsScriptUrl: env.PUBLIC_MAPS_SCRIPT_URL,
      imageOrigins: list.optional().parse(env.PUBLIC_IMAGE_ORIGINS),
    },
  };
}

/** Reads the environment of the edge. Throws a `ReleaseError` that lists the values it can't use. */
export function readEdgeConfig(env: Env = process.env): EdgeConfig {
  const problems = [...findBucketProblems(env), ...findEdgeProblems(env)];
  const settings = parseSettings(edgeSettings, env, problems);
  const { EDGE_PORT: ownPort, DEVELOPER_KEYS_DIR: developerKeysDir, EDGE_PAGE_SECRET: pageSecret } = settings;
  const tenants = settings.EDGE_TENANTS ?? [
    [`localhost:${ownPort}`, 'default'],
    [`mirai.localhost:${ownPort}`, 'mirai'],
  ];
  return {
    port: ownPort,
    host: settings.EDGE_HOST,
    ...toStore(settings),
    ...(developerKeysDir === undefined ? {} : { developerKeysDir }),
    freshForMs: toFreshFor(settings),
    apiOrigins: settings.API_ORIGIN.map(({ origin }) => origin),
    tenants: new Map(tenants.map(([host, tenant]) => [host.toLowerCase(), tenant])),
    trustProxy: settings.EDGE_TRUST_PROXY,
    instance: toName(settings.EDGE_INSTANCE ?? `${hostname()}-${ownPort}`),
    stopTimeoutMs: settings.STOP_TIMEOUT_SECONDS * 1_000,
    ...(pageSecret === undefined ? {} : { pageSecret }),
  };
}

/** Reads the environment of the watcher. Throws a `ReleaseError` that lists the values it can't use. */
export function readWatchConfig(env: Env = process.env): WatchConfig {
  const settings = parseSettings(watchSettings, env, findBucketProblems(env));
  const { OTEL_EXPORTER_OTLP_ENDPOINT: otlpEndpoint } = settings;
  return {
    port: settings.WATCH_PORT,
    host: settings.WATCH_HOST,
    ...toStore(settings),
    freshForMs: toFreshFor(settings),
    ...(otlpEndpoint ? { otlpEndpoint: otlpEndpoint.href } : {}),
  };
}

export interface DevConfig {
  /** Part of the site → origin of its development server. */
  parts: Map<string, string>;
}

/** Reads which development servers there are: `DEV_PARTS="host=http://localhost:3000,search=…"`. */
export function readDevConfig(env: Env = process.env): DevConfig {
  return { parts: new Map(parseSettings(devSettings, env).DEV_PARTS) };
}

type StoreSettings = z.output<z.ZodObject<typeof store>>;

function toStore(settings: StoreSettings): { storeDir: string; keysDir: string; bucket?: BucketConfig } {
  const bucket = toBucket(settings);
  return { storeDir: settings.STORE_DIR, keysDir: settings.KEYS_DIR, ...(bucket ? { bucket } : {}) };
}

const toFreshFor = ({ STORE_BUCKET }: StoreSettings) => (STORE_BUCKET === undefined ? 0 : 1_000);

/** As a name in the store: a host's may hold anything. */
function toName(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9_-]/g, '-').slice(0, 80);
}
