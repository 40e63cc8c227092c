import type { PublicConfiguration } from '../contract/release-document.ts';
import { type AuthState, followUser, type Watchable } from './auth-state.ts';
import type { IdentityService } from './identity-service.ts';
import {
  forgetStoredUser,
  hasStoredUser,
  isStoredUser,
  storedSession,
  whenUserIsStored,
} from './stored-session.ts';

/** The addresses that a mailed code is about. */
export interface CheckedAction {
  /** The address that counts once the code is used. */
  email: string | null;
  /** The one before a change. */
  previousEmail: string | null;
}

/** What the product does with the identity service. Failures are `FirebaseError`s; see `errors/auth-errors`. */
export interface Identity {
  state: Watchable<AuthState>;
  /**
   * Follows the session from now on: other tabs, and tokens that run out. Without a session the SDK is fetched once another
   * tab begins one. The host calls it behind the first screen.
   */
  follow: () => Promise<void>;
  /** Fetches the SDK for what a visitor is about to do. */
  prepare: () => Promise<void>;
  /** Resolves with the first report of the identity service; rejects when its SDK can’t be loaded. */
  ready: () => Promise<void>;
  /** The user whose session is known or at least stored and unexpired; null when there is none. */
  probableUserId: () => string | null;
  /** False when another tab has ended this user's session, or begun one, and this page may not have heard of it. */
  isStoredUser: (userId: string | null) => boolean;
  /** Null when signed out. */
  getToken: (options: { forceRefresh: boolean }) => Promise<string | null>;
  email: () => Promise<string | null>;
  signIn: (email: string, password: string) => Promise<void>;
  /** Fails only if there is no account then: the name is not worth asking again for. */
  signUp: (email: string, password: string, displayName: string) => Promise<void>;
  /** Forgets the session in this browser; signing out is `Account.signOut`, which ends it at the API first. */
  forget: () => Promise<void>;
  changePassword: (current: string, next: string) => Promise<void>;
  /** Sends a confirmation to the new address; the change takes effect when its link is opened. */
  changeEmail: (currentPassword: string, newEmail: string) => Promise<void>;
  /** Verifies the code and applies the new password; resolves to the address, to sign in with. */
  confirmPasswordReset: (code: string, password: string) => Promise<string>;
  /** The address a reset code belongs to. */
  checkPasswordResetCode: (code: string) => Promise<string>;
  /** What a mailed code is about, without using it up. */
  checkAction: (code: string) => Promise<CheckedAction>;
  verifyEmail: (code: string) => Promise<void>;
}

/**
 * What the page knows of its session without the identity service's SDK, which is fetched once something needs it:
 * most first screens need no more than the token that is stored. Only the host calls it, once.
 */
export function createIdentity(
  config: PublicConfiguration['identity'],
  importService = () => import(/* webpackChunkName: "identity" */ './identity-service.ts'),
): Identity {
  const { apiKey } = config;
  const { state, ready, report } = followUser();
  let service: IdentityService | undefined;
  let connecting: Promise<IdentityService> | undefined;
  const connect = () => {
    connecting ??= importService().then(
      ({ connectIdentity }) => {
        service = connectIdentity(config, report);
        return service;
      },
      (cause: unknown) => {
        connecting = undefined;
        // As the SDK says it when it can't get through to its server.
        throw Object.assign(new Error('the SDK can’t be had', { cause }), {
          code: 'auth/network-request-failed',
        });
      },
    );
    return connecting;
  };
  const settled = async () => {
    const connected = await connect();
    await ready;
    return connected;
  };
  if (!hasStoredUser(apiKey)) report.user(null);
  const stored = () => (state.get().status === 'uninitialized' ? storedSession(apiKey) : null);
  return {
    state,
    follow: async () => {
      if (!hasStoredUser(apiKey)) await whenUserIsStored(apiKey);
      await connect();
    },
    prepare: async () => {
      await connect();
    },
    ready: async () => {
      if (state.get().status === 'uninitialized') await settled();
    },
    probableUserId: () => service?.userId() ?? stored()?.userId ?? null,
    isStoredUser: (userId) => isStoredUser(apiKey, userId),
    getToken: async ({ forceRefresh }) => {
      const session = forceRefresh ? null : stored();
      if (session) return session.token;
      if (!service && !hasStoredUser(apiKey)) return null;
      return (await settled()).getToken(forceRefresh);
    },
    email: async () => (await settled()).email(),
    forget: async () => {
      const connected = await connect().catch(() => null);
      if (connected) return connected.forget();
      forgetStoredUser(apiKey);
      report.user(null);
    },
    signIn: async (...args) => (await connect()).signIn(...args),
    signUp: async (...args) => (await connect()).signUp(...args),
    changePassword: async (...args) => (await settled()).changePassword(...args),
    changeEmail: async (...args) => (await settled()).changeEmail(...args),
    confirmPasswordReset: async (...args) => (await connect()).confirmPasswordReset(...args),
    checkPasswordResetCode: async (...args) => (await connect()).checkPasswordResetCode(...args),
    checkAction: async (...args) => (await connect()).checkAction(...args),
    verifyEmail: async (...args) => (await connect()).verifyEmail(...args),
  };
}
