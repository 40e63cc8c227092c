import { isAbsolute, join, resolve } from 'node:path';
import type { RapidAccountTerms } from '../adapters/rapid/transport.ts';
import { ConfigError } from './config-error.ts';
import type { DatabaseLimits } from './database-limits.ts';
import type { Env } from './env.ts';
import { readServiceAccount, type ServiceAccount } from './service-account.ts';
import { isRegistrationNumber } from './registration-number.ts';
import { trustedEdges, type TrustsHop } from './trusted-edges.ts';

const repositoryRoot = resolve(import.meta.dirname, '../../..');

export interface Config {
  production: boolean;
  /** Tells what this installation made at an outside account from what others made there; never changes. */
  environment: string;
  /** The production build running on the local sandbox instead of the outside services. */
  embeddedDemo: boolean;
  logLevel: string;
  host: string;
  port: number;
  /** Which connections are an edge's, whose word about the client is believed. */
  trustsHop: TrustsHop;
  database:
    | { kind: 'pglite'; dataDir: string }
    /** `poolSize`: connections for requests; a process opens up to seven more. */
    | { kind: 'postgres'; url: string; poolSize: number; limits: DatabaseLimits };
  rapid: {
    baseUrl: string;
    apiKey: string;
    sharedSecret: string;
    /** By the supplier's names; only what it has given this account. */
    accountTerms?: RapidAccountTerms;
  };
  /** The supplier's own terms in Japanese, which it demands to be linked. */
  supplierTermsUrl: string;
  /** Whose hotels are sold, ISO 3166-1 alpha-2; imported in this order. */
  countries: readonly string[];
  stripe: {
    apiBase: string;
    secretKey: string;
    webhookSecret: string;
    /** The connected account whose events are ours; null: events of connected accounts are foreign. */
    accountId: string | null;
  };
  firebase: {
    projectId: string;
    webApiKey: string;
    emulatorHost: string | null;
    serviceAccount?: ServiceAccount | null;
    /** Only tests set it: on a busy machine an answer may be read long after it came. */
    timeLimitMs?: number;
  };
  smtp: { url: string; from: string };
  /** Exact origins a browser may call from; also the only source of absolute URLs. */
  publicOrigins: readonly [string, ...string[]];
  /** Encrypts the keys by which guests open trips; a new secret hides the old links from members. */
  publicKeySecret: string;
  /** After this long, a booking that the supplier does not know counts as not made; null: only an operator says so. */
  bookingAutoCloseMinutes: number | null;
  /** Signs download links; a new secret ends the links of the last ten minutes. */
  documentLinkSecret: string;
  /** Who issues invoices, and where to pay them. */
  invoice: {
    issuerName: string;
    /** `T` and 13 digits: the issuer of qualified invoices. */
    registrationNumber: string;
    issuerAddress: string;
    issuerContact: string;
    bankAccount: string;
    /** Days from the day of issue; null: the end of the month after the billed one. */
    dueDays: number | null;
  };
  /** What the platform says of itself where it sells to branches without an agency, beside its name and address. */
  seller: {
    /** Who represents it, with the title. */
    representative: string | null;
    /** Its registration as a travel agency: grade and number. */
    license: string | null;
  };
  /** Whom travelers call about a trip that no agency arranged. */
  support: {
    name: string;
    /** The logo on its papers and mails: PNG, 480 by 120 pixels, red, green and blue alone. */
    logoFile: string;
    phone: string;
    mail: string | null;
    hours: string | null;
    emergencyText: string | null;
    /** The same for documents in English. */
    hoursEn: string | null;
    emergencyTextEn: string | null;
  };
  /** Anyone who carries it may read /metrics; null: only this machine. */
  metricsToken: string | null;
  /** Where news, terms and legal texts come from; null: the files of api/content. */
  cms: { baseUrl: string; apiKey: string } | null;
  operationsDir: string;
  /** The bucket that is the site's store, and the folder of operations in it; read instead of `operationsDir`. */
  operationsBucket: { name: string; endpoint: string | null; region: string; folder: string } | null;
  /** Where a trace of each booking is kept outside the database: a folder, or a folder of the store's bucket. */
  journal: { dir: string } | NonNullable<Config['operationsBucket']>;
  /** How many times the usual number of calls an address or a user may make. */
  rateLimitFactor: number;
  seedDemo: boolean;
  /** Past trips and invoices as well; tests begin without any. */
  seedDemoTrips: boolean;
}

/**
 * Turns the environment into the configuration of one API process.
 * Outside production everything has a sandbox default; in production nothing of the sandbox is assumed
 * unless EMBEDDED_DEMO says that this is the embedded demonstration.
 */
export function createConfig(env: Env): Config {
  const production = env.NODE_ENV === 'production';
  const embeddedDemo = env.EMBEDDED_DEMO ?? false;
  const sandboxAllowed = !production || embeddedDemo;
  const setting = (name: keyof Env, sandboxValue: string): string => {
    const value = env[name];
    if (typeof value === 'string') return value;
    if (sandboxAllowed) return sandboxValue;
    throw new ConfigError(`${name} must be set in production.`);
  };
  // Emulator tokens carry no signature: anyone could sign in as anyone.
  if (env.FIREBASE_AUTH_EMULATOR_HOST && !sandboxAllowed) {
    throw new ConfigError('FIREBASE_AUTH_EMULATOR_HOST must not be set in production.');
  }
  const realFirebase = env.FIREBASE_PROJECT_ID !== undefined && env.FIREBASE_AUTH_EMULATOR_HOST === undefined;
  return {
    production,
    environment: setting('ENVIRONMENT_NAME', 'sandbox'),
    embeddedDemo,
    logLevel: env.LOG_LEVEL,
    host: env.API_HOST,
    port: env.API_PORT,
    trustsHop: trustedEdges(env.API_TRUST_PROXY),
    database: toDatabaseConfig(env, sandboxAllowed),
    rapid: {
      baseUrl: setting('RAPID_BASE_URL', 'http://127.0.0.1:4101'),
      apiKey: setting('RAPID_API_KEY', 'demo-key'),
      sharedSecret: setting('RAPID_SHARED_SECRET', 'demo-secret'),
      accountTerms: toAccountTerms(env),
    },
    supplierTermsUrl: setting('SUPPLIER_TERMS_URL', 'http://127.0.0.1:4101/terms/ja'),
    countries: env.RAPID_COUNTRIES,
    stripe: {
      apiBase: env.STRIPE_API_BASE ?? (sandboxAllowed ? 'http://127.0.0.1:4102' : 'https://api.stripe.com'),
      secretKey: setting('STRIPE_SECRET_KEY', 'sk_test_yado'),
      webhookSecret: setting('STRIPE_WEBHOOK_SECRET', 'whsec_yado'),
      accountId: env.STRIPE_ACCOUNT_ID ?? null,
    },
    firebase: {
      projectId: setting('FIREBASE_PROJECT_ID', 'yado-demo'),
      webApiKey: setting('FIREBASE_WEB_API_KEY', 'yado-demo'),
      emulatorHost:
        sandboxAllowed && !realFirebase ? (env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:4103') : null,
      serviceAccount: readServiceAccount(env),
    },
    smtp: { url: setting('SMTP_URL', 'smtp://127.0.0.1:4104'), from: env.MAIL_FROM },
    publicOrigins: parseOrigins(env.PUBLIC_ORIGINS),
    publicKeySecret: setting('PUBLIC_KEY_SECRET', 'sandbox-public-key-secret-not-for-production'),
    bookingAutoCloseMinutes: env.BOOKING_AUTO_CLOSE_MINUTES ?? null,
    documentLinkSecret: setting('DOCUMENT_LINK_SECRET', 'sandbox-document-link-secret-not-for-production'),
    invoice: toInvoiceConfig(env, setting),
    seller: toSellerConfig(env, sandboxAllowed),
    support: toSupportConfig(env, setting('SUPPORT_PHONE', '03-0000-0100'), sandboxAllowed),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    metricsToken: env.METRICS_TOKEN ?? null,
    cms: toCmsConfig(env),
    operationsDir: fromRoot(env.OPERATIONS_DIR ?? '.data/store/operations'),
    operationsBucket: toBucketFolder(env, 'operations'),
    journal: toBucketFolder(env, 'journal') ?? { dir: getJournalDir(env, sandboxAllowed) },
    seedDemo: env.SEED_DEMO ?? (sandboxAllowed && !realFirebase),
    seedDemoTrips: env.SEED_DEMO_TRIPS ?? (env.SEED_DEMO === undefined && sandboxAllowed && !realFirebase),
  };
}

function toAccountTerms(env: Env): RapidAccountTerms {
  const terms = {
    billing_terms: env.RAPID_BILLING_TERMS,
    partner_point_of_sale: env.RAPID_PARTNER_POINT_OF_SALE,
    payment_terms: env.RAPID_PAYMENT_TERMS,
    platform_name: env.RAPID_PLATFORM_NAME,
  };
  return Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined));
}

function toDatabaseConfig(env: Env, sandboxAllowed: boolean): Config['database'] {
  if (env.DATABASE_URL) {
    const limits = { statementMs: env.DATABASE_STATEMENT_TIMEOUT_MS, lockMs: env.DATABASE_LOCK_TIMEOUT_MS };
    if (limits.lockMs >= limits.statementMs) {
      throw new ConfigError('DATABASE_LOCK_TIMEOUT_MS must be less than DATABASE_STATEMENT_TIMEOUT_MS.');
    }
    return { kind: 'postgres', url: env.DATABASE_URL, poolSize: env.DATABASE_POOL_SIZE, limits };
  }
  if (!sandboxAllowed && !env.API_DATA_DIR) throw new ConfigError('DATABASE_URL must be set in production.');
  return { kind: 'pglite', dataDir: fromRoot(env.API_DATA_DIR ?? '.data/database') };
}

function toInvoiceConfig(
  env: Env,
  setting: (name: keyof Env, sandboxValue: string) => string,
): Config['invoice'] {
  const registrationNumber = setting('INVOICE_REGISTRATION_NUMBER', 'T9000000000000');
  if (!isRegistrationNumber(registrationNumber)) {
    throw new ConfigError('INVOICE_REGISTRATION_NUMBER must be T and 13 digits with a right check digit.');
  }
  return {
    issuerName: setting('INVOICE_ISSUER_NAME', 'Yado株式会社'),
    registrationNumber,
    issuerAddress: setting('INVOICE_ISSUER_ADDRESS', '〒100-0000 東京都千代田区千代田0-0-0'),
    issuerContact: setting('INVOICE_ISSUER_CONTACT', '経理窓口 billing@yado.example'),
    bankAccount: setting('INVOICE_BANK_ACCOUNT', 'サンドボックス銀行 本店営業部 普通 0000000 ヤド(カ'),
    dueDays: env.INVOICE_DUE_DAYS ?? null,
  };
}

function toSellerConfig(env: Env, sandboxAllowed: boolean): Config['seller'] {
  const sample = (text: string) => (sandboxAllowed ? text : null);
  return {
    representative: env.SELLER_REPRESENTATIVE ?? sample('代表取締役 宿野 守'),
    license: env.SELLER_TRAVEL_LICENSE ?? sample('第2種旅行業 東京都知事登録旅行業第2-0000号'),
  };
}

function toSupportConfig(env: Env, phone: string, sandboxAllowed: boolean): Config['support'] {
  const { SUPPORT_NAME: name, SUPPORT_MAIL, SUPPORT_HOURS, SUPPORT_EMERGENCY_TEXT } = env;
  const { SUPPORT_LOGO = 'api/content/logos/yado.png', SUPPORT_HOURS_EN, SUPPORT_EMERGENCY_TEXT_EN } = env;
  const sample = (text: string) => (sandboxAllowed ? text : null);
  return {
    name,
    logoFile: fromRoot(SUPPORT_LOGO),
    phone,
    mail: SUPPORT_MAIL ?? sample('support@yado.example'),
    hours: SUPPORT_HOURS ?? sample('平日 9:00〜18:00(日本時間)'),
    emergencyText: SUPPORT_EMERGENCY_TEXT ?? sample('宿泊当日の緊急のご連絡(24時間) 電話 03-0000-0199'),
    hoursEn: SUPPORT_HOURS_EN ?? sample('Weekdays 9:00-18:00 (Japan time)'),
    emergencyTextEn: SUPPORT_EMERGENCY_TEXT_EN ?? sample('On the day of the stay, 24 hours: +81 3-0000-0199'),
  };
}

function toCmsConfig(env: Env): Config['cms'] {
  if (env.CMS_BASE_URL === undefined) return null;
  if (env.CMS_API_KEY === undefined) throw new ConfigError('CMS_API_KEY must be set with CMS_BASE_URL.');
  return { baseUrl: env.CMS_BASE_URL, apiKey: env.CMS_API_KEY };
}

function toBucketFolder(env: Env, folder: string): Config['operationsBucket'] {
  if (env.STORE_BUCKET === undefined) return null;
  const prefix = env.STORE_PREFIX.replaceAll(/^\/+|\/+$/g, '');
  return {
    name: env.STORE_BUCKET,
    endpoint: env.STORE_ENDPOINT ?? null,
    region: env.STORE_REGION,
    folder: prefix ? `${prefix}/${folder}` : folder,
  };
}

/** Beside an embedded database, which is emptied together with it; else somewhere that the database is not. */
function getJournalDir(env: Env, sandboxAllowed: boolean): string {
  if (env.JOURNAL_DIR) return fromRoot(env.JOURNAL_DIR);
  if (!sandboxAllowed)
    throw new ConfigError('JOURNAL_DIR must be set in production. A STORE_BUCKET does as well.');
  return fromRoot(env.API_DATA_DIR ? join(env.API_DATA_DIR, '../journal') : '.data/journal');
}

function parseOrigins(list: string): Config['publicOrigins'] {
  const origins = list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new ConfigError('PUBLIC_ORIGINS must be origins such as https://yado.example, without a path.');
    }
  }
  const [first, ...rest] = origins;
  if (first === undefined) throw new ConfigError('PUBLIC_ORIGINS names no origin.');
  return [first, ...rest];
}

function fromRoot(path: string): string {
  return isAbsolute(path) ? path : resolve(repositoryRoot, path);
}
