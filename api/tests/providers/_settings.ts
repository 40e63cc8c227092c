import { readServiceAccount, type ServiceAccount } from '../../src/config/service-account.ts';

/** The test accounts that each service needs; read from the environment here and nowhere else. */
const NEEDED = {
  supplier: ['TEST_RAPID_API_KEY', 'TEST_RAPID_SHARED_SECRET', 'TEST_RAPID_HOTEL'],
  cards: ['TEST_STRIPE_SECRET_KEY'],
  identity: ['TEST_FIREBASE_PROJECT_ID', 'TEST_FIREBASE_WEB_API_KEY', 'TEST_FIREBASE_SERVICE_ACCOUNT_FILE'],
  mail: ['TEST_SMTP_URL', 'TEST_MAIL_FROM', 'TEST_MAIL_TO', 'TEST_MAIL_REFUSED_TO'],
  maps: ['TEST_MAPS_KEY'],
} as const;

export type ProviderName = keyof typeof NEEDED;
type Settings<Name extends ProviderName> = Record<(typeof NEEDED)[Name][number], string>;
type Environment = Readonly<Record<string, string | undefined>>;

export const PROVIDERS = Object.keys(NEEDED) as readonly ProviderName[];
/** Set by `npm run test:providers`: with the keys set, `npm test` still does not use the accounts. */
export const REAL_TOO = 'TEST_PROVIDERS';

/** Why the cases of a service are not run on a test account; null when they can be. */
export function findReason(name: ProviderName, env: Environment = process.env): string | null {
  const missing = NEEDED[name].filter((setting) => !env[setting]);
  if (missing.length > 0) return `not set: ${missing.join(', ')}`;
  // These cases book, charge and cancel.
  const isLive = name === 'cards' && !/^[rs]k_test_/.test(env.TEST_STRIPE_SECRET_KEY ?? '');
  return isLive ? 'TEST_STRIPE_SECRET_KEY is no key of the test mode' : null;
}

/** The settings of a test account where its cases are to run and can, else null. */
export function readAccount<Name extends ProviderName>(
  name: Name,
  env: Environment = process.env,
): Settings<Name> | null {
  if (!env[REAL_TOO] || findReason(name, env) !== null) return null;
  return Object.fromEntries(NEEDED[name].map((setting) => [setting, env[setting]])) as Settings<Name>;
}

/** The key that Google's console made for a project. */
export function readKeyFile(account: Settings<'identity'>): ServiceAccount | null {
  return readServiceAccount({
    FIREBASE_PROJECT_ID: account.TEST_FIREBASE_PROJECT_ID,
    FIREBASE_SERVICE_ACCOUNT_FILE: account.TEST_FIREBASE_SERVICE_ACCOUNT_FILE,
  });
}
