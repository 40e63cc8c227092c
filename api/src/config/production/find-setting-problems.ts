import { trustedEdges } from '../trusted-edges.ts';
import { readServiceAccount } from '../service-account.ts';
import { REFUSED_DEMO } from './refused-demo.ts';
import { REFUSED_PROVIDERS } from './refused-providers.ts';
import type { RefusedSetting } from './refused-setting.ts';
import { REFUSED_SITE } from './refused-site.ts';
import { REQUIRED_SETTINGS } from './required-settings.ts';
import { toExample } from './setting-examples.ts';
import { isOn } from './setting-predicates.ts';
import type { Settings } from './settings.ts';

const isThere = (name: string, all: Settings): boolean =>
  Boolean(all[name]) ||
  (name === 'JOURNAL_DIR' && Boolean(all.STORE_BUCKET)) ||
  (name === 'FIREBASE_SERVICE_ACCOUNT_FILE' &&
    Boolean(all.FIREBASE_SERVICE_ACCOUNT || all.GOOGLE_APPLICATION_CREDENTIALS)) ||
  (name === 'DATABASE_URL' && Boolean(all.API_DATA_DIR));

/** Everything that production can't start with, one sentence each; values are not in it, as many are secret. */
export function findSettingProblems(all: Settings): string[] {
  if (all.NODE_ENV !== 'production') return [];
  if (isOn(all.EMBEDDED_DEMO)) return listRefused(REFUSED_DEMO, all);
  return [
    ...Object.keys(REQUIRED_SETTINGS)
      .filter((name) => !isThere(name, all))
      .map((name) => `${name} must be set in production.${toExample(name)}`),
    ...listRefused([...REFUSED_PROVIDERS, ...REFUSED_SITE], all),
    ...listUnreadable(() => trustedEdges(all.API_TRUST_PROXY ?? '')).map(
      (problem) => `${problem}${toExample('API_TRUST_PROXY')}`,
    ),
    ...listUnreadable(() => readServiceAccount(all)),
  ];
}

function listRefused(rows: readonly RefusedSetting[], all: Settings): string[] {
  const isRehearsal = isOn(all.ALLOW_TEST_PROVIDERS);
  return rows.flatMap(({ setting, when, must, example, allowedInRehearsal }) => {
    const value = all[setting];
    const isRefused = Boolean(value) && !(isRehearsal && allowedInRehearsal) && when(value ?? '', all);
    return isRefused ? [`${setting} ${must}.${toExample(setting, example)}`] : [];
  });
}

function listUnreadable(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
