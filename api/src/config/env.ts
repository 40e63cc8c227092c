import { z } from 'zod';
import { SUPPLIER_WINDOW_MS } from './supplier-window.ts';
import { ConfigError } from './config-error.ts';
import { usualDatabaseLimits } from './database-limits.ts';
import { countryList } from './country-list.ts';
import { findSettingProblems } from './production/find-setting-problems.ts';
import { toExample } from './production/setting-examples.ts';
import { isOn } from './production/setting-predicates.ts';

const flag = z.enum(['0', '1', 'true', 'false', '']).transform(isOn);
const number = () => z.coerce.number('must be a number');
const port = number().int().min(0).max(65_535);
const AUTO_CLOSE_MINUTES = SUPPLIER_WINDOW_MS / 60_000;
// Copied with more than itself, it would look like a wrong key, or break the header that carries it.
const secret = z.string().regex(/^[^\s"'`\p{C}]+$/u, 'has a space, quote or line break');
// Who promises help at any hour gives a number to call.
const emergencyText = z
  .string()
  .regex(/\d(?:[ ()-]{0,2}\d){9,}/, 'must name a telephone number')
  .optional();

const envSchema = z.object({
  NODE_ENV: z.string().default('development'),
  EMBEDDED_DEMO: flag.optional(),
  /** A rehearsal of production on the test accounts of all providers. */
  ALLOW_TEST_PROVIDERS: flag.optional(),
  ENVIRONMENT_NAME: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: port.default(4000),
  /** Addresses and networks of edges on other machines. */
  API_TRUST_PROXY: z.string().default(''),
  /** From SIGTERM to the end of the process; work that takes longer is handed over to another one. */
  STOP_TIMEOUT_SECONDS: number().min(1).max(600).default(15),
  STOP_NOTICE_SECONDS: number().min(0).max(60).default(0),
  API_DATA_DIR: z.string().optional(),
  DATABASE_URL: z.string().optional(),
  DATABASE_POOL_SIZE: number().int().min(1).max(100).default(10),
  // With its margin for the answer below the 20 s of a booking's lease.
  DATABASE_STATEMENT_TIMEOUT_MS: number().int().min(500).max(15_000).default(usualDatabaseLimits.statementMs),
  DATABASE_LOCK_TIMEOUT_MS: number().int().min(100).default(usualDatabaseLimits.lockMs),
  RAPID_BASE_URL: z.string().optional(),
  RAPID_API_KEY: secret.optional(),
  RAPID_SHARED_SECRET: secret.optional(),
  RAPID_COUNTRIES: countryList,
  SUPPLIER_TERMS_URL: z.url({ protocol: /^https?$/ }).optional(),
  RAPID_BILLING_TERMS: z.string().optional(),
  RAPID_PARTNER_POINT_OF_SALE: z.string().optional(),
  RAPID_PAYMENT_TERMS: z.string().optional(),
  RAPID_PLATFORM_NAME: z.string().optional(),
  STRIPE_API_BASE: z.string().optional(),
  STRIPE_SECRET_KEY: secret.optional(),
  STRIPE_WEBHOOK_SECRET: secret.optional(),
  STRIPE_ACCOUNT_ID: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_WEB_API_KEY: secret.optional(),
  FIREBASE_SERVICE_ACCOUNT: z.string().optional(),
  FIREBASE_SERVICE_ACCOUNT_FILE: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Yado <no-reply@yado.example>'),
  PUBLIC_KEY_SECRET: secret.min(32).optional(),
  DOCUMENT_LINK_SECRET: secret.min(32).optional(),
  INVOICE_ISSUER_NAME: z.string().min(1).optional(),
  INVOICE_REGISTRATION_NUMBER: z.string().optional(),
  INVOICE_ISSUER_ADDRESS: z.string().min(1).optional(),
  INVOICE_ISSUER_CONTACT: z.string().min(1).optional(),
  INVOICE_BANK_ACCOUNT: z.string().min(1).optional(),
  SELLER_REPRESENTATIVE: z.string().min(1).optional(),
  SELLER_TRAVEL_LICENSE: z.string().min(1).optional(),
  SUPPORT_NAME: z.string().min(1).default('Yado'),
  SUPPORT_LOGO: z.string().min(1).optional(),
  SUPPORT_PHONE: z.string().min(1).optional(),
  SUPPORT_MAIL: z.email().optional(),
  SUPPORT_HOURS: z.string().min(1).optional(),
  SUPPORT_HOURS_EN: z.string().min(1).optional(),
  SUPPORT_EMERGENCY_TEXT: emergencyText,
  SUPPORT_EMERGENCY_TEXT_EN: emergencyText,
  INVOICE_DUE_DAYS: number().int().min(1).max(180).optional(),
  PUBLIC_ORIGINS: z.string().default('http://localhost:8080,http://mirai.localhost:8080'),
  BOOKING_AUTO_CLOSE_MINUTES: number()
    .int()
    .min(
      AUTO_CLOSE_MINUTES,
      `must be at least ${AUTO_CLOSE_MINUTES}: the supplier may show a booking that late`,
    )
    .optional(),
  // Multiplies the limits of calls: a company may share one address, a load test one user.
  RATE_LIMIT_FACTOR: number().min(1).max(1_000).default(1),
  METRICS_TOKEN: secret.min(24).optional(),
  CMS_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  CMS_API_KEY: secret.optional(),
  OPERATIONS_DIR: z.string().optional(),
  JOURNAL_DIR: z.string().optional(),
  STORE_BUCKET: z.string().optional(),
  STORE_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  STORE_REGION: z.string().default('us-east-1'),
  STORE_PREFIX: z.string().default(''),
  SEED_DEMO: flag.optional(),
  SEED_DEMO_TRIPS: flag.optional(),
});

export type Env = z.infer<typeof envSchema>;

/** Reads the process environment once; throws one `ConfigError` that names every missing and wrong variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = envSchema.safeParse(given);
  const unreadable =
    read.error?.issues.map(
      ({ path, message }) => `${path.join('.')}: ${message}.${toExample(path.join('.'))}`,
    ) ?? [];
  const problems = [...new Set([...unreadable, ...findSettingProblems(given)])];
  if (read.data && problems.length === 0) return read.data;
  throw new ConfigError(
    `These settings must be corrected:\n${problems.map((each) => `- ${each}`).join('\n')}`,
    { problems },
  );
}

/** firebase-admin learns of an emulator only from the environment. */
export function exportEmulatorHost(host: string | null): void {
  if (host === null) delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  else process.env.FIREBASE_AUTH_EMULATOR_HOST = host;
}
