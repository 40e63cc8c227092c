import type { RefusedSetting } from './refused-setting.ts';
import { getHost, isLiveKey, isOn, isThisMachine, splitList } from './setting-predicates.ts';

/** Refused settings of the demonstration, whose tokens are unsigned and whose passwords are public. */
export const REFUSED_DEMO: readonly RefusedSetting[] = [
  {
    setting: 'API_HOST',
    when: (host) => !isThisMachine(host),
    must: 'must be 127.0.0.1 with EMBEDDED_DEMO, or EMBEDDED_DEMO be left out',
    example: '127.0.0.1',
  },
  {
    setting: 'PUBLIC_ORIGINS',
    when: (list) => splitList(list).some((origin) => !isThisMachine(getHost(origin))),
    must: 'must be of localhost alone with EMBEDDED_DEMO, or EMBEDDED_DEMO be left out',
    example: 'http://localhost:8080',
  },
  {
    setting: 'ALLOW_TEST_PROVIDERS',
    when: isOn,
    must: 'must not be set with EMBEDDED_DEMO, or EMBEDDED_DEMO be left out',
  },
  {
    setting: 'STRIPE_SECRET_KEY',
    when: isLiveKey,
    must: 'must not be of live mode with EMBEDDED_DEMO, or EMBEDDED_DEMO be left out',
    example: 'sk_test_yado',
  },
];
