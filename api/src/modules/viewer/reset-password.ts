import { z } from 'zod';
import type { AppContext } from '../../context.ts';
import { InvalidInputError } from '../../errors.ts';

const address = z.email().max(254);

/**
 * Asks the identity service to send its reset mail. True for every well-formed address, so that nobody learns
 * which ones exist; an outage of the service throws.
 */
export async function resetPassword(app: AppContext, email: string): Promise<boolean> {
  const parsed = address.safeParse(email.trim());
  if (!parsed.success) throw new InvalidInputError('email must be an e-mail address.');
  await app.identity.sendPasswordReset(parsed.data);
  return true;
}
