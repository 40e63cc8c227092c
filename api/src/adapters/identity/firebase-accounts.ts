import { randomBytes } from 'node:crypto';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import type { FirebaseCall } from './firebase-errors.ts';
import type { IdentityAccount, IdentityPort } from './identity-port.ts';

type AccountMethods = Pick<
  IdentityPort,
  'readAccount' | 'claimAccount' | 'createPasswordLinkCode' | 'setPassword' | 'revokeSessions'
>;

const weakPassword = {
  'auth/invalid-password': 'weak',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'weak',
  'auth/user-not-found': 'gone',
} as const;

/** Reading and changing accounts with the rights of the server. */
export function accountMethods(auth: Auth, call: FirebaseCall): AccountMethods {
  return {
    async readAccount(uid) {
      const record = await call<UserRecord | null>(() => auth.getUser(uid), {
        'auth/user-not-found': null,
      });
      return record === null ? null : toAccount(record);
    },
    async claimAccount({ email, name }) {
      const created = await call<UserRecord | 'existing'>(
        () => auth.createUser({ email, displayName: name }),
        { 'auth/email-already-exists': 'existing' },
      );
      if (created !== 'existing') return { uid: created.uid };
      const { uid } = await call(() => auth.getUserByEmail(email));
      await call(() =>
        auth.updateUser(uid, { password: randomBytes(32).toString('base64url'), displayName: name }),
      );
      await call(() => auth.revokeRefreshTokens(uid));
      return { uid };
    },
    async createPasswordLinkCode(email) {
      const link = await call(() => auth.generatePasswordResetLink(email));
      const code = new URL(link).searchParams.get('oobCode');
      if (code === null) throw new ProviderUnavailableError('identity');
      return code;
    },
    setPassword: (uid, password) =>
      call<'done' | 'weak' | 'gone'>(async () => {
        await auth.updateUser(uid, { password });
        await auth.revokeRefreshTokens(uid);
        return 'done';
      }, weakPassword),
    revokeSessions: (uid) =>
      call<void | 'gone'>(() => auth.revokeRefreshTokens(uid), {
        'auth/user-not-found': 'gone',
      }).then(() => undefined),
  };
}

function toAccount(record: UserRecord): IdentityAccount {
  return {
    uid: record.uid,
    email: record.email ?? null,
    emailVerified: record.emailVerified,
    disabled: record.disabled,
    sessionsValidAfter: record.tokensValidAfterTime ? new Date(record.tokensValidAfterTime) : null,
  };
}
