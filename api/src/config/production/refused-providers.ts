import type { RefusedSetting } from './refused-setting.ts';
import {
  getHost,
  hasProtocol,
  isExampleSecret,
  isLiveKey,
  isOn,
  isThisMachine,
  namesExample,
} from './setting-predicates.ts';

const LIVE_SUPPLIER = 'api.ean.com';
const CARDS = 'api.stripe.com';
const isFor = (value: string, names: readonly string[]) => names.includes(value) || isExampleSecret(value);

/** Refused settings of supplier, cards, identity and mail. */
export const REFUSED_PROVIDERS: readonly RefusedSetting[] = [
  {
    setting: 'RAPID_BASE_URL',
    when: (url) => !URL.canParse(url),
    must: 'must be a URL with its https://',
  },
  {
    setting: 'RAPID_BASE_URL',
    when: (url) => URL.canParse(url) && new URL(url).href !== `${new URL(url).origin}/`,
    must: 'must be an origin, without a path',
  },
  {
    setting: 'RAPID_BASE_URL',
    when: (url) => URL.canParse(url) && !hasProtocol(url, 'https:'),
    must: 'must be reached by https: the signature is a credential',
    allowedInRehearsal: true,
  },
  {
    setting: 'RAPID_BASE_URL',
    when: (url) => isThisMachine(getHost(url)),
    must: 'must not be this machine, where only the sandbox is',
    allowedInRehearsal: true,
  },
  {
    setting: 'RAPID_BASE_URL',
    when: (url) =>
      hasProtocol(url, 'https:') && getHost(url) !== LIVE_SUPPLIER && !isThisMachine(getHost(url)),
    must: `must be ${LIVE_SUPPLIER}: bookings elsewhere do not exist, and cards would be charged for them`,
    allowedInRehearsal: true,
  },
  {
    setting: 'RAPID_BASE_URL',
    when: (url, all) => getHost(url) === LIVE_SUPPLIER && isOn(all.ALLOW_TEST_PROVIDERS),
    must: 'must not be the live supplier in a rehearsal: rooms would be booked for which nobody pays',
    example: 'https://test.ean.com',
  },
  {
    setting: 'RAPID_API_KEY',
    when: (key) => isFor(key, ['demo-key']),
    must: "must be the account's own, not the sandbox's or an example",
    allowedInRehearsal: true,
  },
  {
    setting: 'RAPID_SHARED_SECRET',
    when: (secret) => isFor(secret, ['demo-secret']),
    must: "must be the account's own, not the sandbox's or an example",
    allowedInRehearsal: true,
  },
  {
    setting: 'STRIPE_SECRET_KEY',
    when: (key) => !/^(sk|rk)_(live|test)_[A-Za-z0-9_]+$/.test(key),
    must: 'must be a secret or restricted key of Stripe',
  },
  {
    setting: 'STRIPE_SECRET_KEY',
    when: (key) => /^(sk|rk)_test_/.test(key),
    must: 'must be of live mode: by a test key rooms are booked for which nobody pays',
    allowedInRehearsal: true,
  },
  {
    setting: 'STRIPE_SECRET_KEY',
    when: (key, all) => isLiveKey(key) && isOn(all.ALLOW_TEST_PROVIDERS),
    must: 'must be of test mode in a rehearsal: cards would be charged for bookings that do not exist',
    example: 'sk_test_…',
  },
  {
    setting: 'STRIPE_API_BASE',
    when: (url) => !URL.canParse(url),
    must: 'must be a URL, or be left out',
  },
  {
    setting: 'STRIPE_API_BASE',
    when: (url, all) => hasProtocol(url, 'http:') && isLiveKey(all.STRIPE_SECRET_KEY ?? ''),
    must: 'must be reached by https: the key would be sent in clear text',
  },
  {
    setting: 'STRIPE_API_BASE',
    when: (url) => URL.canParse(url) && getHost(url) !== CARDS,
    must: `must be left out, which means ${CARDS}`,
    allowedInRehearsal: true,
  },
  {
    setting: 'STRIPE_WEBHOOK_SECRET',
    when: (secret) => !secret.startsWith('whsec_'),
    must: 'must be the signing secret of the webhook endpoint',
  },
  {
    setting: 'STRIPE_WEBHOOK_SECRET',
    when: (secret) => secret === 'whsec_yado',
    must: "must not be the sandbox's: anybody could sign events with it",
    allowedInRehearsal: true,
  },
  {
    setting: 'STRIPE_ACCOUNT_ID',
    when: (id) => !id.startsWith('acct_'),
    must: 'must be the id of a connected account, or be left out',
  },
  {
    setting: 'FIREBASE_AUTH_EMULATOR_HOST',
    when: () => true,
    must: 'must not be set in production: its tokens are not signed, anyone could sign in as anyone',
  },
  {
    setting: 'FIREBASE_PROJECT_ID',
    when: (id) => id === 'yado-demo' || id.startsWith('demo-'),
    must: "must be a project of your own, not the emulator's",
  },
  {
    setting: 'FIREBASE_WEB_API_KEY',
    when: (key) => isFor(key, ['public-web-key', 'yado-demo']),
    must: "must be the web key of the project, not the emulator's or an example",
  },
  {
    setting: 'SMTP_URL',
    when: (url) => !hasProtocol(url, 'smtp:') && !hasProtocol(url, 'smtps:'),
    must: 'must be a URL with smtps:// or smtp://',
  },
  {
    setting: 'SMTP_URL',
    when: (url) => isThisMachine(getHost(url)) && new URL(url).port === '4104',
    must: "must not be the sandbox's mailbox, which delivers nothing",
    allowedInRehearsal: true,
  },
  {
    setting: 'SMTP_URL',
    when: (url) => namesExample(`.${getHost(url)}`),
    must: 'must not be an example',
  },
  {
    setting: 'MAIL_FROM',
    when: (from) => !/[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+/.test(from),
    must: 'must have a mail address',
  },
  {
    setting: 'MAIL_FROM',
    when: (from) => namesExample(from),
    must: 'must have an address of your own, not an example',
  },
];
