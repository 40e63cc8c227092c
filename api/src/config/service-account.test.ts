import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createConfig } from './config.ts';
import { readEnv } from './env.ts';
import { validProductionSettings } from './production/_valid-production-settings.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const key = { project_id: 'yado-production', client_email: 'api@yado-production.iam', private_key: pem };
const file = join(mkdtempSync(join(tmpdir(), 'yado-account-')), 'firebase.json');
writeFileSync(file, JSON.stringify(key));

const { FIREBASE_SERVICE_ACCOUNT: _platform, ...others } = validProductionSettings;
const read = (settings: Record<string, string>) => createConfig(readEnv({ ...others, ...settings }));

describe('the service account', () => {
  const account = { projectId: 'yado-production', clientEmail: key.client_email, privateKey: pem };

  it('comes by a file, by its text, or is the platform’s', () => {
    expect(read({ FIREBASE_SERVICE_ACCOUNT_FILE: file }).firebase.serviceAccount).toEqual(account);
    expect(read({ FIREBASE_SERVICE_ACCOUNT: JSON.stringify(key) }).firebase.serviceAccount).toEqual(account);
    expect(read({ FIREBASE_SERVICE_ACCOUNT: 'platform' }).firebase.serviceAccount).toBeNull();
    expect(read({ GOOGLE_APPLICATION_CREDENTIALS: file }).firebase.serviceAccount).toBeNull();
  });

  it.each([
    [
      'a file that is not there',
      { FIREBASE_SERVICE_ACCOUNT_FILE: '/nonexistent/firebase.json' },
      'at /nonexistent/firebase.json (ENOENT)',
    ],
    [
      'the key in place of its file',
      { FIREBASE_SERVICE_ACCOUNT_FILE: JSON.stringify(key) },
      "can't be read (",
    ],
    [
      'a folder, which compose makes of a missing file',
      { FIREBASE_SERVICE_ACCOUNT_FILE: tmpdir() },
      'EISDIR',
    ],
    ['no JSON', { FIREBASE_SERVICE_ACCOUNT: 'secret' }, 'FIREBASE_SERVICE_ACCOUNT must be a JSON key'],
    [
      'a key cut short',
      { FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ ...key, private_key: pem.slice(0, 80) }) },
      'JSON key',
    ],
    [
      'another project’s',
      { FIREBASE_SERVICE_ACCOUNT: JSON.stringify({ ...key, project_id: 'other' }) },
      'another project than FIREBASE_PROJECT_ID',
    ],
  ])('is refused when it is %s, by a sentence without the key', (_what, settings, words) => {
    expect(() => read(settings)).toThrow(words);
    expect(() => read(settings)).not.toThrow('PRIVATE KEY');
  });
});
