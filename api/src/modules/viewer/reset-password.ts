import type { AppContext } from '../../context.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import { readEmail } from './validation.ts';

/**
 * Asks the identity service to send its reset mail. True for every well-formed address, so that nobody learns
 * which ones exist; an outage of the service throws.
 */
export async function resetPassword(app: AppContext, email: string): Promise<boolean> {
  const address = readEmail(email);
  if (address === null) throw new InvalidInputError('email must be an e-mail address.');
  await app.identity.sendPasswordReset(address);
  return true;
}
