import { ProviderUnavailableError } from '../../lib/errors.ts';
import type { FirebaseConfig } from './firebase-identity.ts';

/**
 * Identity Toolkit `accounts:sendOobCode`: the service writes and sends the mail itself.
 * An unknown or unusable address resolves like a known one; an outage throws ProviderUnavailableError.
 */
export async function sendPasswordReset(config: FirebaseConfig, email: string): Promise<void> {
  const origin =
    config.emulatorHost === null
      ? 'https://identitytoolkit.googleapis.com'
      : `http://${config.emulatorHost}/identitytoolkit.googleapis.com`;
  const response = await fetch(
    `${origin}/v1/accounts:sendOobCode?key=${encodeURIComponent(config.webApiKey)}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-firebase-locale': 'ja' },
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
      signal: AbortSignal.timeout(10_000),
    },
  ).catch((error: unknown) => {
    throw new ProviderUnavailableError('identity', { cause: error });
  });
  await response.arrayBuffer();
  if (response.status === 429 || response.status >= 500) throw new ProviderUnavailableError('identity');
}
