import type { RefusedSetting } from './refused-setting.ts';
import { getHost, isThisMachine, splitList } from './setting-signs.ts';

/** Of the demonstration, whose tokens are not signed and whose passwords everybody knows: nobody else may reach it. */
export const REFUSED_DEMO: readonly RefusedSetting[] = [
  {
    setting: 'API_HOST',
    when: (host) => !isThisMachine(host),
    must: 'must be 127.0.0.1 with EMBEDDED_DEMO',
  },
  {
    setting: 'PUBLIC_ORIGINS',
    when: (list) => splitList(list).some((origin) => !isThisMachine(getHost(origin))),
    must: 'must be of localhost alone with EMBEDDED_DEMO',
  },
  {
    setting: 'ALLOW_TEST_PROVIDERS',
    when: (flag) => flag === '1' || flag === 'true',
    must: 'must not be set with EMBEDDED_DEMO',
  },
  {
    setting: 'STRIPE_SECRET_KEY',
    when: (key) => /^(sk|rk)_live_/.test(key),
    must: 'must not be of live mode with EMBEDDED_DEMO',
  },
];
