import { StripeApiError } from './errors.ts';
import { checkRight, RESTRICTED_KEYS } from './restricted-keys.ts';

export type ApiKeys = { secretKey: string; publishableKey: string };
type Asked = { authorization: string | undefined; keyParam: unknown; method: string; url: string };
export type KeyKind = 'secret' | 'publishable';

/**
 * Finds which key a request carries (Bearer, Basic or the `key` parameter); throws 401 as the API does, and 403 where a
 * restricted key lacks the right.
 */
export function checkKey(keys: ApiKeys, { authorization, keyParam, method, url }: Asked): KeyKind {
  const key = parseApiKey(authorization) ?? (typeof keyParam === 'string' ? keyParam : undefined);
  if (!key) {
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    );
  }
  if (key === keys.secretKey) return 'secret';
  if (key === keys.publishableKey) return 'publishable';
  if (key in RESTRICTED_KEYS) {
    checkRight(key, method, url);
    return 'secret';
  }
  throw unauthorized(`Invalid API Key provided: ${masked(key)}`);
}

export function secretKeyRequired(): StripeApiError {
  return new StripeApiError(403, {
    type: 'invalid_request_error',
    code: 'secret_key_required',
    message:
      'This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys.',
  });
}

function parseApiKey(authorization: string | undefined): string | undefined {
  const [scheme, value = ''] = authorization?.split(' ') ?? [];
  if (scheme?.toLowerCase() === 'bearer') return value;
  if (scheme?.toLowerCase() === 'basic') return Buffer.from(value, 'base64').toString().split(':')[0];
  return undefined;
}

function masked(key: string): string {
  return key.length > 12
    ? `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`
    : '*'.repeat(key.length);
}

function unauthorized(message: string): StripeApiError {
  return new StripeApiError(401, { type: 'invalid_request_error', message });
}
