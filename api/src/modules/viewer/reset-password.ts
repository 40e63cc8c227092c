import type { AppContext } from '../../context.ts';
import { countMail } from '../../limits/count-mail.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import { readEmail } from './validation.ts';

/**
 * Asks the identity service to send its reset mail. True for every well-formed address, so that nobody learns
 * which ones exist or have got all the links that their limit allows; an outage of the service throws.
 */
export async function resetPassword(app: AppContext, email: string): Promise<boolean> {
  const address = readEmail(email);
  if (address === null) throw new InvalidInputError('email must be an e-mail address.');
  const parties = { recipient: address, senderId: null };
  // While the counts are unavailable the limit of the asker's address still holds.
  const over = await countMail(app.counts, app.config, 'PASSWORD_LINK', parties).catch(() => null);
  if (over === null) await app.identity.sendPasswordReset(address);
  return true;
}
