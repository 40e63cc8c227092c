import { expect, inject } from 'vitest';
import type { Conditions } from '../../src/doctor/examine.ts';
import { runDoctor } from '../../src/doctor/run-doctor.ts';

export type Env = Record<string, string>;

/** The settings of an API on the sandbox of this run, in which everything is well. */
export function wellEnv(): Env {
  const { rapid, stripe, auth, smtp, keys } = inject('world');
  const relay = new URL(smtp);
  Object.assign(relay, { username: keys.smtpUser, password: keys.smtpPassword });
  return {
    RAPID_BASE_URL: rapid,
    RAPID_API_KEY: keys.rapidApiKey,
    RAPID_SHARED_SECRET: keys.rapidSharedSecret,
    STRIPE_API_BASE: stripe,
    STRIPE_SECRET_KEY: keys.stripeRestrictedKey,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(auth).host,
    FIREBASE_PROJECT_ID: keys.firebaseProjectId,
    FIREBASE_WEB_API_KEY: keys.firebaseWebKey,
    SMTP_URL: relay.href,
    API_DATA_DIR: '/nonexistent/database',
    JOURNAL_DIR: inject('world').journalDir,
  };
}

/** Runs doctor; whatever is wrong, nobody learns a secret from what it prints. */
export async function run(env: Env, conditions: Conditions = {}, argv: string[] = []) {
  const printed: string[] = [];
  const code = await runDoctor(argv, env, (text) => void printed.push(text), conditions);
  const out = printed.join('\n');
  const secrets = Object.entries(env).filter(([name]) => /SECRET|RAPID_API_KEY|CMS_API_KEY/.test(name));
  expect(secrets.map(([, value]) => value).filter((value) => out.includes(value))).toEqual([]);
  expect(out).not.toMatch(/yado-demo-mail|database-password/);
  const line = (service: string) => out.split('\n').find((each) => each.startsWith(`${service} `)) ?? '';
  return { code, out, line };
}
