import { initializeApp } from 'firebase/app';
import {
  type ActionCodeInfo,
  type Auth,
  applyActionCode,
  browserLocalPersistence,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  initializeAuth,
  onIdTokenChanged,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { PublicConfiguration } from '../contract/release-document.ts';
import { type AuthState, followUser, type Watchable } from './auth-state.ts';
import { storedSession } from './stored-session.ts';

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
  /** Resolves with the first report of the identity service. */
  ready: () => Promise<void>;
  /** The user whose session is known or at least stored and unexpired; null when there is none. */
  probableUserId: () => string | null;
  /** Null when signed out. */
  getToken: (options: { forceRefresh: boolean }) => Promise<string | null>;
  email: () => string | null;
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
  /** Restores the address from before a change and returns it. */
  undoEmailChange: (code: string) => Promise<string | null>;
}

/** Connects to the identity service. Only the host calls it, once. */
export function createIdentity(config: PublicConfiguration['identity']): Identity {
  const app = initializeApp({ apiKey: config.apiKey, projectId: config.projectId });
  // Explicit persistence and no popup resolver: keeps the redirect and popup code out of the bundle.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  if (config.emulatorUrl) connectAuthEmulator(auth, config.emulatorUrl, { disableWarnings: true });
  const { state, ready } = followUser((onUser, onError) => {
    onIdTokenChanged(auth, (user) => onUser(user?.uid ?? null), onError);
  });
  const stored = () => (state.get().status === 'uninitialized' ? storedSession(config.apiKey) : null);
  return {
    state,
    ready: () => ready,
    probableUserId: () => auth.currentUser?.uid ?? stored()?.userId ?? null,
    getToken: async ({ forceRefresh }) => {
      const session = forceRefresh ? null : stored();
      if (session) return session.token;
      await ready;
      return (await auth.currentUser?.getIdToken(forceRefresh)) ?? null;
    },
    email: () => auth.currentUser?.email ?? null,
    forget: () => signOut(auth),
    ...passwordOperations(auth),
    ...actionCodeOperations(auth),
  };
}

function passwordOperations(auth: Auth) {
  return {
    signIn: async (email: string, password: string) => {
      await signInWithEmailAndPassword(auth, email, password);
    },
    signUp: async (email: string, password: string, displayName: string) => {
      const { user } = await createUserWithEmailAndPassword(auth, email, password);
      try {
        await updateProfile(user, { displayName });
        await user.getIdToken(true);
      } catch {
        // Screens show the API's name; a second try could not make the account, which exists now.
      }
    },
    changePassword: async (current: string, next: string) => {
      await updatePassword(await reauthenticated(auth, current), next);
    },
    changeEmail: async (currentPassword: string, newEmail: string) => {
      await verifyBeforeUpdateEmail(await reauthenticated(auth, currentPassword), newEmail);
    },
  };
}

function actionCodeOperations(auth: Auth) {
  return {
    confirmPasswordReset: async (code: string, password: string) => {
      const email = await verifyPasswordResetCode(auth, code);
      await confirmPasswordReset(auth, code, password);
      return email;
    },
    checkPasswordResetCode: (code: string) => verifyPasswordResetCode(auth, code),
    checkAction: async (code: string) => {
      const { data } = await checkActionCode(auth, code);
      return { email: data.email ?? null, previousEmail: data.previousEmail ?? null };
    },
    verifyEmail: (code: string) => applyActionCode(auth, code),
    undoEmailChange: async (code: string) => {
      const info: ActionCodeInfo = await checkActionCode(auth, code);
      await applyActionCode(auth, code);
      return info.data.email ?? null;
    },
  };
}

async function reauthenticated(auth: Auth, password: string): Promise<User> {
  const user = auth.currentUser;
  if (!user?.email) throw new Error('not signed in');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  return user;
}
