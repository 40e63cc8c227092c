import { ConfigError } from '../../config/config-error.ts';
import type { AppContext } from '../../context.ts';

/**
 * Ends a start with a credential by which no account can ever be made: people could sign in and nobody be invited.
 * A service that does not answer now is only logged.
 */
export async function checkIdentity({ identity, log }: Pick<AppContext, 'identity' | 'log'>): Promise<void> {
  const check = await identity.checkCredential();
  if (check.kind === 'unavailable')
    log.warn({ event: 'identity-not-checked' }, 'the identity service did not answer');
  if (check.kind === 'refused')
    throw new ConfigError(
      `Accounts can't be read or made: ${check.reason}. See FIREBASE_SERVICE_ACCOUNT_FILE in deploy/README.md.`,
    );
}
