import { createHash, timingSafeEqual } from 'node:crypto';
import { RapidError } from './errors.ts';

const MAX_DRIFT_SECONDS = 300;

/** The signature of a request: lower-case hex SHA-512 of key, secret and timestamp put together. */
export function computeSignature(apiKey: string, sharedSecret: string, timestamp: string): string {
  return createHash('sha512').update(`${apiKey}${sharedSecret}${timestamp}`).digest('hex');
}

function same(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Throws 401 unless the Authorization header carries a fresh signature of the configured key. */
export function checkSignature(
  header: string | undefined,
  keys: { apiKey: string; sharedSecret: string },
  nowSeconds: number,
): void {
  const part = (name: string): string =>
    new RegExp(`(?:^EAN |[ ,])${name}=([^, ]+)`, 'i').exec(header ?? '')?.[1] ?? '';
  const [apikey, signature, timestamp] = [part('apikey'), part('signature'), part('timestamp')];
  const fresh = Math.abs(nowSeconds - Number(timestamp)) <= MAX_DRIFT_SECONDS;
  if (
    /^EAN /i.test(header ?? '') &&
    apikey === keys.apiKey &&
    fresh &&
    same(signature.toLowerCase(), computeSignature(keys.apiKey, keys.sharedSecret, timestamp))
  ) {
    return;
  }
  throw new RapidError(401, {
    type: 'request_unauthenticated',
    message:
      'Data required to authenticate your request is missing or inaccurate. Ensure that your request follows the guidelines in our documentation.',
    fields: [
      { name: 'apikey', type: 'header', value: apikey },
      { name: 'signature', type: 'header', value: signature },
      { name: 'timestamp', type: 'header', value: timestamp },
      { name: 'servertimestamp', type: 'server', value: String(nowSeconds) },
    ],
  });
}
