import type { Auth, UserRecord } from 'firebase-admin/auth';
import { ProviderUnavailableError } from '../../lib/errors.ts';
import type { FirebaseCall } from './firebase-errors.ts';
import type { IdentityAccount, IdentityPort } from './identity-port.ts';

type AccountMethods = Pick<
  IdentityPort,
  | 'readAccount'
  | 'findAccount'
  | 'claimAccount'
  | 'deleteAccount'
  | 'createPasswordLinkCode'
  | 'setPassword'
  | 'revokeSessions'
>;

const weakPassword = {
  'auth/invalid-password': 'weak',
  'auth/weak-password': 'weak',
  'auth/password-does-not-meet-requirements': 'weak',
  'auth/user-not-found': 'gone',
} as const;

/** Reading and changing accounts with the rights of the server. */
export function accountMethods(auth: Auth, call: FirebaseCall): AccountMethods {
  const deleteAccount = (uid: string) =>
    call<void | 'gone'>(() => auth.deleteUser(uid), { 'auth/user-not-found': 'gone' }).then(() => undefined);
  return {
    async readAccount(uid) {
      const record = await call<UserRecord | null>(() => auth.getUser(uid), {
        'auth/user-not-found': null,
      });
      return record === null ? null : toAccount(record);
    },
    async findAccount(email) {
      const record = await call<UserRecord | null>(() => auth.getUserByEmail(email), {
        'auth/user-not-found': null,
      });
      return record === null ? null : toAccount(record);
    },
    async claimAccount({ email, name }) {
      const create = () =>
        call<UserRecord | 'existing'>(() => auth.createUser({ email, displayName: name }), {
          'auth/email-already-exists': 'existing',
        });
      const created = await create();
      if (created !== 'existing') return { uid: created.uid };
      await deleteAccount((await call(() => auth.getUserByEmail(email))).uid);
      const renewed = await create();
      // Somebody makes it again and again; the task tries later.
      if (renewed === 'existing') throw new ProviderUnavailableError('identity');
      return { uid: renewed.uid };
    },
    deleteAccount,
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
    createdAt: new Date(record.metadata.creationTime),
    sessionsValidAfter: record.tokensValidAfterTime ? new Date(record.tokensValidAfterTime) : null,
    providers: record.providerData.map(({ providerId }) => providerId),
  };
}
