import type { VerifiedToken } from '../../adapters/identity/identity-port.ts';
import type { AppContext } from '../../context.ts';
import type { UserRow } from '../organization/tables.ts';
import { endSessionsBefore, markIdentityRead, updateEmail } from './identity-store.ts';
import { sessionCutoff } from './session-cutoff.ts';

/**
 * Takes over the e-mail that the identity service now has for a user, once somebody has shown to read its mailbox, and
 * ends the sessions that the service ended. `session` is the newest one known. Throws ProviderUnavailableError.
 */
export async function syncIdentity(
  app: AppContext,
  user: Pick<UserRow, 'id' | 'email'>,
  session: Pick<VerifiedToken, 'uid' | 'authenticatedAt' | 'issuedAt'>,
): Promise<void> {
  const account = await app.identity.readAccount(session.uid);
  const now = app.clock();
  const cutoff = sessionCutoff(account, session, now);
  if (cutoff !== null) await endSessionsBefore(app.db, user.id, cutoff);
  const email = account?.emailVerified ? account.email : null;
  if (email !== null && email !== user.email && !(await updateEmail(app.db, user.id, email, now))) {
    app.log.error(
      { event: 'email-taken', userId: user.id },
      'the identity service has another user’s e-mail',
    );
  }
  await markIdentityRead(app.db, user.id, now);
}
