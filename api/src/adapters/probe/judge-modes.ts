import { isLiveKey } from '../../config/production/setting-predicates.ts';
import type { Config } from '../../config/config.ts';
import type { Fault } from './probe-result.ts';

/** Rooms of the live supplier are paid with a live key, and no others: the settings of production demand it, too. */
export function findModeFault({ rapid, stripe }: Pick<Config, 'rapid' | 'stripe'>): Fault[] {
  const isRealRoom = new URL(rapid.baseUrl).hostname === 'api.ean.com';
  const isRealMoney = isLiveKey(stripe.secretKey);
  if (isRealRoom === isRealMoney) return [];
  return [
    {
      kind: 'wrong-mode',
      text: isRealMoney
        ? 'The key is of live mode, and the supplier is not the live one: cards would be charged for bookings that do not exist.'
        : 'The key is of test mode, and the supplier is the live one: rooms would be booked for which nobody pays.',
      mend: 'Set STRIPE_SECRET_KEY and RAPID_BASE_URL both to live (https://api.ean.com) or both to test (https://test.ean.com).',
    },
  ];
}
