import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Conditions } from '../../src/doctor/examine.ts';
import { validProductionSettings } from '../../src/config/production/_valid-production-settings.ts';
import { type BrokenServices, startBrokenServices } from './_broken-services.ts';
import { type Env, run, wellEnv } from './_run-doctor.ts';

let broken: BrokenServices;
beforeAll(async () => {
  broken = await startBrokenServices();
});
afterAll(() => broken.close());

const inTenMinutes = () => new Date(Date.now() + 600_000);
const shiftedBy = (ms: number) => ({ clock: () => new Date(Date.now() + ms) });
const impatient = { timeoutMs: 400 };

const BLOCKED = '<html>Blocked by policy</html>';

interface Row {
  service: string;
  says: RegExp;
  env?: () => Env | Promise<Env>;
  conditions?: Conditions;
}

const inSmtp = (change: Partial<URL>) => ({
  SMTP_URL: Object.assign(new URL(wellEnv().SMTP_URL ?? ''), change).href,
});

/** Each probe, broken in each way in which it can be. */
const ROWS: Record<string, Row> = {
  'supplier: another key': {
    service: 'supplier',
    env: () => ({ RAPID_API_KEY: 'another-key' }),
    says: /REFUSED-KEY +The supplier does not take the key or its secret \(401\)\. Set RAPID_API_KEY and RAPID_SHARED_SECRET/,
  },
  'supplier: another secret': {
    service: 'supplier',
    env: () => ({ RAPID_SHARED_SECRET: 'another-secret' }),
    says: /REFUSED-KEY/,
  },
  'supplier: an interface that is not open': {
    service: 'supplier',
    env: async () => ({ RAPID_BASE_URL: `http://${await broken.answering(403)}` }),
    says: /MISSING-RIGHT +The supplier takes the key and refuses what it asks for \(403\)/,
  },
  'supplier: nobody there': {
    service: 'supplier',
    env: () => ({ RAPID_BASE_URL: 'http://127.0.0.1:1' }),
    says: /UNREACHABLE +There is no connection to the supplier\. Compare RAPID_BASE_URL/,
  },
  'supplier: no answer': {
    service: 'supplier',
    env: () => ({ RAPID_BASE_URL: `http://${broken.silent}` }),
    conditions: impatient,
    says: /SLOW +The supplier did not answer within 0\.4 s/,
  },
  'supplier: an outage': {
    service: 'supplier',
    env: async () => ({ RAPID_BASE_URL: `http://${await broken.answering(503)}` }),
    says: /FAILING +The supplier answers nothing useful \(503\)/,
  },
  'supplier: a page that blocks': {
    service: 'supplier',
    env: async () => ({ RAPID_BASE_URL: `http://${await broken.answering(403, BLOCKED)}` }),
    says: /FAILING +Something between this machine and the supplier answers in its place \(403\)/,
  },
  'supplier: a proxy': {
    service: 'supplier',
    env: async () => ({ RAPID_BASE_URL: `http://${await broken.answering(407, BLOCKED)}` }),
    says: /FAILING +A proxy between this machine and the supplier asks for a log-in \(407\)/,
  },
  'supplier: an answer that is not what was asked for': {
    service: 'supplier',
    env: async () => ({ RAPID_BASE_URL: `http://${await broken.answering(200)}` }),
    says: /FAILING +Something between this machine and the supplier answers in its place \(200\)/,
  },
  'supplier: links to another host than that of the setting': {
    service: 'supplier',
    env: async () => {
      const link = '<https://test.ean.com/v3/regions?token=secret-token>; rel="next"';
      return {
        RAPID_BASE_URL: `http://${await broken.answering(200, '[]', { 'content-type': 'application/json', link })}`,
      };
    },
    says: /WRONG-SETTING +The supplier's links lead to https:\/\/test\.ean\.com, calls to http:\/\/127\.0\.0\.1:\d+: .* Set RAPID_BASE_URL (?!.*secret-token)/,
  },
  'supplier: a clock that is late': {
    service: 'supplier',
    conditions: shiftedBy(-600_000),
    says: /CLOCK-OFF +The clock of this machine is (599|600|601) s behind that of the supplier\. It takes no signature .* clock \+(599|600|601) s/,
  },
  'supplier: a clock that is early, though its signatures still hold': {
    service: 'supplier',
    conditions: shiftedBy(120_000),
    says: /CLOCK-OFF +The clock of this machine is (119|120|121) s ahead of that of the supplier/,
  },
  'cards: another key': {
    service: 'cards',
    env: () => ({ STRIPE_SECRET_KEY: 'sk_test_another_key_9999' }),
    says: /REFUSED-KEY +Stripe does not take the key \(401\)\. Set STRIPE_SECRET_KEY/,
  },
  'cards: a key that may only read': {
    service: 'cards',
    env: () => ({ STRIPE_SECRET_KEY: inject('world').keys.stripeReadingKey }),
    says: /MISSING-RIGHT.*rak_customer_write.*rak_setup_intent_write.*rak_payment_method_write.*rak_payment_intent_write.*rak_charge_write.*rak_dispute_write.*rak_file_write/,
  },
  'cards: a live key beside a test supplier': {
    service: 'cards',
    env: () => ({ STRIPE_SECRET_KEY: 'sk_live_another_key_9999' }),
    says: /WRONG-MODE +The key is of live mode, and the supplier is not the live one/,
  },
  'cards: nobody there': {
    service: 'cards',
    env: () => ({ STRIPE_API_BASE: 'http://127.0.0.1:1' }),
    says: /UNREACHABLE +There is no connection to Stripe \(ECONNREFUSED\)/,
  },
  'cards: no answer': {
    service: 'cards',
    env: () => ({ STRIPE_API_BASE: `http://${broken.silent}` }),
    conditions: impatient,
    says: /SLOW +Stripe did not answer within 0\.4 s/,
  },
  'cards: an outage': {
    service: 'cards',
    env: async () => ({ STRIPE_API_BASE: `http://${await broken.answering(500)}` }),
    says: /FAILING +Stripe answers nothing useful \(500\)/,
  },
  'cards: a page that blocks': {
    service: 'cards',
    env: async () => ({ STRIPE_API_BASE: `http://${await broken.answering(403, BLOCKED)}` }),
    says: /FAILING +Something between this machine and Stripe answers in its place\./,
  },
  'cards: a proxy': {
    service: 'cards',
    env: async () => ({ STRIPE_API_BASE: `http://${await broken.answering(407)}` }),
    says: /FAILING +A proxy between this machine and Stripe asks for a log-in \(407\)/,
  },
  'cards: a clock that is off': {
    service: 'cards',
    conditions: { clock: inTenMinutes },
    says: /CLOCK-OFF +The clock of this machine is (599|600|601) s ahead of that of Stripe\. Set the clock/,
  },
  'identity: the web key of another project': {
    service: 'identity',
    env: () => ({ FIREBASE_WEB_API_KEY: 'another-key' }),
    says: /REFUSED-KEY +Google does not take the web key \(400\)\. Set FIREBASE_WEB_API_KEY/,
  },
  'identity: a site that the project does not know': {
    service: 'identity',
    env: () => ({ PUBLIC_ORIGINS: 'https://hotel.mirai-travel.co.jp' }),
    says: /WRONG-SETTING +hotel\.mirai-travel\.co\.jp is no authorized domain of the project/,
  },
  'identity: nobody there': {
    service: 'identity',
    env: () => ({ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' }),
    says: /UNREACHABLE +There is no connection to Google/,
  },
  'identity: no answer': {
    service: 'identity',
    env: () => ({ FIREBASE_AUTH_EMULATOR_HOST: broken.silent }),
    conditions: impatient,
    says: /SLOW +Google did not answer within 0\.4 s/,
  },
  'identity: a page that blocks': {
    service: 'identity',
    env: async () => ({ FIREBASE_AUTH_EMULATOR_HOST: await broken.answering(403, BLOCKED) }),
    says: /FAILING +Something between this machine and Google answers in its place \(403\)/,
  },
  'identity: a proxy': {
    service: 'identity',
    env: async () => ({ FIREBASE_AUTH_EMULATOR_HOST: await broken.answering(407, BLOCKED) }),
    says: /FAILING +A proxy between this machine and Google asks for a log-in \(407\)/,
  },
  'identity: a clock that is off': {
    service: 'identity',
    conditions: { clock: inTenMinutes },
    says: /CLOCK-OFF +The clock of this machine is (599|600|601) s ahead of that of Google/,
  },
  'mail: another password': {
    service: 'mail',
    env: () => inSmtp({ password: 'another' }),
    says: /REFUSED-KEY +The mail relay does not take the log-in \(535\)\. Set SMTP_URL/,
  },
  'mail: nobody there': {
    service: 'mail',
    env: () => inSmtp({ port: '1' }),
    says: /UNREACHABLE +There is no connection to the mail relay/,
  },
  'mail: no answer': {
    service: 'mail',
    env: () => inSmtp({ host: broken.silent }),
    conditions: impatient,
    says: /SLOW +The mail relay did not answer within 0\.4 s/,
  },
  'content: a key that is refused': {
    service: 'content',
    env: async () => ({ CMS_BASE_URL: `http://${await broken.answering(401)}`, CMS_API_KEY: 'cms-key' }),
    says: /REFUSED-KEY +The content system does not take the key \(401\)\. Set CMS_API_KEY/,
  },
  'content: a proxy': {
    service: 'content',
    env: async () => ({ CMS_BASE_URL: `http://${await broken.answering(407)}`, CMS_API_KEY: 'cms-key' }),
    says: /FAILING +A proxy between this machine and the content system asks for a log-in \(407\)/,
  },
  'content: nobody there': {
    service: 'content',
    env: () => ({ CMS_BASE_URL: 'http://127.0.0.1:1', CMS_API_KEY: 'cms-key' }),
    says: /UNREACHABLE +There is no connection to the content system/,
  },
  'content: no answer': {
    service: 'content',
    env: () => ({ CMS_BASE_URL: `http://${broken.silent}`, CMS_API_KEY: 'cms-key' }),
    conditions: impatient,
    says: /SLOW +The content system did not answer within 0\.4 s/,
  },
  'database: nobody there': {
    service: 'database',
    env: () => ({ DATABASE_URL: 'postgres://yado:database-password@127.0.0.1:1/yado' }),
    says: /UNREACHABLE +There is no connection to the database \(ECONNREFUSED\)\. Compare host and port of DATABASE_URL/,
  },
  'database: no answer': {
    service: 'database',
    env: () => ({ DATABASE_URL: `postgres://yado:database-password@${broken.silent}/yado` }),
    conditions: impatient,
    says: /SLOW +The database did not answer within 0\.4 s/,
  },
  'database: something else': {
    service: 'database',
    env: async () => ({
      DATABASE_URL: `postgres://yado:database-password@${await broken.answering(200)}/yado`,
    }),
    says: /FAILING +The database can't be read: .*something else may answer there/,
  },
  'journal: no folder': {
    service: 'journal',
    env: () => ({ JOURNAL_DIR: '/dev/null' }),
    says: /WRONG-SETTING +The folder of the journal can't be used \(ENOTDIR\)\. Set JOURNAL_DIR/,
  },
};

describe('doctor', () => {
  it('ends with 0 and a line for each service where all is well', async () => {
    const cms = { CMS_BASE_URL: `http://${await broken.answering(200)}`, CMS_API_KEY: 'cms-key' };
    const { code, out, line } = await run({ ...wellEnv(), ...cms });
    const [mode, ...lines] = out.split('\n');
    expect(mode).toContain('NODE_ENV is not production');
    expect(lines.map((each) => each.split(/ +/, 2).join(' '))).toEqual(
      ['database', 'supplier', 'cards', 'identity', 'mail', 'content', 'journal'].map(
        (service) => `${service} ok`,
      ),
    );
    expect(line('cards')).toMatch(/test mode, account acct_\w+, JP, clock [+-]?\d s/);
    expect(code).toBe(0);
  });

  it.each(Object.entries(ROWS))('ends with 1 and says why, and what to do: %s', async (_what, row) => {
    const { code, line } = await run({ ...wellEnv(), ...(await row.env?.()) }, row.conditions);
    expect(line(row.service)).toMatch(row.says);
    expect(code).toBe(1);
  });

  it('ends with 2 and asks nobody when settings are missing or wrong, all of them named at once', async () => {
    const { RAPID_API_KEY: _left, STRIPE_SECRET_KEY: _too, ...rest } = validProductionSettings;
    const { code, out } = await run({
      ...rest,
      SMTP_URL: 'mail.provider.jp',
      PUBLIC_ORIGINS: 'www.yado.co.jp',
    });
    expect(code).toBe(2);
    for (const said of [
      'RAPID_API_KEY must be set in production. Example: RAPID_API_KEY=<key of the EPS partner portal>',
      'STRIPE_SECRET_KEY must be set in production. Example: STRIPE_SECRET_KEY=sk_live_<…>',
      'SMTP_URL must be a URL with smtps:// or smtp://. Example: SMTP_URL=smtps://',
      'PUBLIC_ORIGINS must be origins, without a path or a slash at the end. Example: PUBLIC_ORIGINS=https://',
    ])
      expect(out).toContain(`- ${said}`);
    expect(out).not.toMatch(/mail\.provider\.jp|PUBLIC_ORIGINS="?www/);
  });

  it('tells programs the same', async () => {
    const well = await run(wellEnv(), {}, ['--json']);
    expect(JSON.parse(well.out)).toMatchObject({ ok: true, settings: [], services: { length: 6 } });
    const ill = await run({ ...wellEnv(), STRIPE_SECRET_KEY: 'sk_test_another' }, {}, ['--json']);
    const { services } = JSON.parse(ill.out);
    expect(ill.code).toBe(1);
    expect(services[2]).toMatchObject({ service: 'cards', faults: [{ kind: 'refused-key' }] });
    const unset = await run({ NODE_ENV: 'production' }, {}, ['--json']);
    expect(unset.code).toBe(2);
    expect(JSON.parse(unset.out)).toMatchObject({ ok: false, services: [] });
  });
});
