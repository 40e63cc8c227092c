import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.ts';
import { readEnv } from './env.ts';
import { validProductionSettings } from './production/_valid-production-settings.ts';

const SECRETS = [
  'RAPID_API_KEY',
  'RAPID_SHARED_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'FIREBASE_WEB_API_KEY',
  'PUBLIC_KEY_SECRET',
  'DOCUMENT_LINK_SECRET',
  'METRICS_TOKEN',
  'CMS_API_KEY',
];
const COPIED: Record<string, (value: string) => string> = {
  'a line break at its end': (value) => `${value}\n`,
  'a line break of Windows': (value) => `${value}\r`,
  'a mark of the byte order': (value) => `\uFEFF${value}`,
  'a space at its end': (value) => `${value} `,
  'a space without width': (value) => `${value}\u200B`,
  quotes: (value) => `"${value}"`,
  'a single quote': (value) => `'${value}`,
};

function findProblems(settings: Record<string, string>): readonly string[] {
  try {
    readEnv(settings);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems : [String(error)];
  }
}

describe.each(SECRETS)('%s', (name) => {
  it.each(Object.keys(COPIED))('is refused with %s, everywhere and without its value', (what) => {
    const value = validProductionSettings[name] ?? 'key-of-thirty-two-letters-0123456';
    const copied = COPIED[what]?.(value) ?? '';
    for (const settings of [{}, validProductionSettings]) {
      const problems = findProblems({ ...settings, [name]: copied });
      expect(problems.join()).toContain(`${name}: has a space, quote or line break.`);
      expect(problems.join()).not.toContain(value);
    }
    expect(findProblems({ ...validProductionSettings, [name]: value })).toEqual([]);
  });
});
