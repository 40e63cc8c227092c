import { callToolkit } from './call-toolkit.ts';
import type { FirebaseConfig } from './firebase-identity.ts';

/**
 * Google's own codes for an address that gets no mail, by which nobody may learn whether it has an account; every other
 * refusal is about the key or the project.
 */
const ABOUT_THE_ADDRESS = [
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'USER_DISABLED',
  'RESET_PASSWORD_EXCEED_LIMIT',
] as const;

/**
 * Identity Toolkit `accounts:sendOobCode`: the service writes and sends the mail itself.
 * An unknown or unusable address resolves like a known one; what mails nobody throws ProviderUnavailableError.
 */
export async function sendPasswordReset(config: FirebaseConfig, email: string): Promise<void> {
  await callToolkit(config, 'sendOobCode', { requestType: 'PASSWORD_RESET', email }, ABOUT_THE_ADDRESS);
}
