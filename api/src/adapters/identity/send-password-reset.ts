import { ProviderUnavailableError } from '../../lib/errors.ts';
import { judgeWebKey } from './probe-web-key.ts';
import type { FirebaseConfig } from './firebase-identity.ts';

/**
 * Google's own codes for an address that gets no mail, by which nobody may learn whether it has an account; every other
 * refusal is about the key or the project.
 */
const ABOUT_THE_ADDRESS =
  /"message":\s*"(EMAIL_NOT_FOUND|INVALID_EMAIL|USER_DISABLED|RESET_PASSWORD_EXCEED_LIMIT)\b/;
const MAX_REPORTED = 500;

/** Where the service's REST interface is. */
export function toolkitOrigin({ emulatorHost }: Pick<FirebaseConfig, 'emulatorHost'>): string {
  return emulatorHost === null
    ? 'https://identitytoolkit.googleapis.com'
    : `http://${emulatorHost}/identitytoolkit.googleapis.com`;
}

/**
 * Identity Toolkit `accounts:sendOobCode`: the service writes and sends the mail itself.
 * An unknown or unusable address resolves like a known one; what mails nobody throws ProviderUnavailableError.
 */
export async function sendPasswordReset(config: FirebaseConfig, email: string): Promise<void> {
  const response = await fetch(
    `${toolkitOrigin(config)}/v1/accounts:sendOobCode?key=${encodeURIComponent(config.webApiKey)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-firebase-locale': 'ja' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
      signal: AbortSignal.timeout(10_000),
    },
  ).catch((error: unknown) => {
    throw new ProviderUnavailableError('identity', { cause: error });
  });
  if (response.ok) return void (await response.arrayBuffer());
  const answer = (await response.text()).slice(0, MAX_REPORTED);
  if (response.status === 400 && ABOUT_THE_ADDRESS.test(answer)) return;
  const isOfKey = response.status === 403 || answer.includes('API_KEY_INVALID');
  if (isOfKey) for (const fault of judgeWebKey(response.status)) config.onRefusal?.(fault);
  throw new ProviderUnavailableError('identity', { cause: new Error(`${response.status}: ${answer}`) });
}
