import { describe, expect, it } from 'vitest';
import { createConfig } from '../config.ts';
import { readEnv } from '../env.ts';
import { validProductionSettings } from './_valid-production-settings.ts';
import { findSettingProblems } from './find-setting-problems.ts';
import { REFUSED_DEMO } from './refused-demo.ts';
import { REFUSED_PROVIDERS } from './refused-providers.ts';
import { REFUSED_SITE } from './refused-site.ts';
import { REQUIRED_SETTINGS } from './required-settings.ts';

const rehearsal = {
  ...validProductionSettings,
  ENVIRONMENT_NAME: 'rehearsal',
  ALLOW_TEST_PROVIDERS: '1',
  RAPID_BASE_URL: 'https://test.ean.com',
  STRIPE_SECRET_KEY: 'sk_test_51Hc8yKz',
};
const demo = { NODE_ENV: 'production', EMBEDDED_DEMO: '1' };

/** One for each row of the tables, in their order: a value of the setting that the row is about. */
const REFUSED: readonly (readonly [string, string, Record<string, string>?])[] = [
  ['RAPID_BASE_URL', 'api.ean.com'],
  ['RAPID_BASE_URL', 'https://api.ean.com/v3'],
  ['RAPID_BASE_URL', 'http://api.ean.com'],
  ['RAPID_BASE_URL', 'https://127.0.0.1:4101'],
  ['RAPID_BASE_URL', 'https://test.ean.com'],
  ['RAPID_BASE_URL', 'https://api.ean.com', rehearsal],
  ['RAPID_API_KEY', 'demo-key'],
  ['RAPID_SHARED_SECRET', 'secret'],
  ['STRIPE_SECRET_KEY', 'pk_live_51Hc8yKz'],
  ['STRIPE_SECRET_KEY', 'sk_test_yado'],
  ['STRIPE_SECRET_KEY', 'sk_live_51Hc8yKz', rehearsal],
  ['STRIPE_API_BASE', 'api.stripe.com'],
  ['STRIPE_API_BASE', 'http://api.stripe.com'],
  ['STRIPE_API_BASE', 'https://127.0.0.1:4102'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_yado'],
  ['STRIPE_ACCOUNT_ID', 'yado'],
  ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:4103'],
  ['FIREBASE_PROJECT_ID', 'yado-demo'],
  ['FIREBASE_WEB_API_KEY', 'public-web-key'],
  ['SMTP_URL', 'smtp.provider.jp'],
  ['SMTP_URL', 'smtp://127.0.0.1:4104'],
  ['SMTP_URL', 'smtps://user:secret@mail.example'],
  ['MAIL_FROM', 'Yado'],
  ['MAIL_FROM', 'Yado <no-reply@yado.example>'],
  ['ENVIRONMENT_NAME', 'sandbox'],
  ['ENVIRONMENT_NAME', 'production', rehearsal],
  ['DATABASE_URL', 'mysql://database/yado'],
  ['PUBLIC_ORIGINS', 'https://www.yado.co.jp,http://hotel.mirai-travel.co.jp'],
  ['PUBLIC_ORIGINS', 'https://www.yado.co.jp/hotels'],
  ['PUBLIC_ORIGINS', 'https://mirai.localhost:8080'],
  ['PUBLIC_ORIGINS', 'https://yado.example'],
  ['SUPPLIER_TERMS_URL', 'http://127.0.0.1:4101/terms/ja'],
  ['SUPPLIER_TERMS_URL', 'https://supplier.example/terms/ja'],
  ['PUBLIC_KEY_SECRET', 'sandbox-public-key-secret-not-for-production'],
  ['DOCUMENT_LINK_SECRET', 'secret-of-at-least-thirty-two-letters'],
  ['DOCUMENT_LINK_SECRET', validProductionSettings.PUBLIC_KEY_SECRET ?? ''],
  ['METRICS_TOKEN', 'secret-of-at-least-24-letters'],
  ['INVOICE_REGISTRATION_NUMBER', 'T8000012050002'],
  ['INVOICE_REGISTRATION_NUMBER', 'T9000000000000'],
  ['INVOICE_ISSUER_ADDRESS', '〒100-0000 東京都千代田区千代田0-0-0'],
  ['INVOICE_ISSUER_CONTACT', '経理窓口 billing@yado.example'],
  ['INVOICE_BANK_ACCOUNT', '銀行 支店 普通 0000000'],
  ['SELLER_TRAVEL_LICENSE', '第2種旅行業 東京都知事登録旅行業第2-0000号'],
  ['SUPPORT_PHONE', '03-0000-0100'],
  ['SUPPORT_MAIL', 'support@yado.example'],
  ['SUPPORT_EMERGENCY_TEXT', '宿泊当日の緊急のご連絡(24時間) 電話 03-0000-0199'],
  ['SUPPORT_EMERGENCY_TEXT_EN', 'On the day of the stay, 24 hours: +81 3-0000-0199'],
  ['CMS_BASE_URL', 'http://cms.yado.co.jp', { ...validProductionSettings, CMS_API_KEY: 'k' }],
  ['CMS_BASE_URL', 'https://cms.yado.co.jp'],
  ['SEED_DEMO', '1'],
  ['SEED_DEMO_TRIPS', 'true'],
  ['API_HOST', '0.0.0.0', demo],
  ['PUBLIC_ORIGINS', 'https://www.yado.co.jp', demo],
  ['ALLOW_TEST_PROVIDERS', '1', demo],
  ['STRIPE_SECRET_KEY', 'sk_live_51Hc8yKz', demo],
];
const rows = [...REFUSED_PROVIDERS, ...REFUSED_SITE, ...REFUSED_DEMO];

const read = (settings: Record<string, string>) => () => createConfig(readEnv(settings));

describe('production', () => {
  it('starts with settings that may be, and so does a rehearsal', () => {
    expect(read(validProductionSettings)()).toMatchObject({ production: true, seedDemo: false });
    expect(read(rehearsal)()).toMatchObject({ rapid: { baseUrl: 'https://test.ean.com' } });
    expect(read(demo)()).toMatchObject({ embeddedDemo: true });
  });

  it('has a test for each row of its tables', () => {
    expect(REFUSED.map(([setting]) => setting)).toEqual(rows.map(({ setting }) => setting));
  });

  it.each(
    REFUSED.map(
      ([setting, value, others], index) => [setting, value, rows[index]?.must ?? '', others] as const,
    ),
  )('refuses %s=%s, which %s', (setting, value, must, others = validProductionSettings) => {
    const refuse = read({ ...others, [setting]: value });
    expect(refuse).toThrow(`${setting} ${must}`);
    expect(refuse).not.toThrow(/\n.*\n.*\n.*\n/);
  });

  it.each(
    REFUSED.map(
      ([setting, value, others], index) => [setting, value, rows[index]?.must ?? '', others] as const,
    ),
  )(
    'recommends nothing that is refused in the same way: %s=%s',
    (setting, value, must, others = validProductionSettings) => {
      const [problem = ''] = findSettingProblems({ ...others, [setting]: value });
      const example = /Example: [A-Z_]+=(.+)$/.exec(problem)?.[1];
      // A person fills in what is in brackets.
      if (example === undefined || /[<…]/.test(example)) return;
      const followed = findSettingProblems({ ...others, [setting]: example });
      expect(followed.filter((each) => each.startsWith(`${setting} ${must}`))).toEqual([]);
    },
  );

  it.each(Object.keys(REQUIRED_SETTINGS))('does not start without %s, and shows an example', (name) => {
    const { [name]: _left, FIREBASE_SERVICE_ACCOUNT: platform = '', ...others } = validProductionSettings;
    const rest =
      name === 'FIREBASE_SERVICE_ACCOUNT_FILE' ? others : { ...others, FIREBASE_SERVICE_ACCOUNT: platform };
    expect(read(rest)).toThrow(
      `${name} must be set in production. Example: ${name}=${REQUIRED_SETTINGS[name]}`,
    );
  });

  it('reports everything at once, and no value that may be secret', () => {
    const problems = findSettingProblems({ NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_test_abc' });
    expect(problems).toHaveLength(Object.keys(REQUIRED_SETTINGS).length);
    expect(problems.join()).not.toContain('sk_test_abc');
    const mixed = { ...validProductionSettings, API_PORT: 'x', API_TRUST_PROXY: 'edge', MAIL_FROM: '' };
    expect(read(mixed)).toThrow(/API_PORT[^]*MAIL_FROM[^]*API_TRUST_PROXY/);
  });

  it.each([
    ['API_PORT', 'x', 'API_PORT: must be a number. Example: API_PORT=4000'],
    ['API_TRUST_PROXY', 'edge', 'with commas between. Example: API_TRUST_PROXY=10.87.0.0/24'],
    ['METRICS_TOKEN', 'short', 'Example: METRICS_TOKEN=<output'],
    ['METRICS_TOKEN', 'secret-of-at-least-24-letters', 'Example: METRICS_TOKEN=<output'],
    ['PUBLIC_KEY_SECRET', 'short', 'Example: PUBLIC_KEY_SECRET=<output'],
    ['STRIPE_API_BASE', 'api.stripe.com', 'Example: STRIPE_API_BASE=https://api.stripe.com'],
    ['SUPPORT_MAIL', 'support', 'Example: SUPPORT_MAIL=support@'],
    ['SUPPORT_EMERGENCY_TEXT', '24時間', 'Example: SUPPORT_EMERGENCY_TEXT=宿泊当日'],
    ['SUPPORT_EMERGENCY_TEXT_EN', 'At any hour', 'Example: SUPPORT_EMERGENCY_TEXT_EN=On the day'],
  ])('shows an example of what is wrong: %s=%s', (setting, value, words) => {
    expect(read({ ...validProductionSettings, [setting]: value })).toThrow(words);
  });

  it.each([
    ['RAPID_BASE_URL', 'http://127.0.0.1:4101'],
    ['STRIPE_API_BASE', 'http://127.0.0.1:4102'],
    ['STRIPE_SECRET_KEY', 'sk_test_yado'],
    ['INVOICE_REGISTRATION_NUMBER', 'T9000000000000'],
  ])('takes %s=%s in a rehearsal alone', (setting, value) => {
    expect(read({ ...rehearsal, [setting]: value })).not.toThrow();
    expect(read({ ...validProductionSettings, [setting]: value })).toThrow(setting);
  });

  it.each(['yado.example.co.jp', 'contest.co.jp', 'latest.io'])(
    'does not mistake a name that somebody owns for an example: %s',
    (host) => {
      expect(
        read({ ...validProductionSettings, PUBLIC_ORIGINS: `https://${host}`, MAIL_FROM: `a@${host}` }),
      ).not.toThrow();
    },
  );
});
