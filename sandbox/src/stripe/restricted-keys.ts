import { ACCOUNT_ID } from './account.ts';
import { StripeApiError } from './errors.ts';

type Access = 'read' | 'write';

/** Restricted keys with what each may do; writing includes reading. */
export const RESTRICTED_KEYS: Readonly<Record<string, Readonly<Record<string, Access>>>> = {
  /** With the rights of deploy/README.md. */
  rk_test_yado: {
    account: 'read',
    charges: 'write',
    customers: 'write',
    disputes: 'write',
    files: 'write',
    payment_intents: 'write',
    payment_methods: 'write',
    setup_intents: 'write',
    webhook_endpoints: 'read',
  },
  rk_test_yado_reader: {
    customers: 'read',
    payment_intents: 'read',
    setup_intents: 'read',
  },
};

/** Stripe has one right for both. */
const SHARED_RIGHTS: Readonly<Record<string, string>> = { refunds: 'charges' };

/** Throws 403 where a restricted key lacks the right to an endpoint. */
export function checkRight(key: string, method: string, url: string): void {
  const rights = RESTRICTED_KEYS[key];
  if (rights === undefined) return;
  const named = url.split('/')[2] ?? '';
  const resource = SHARED_RIGHTS[named] ?? named;
  const needed: Access = method === 'GET' ? 'read' : 'write';
  const given = rights[resource];
  if (given === 'write' || given === needed) return;
  throw new StripeApiError(403, {
    type: 'invalid_request_error',
    message: `The provided key '${key.slice(0, 8)}***' does not have the required permissions for this endpoint on account '${ACCOUNT_ID}'. Having the 'rak_${resource.replace(/s$/, '')}_${needed}' permission would allow this request to continue.`,
  });
}
