import { initializeApp } from 'firebase/app';
import {
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
import type { UserReport } from './auth-state.ts';

export type IdentityService = ReturnType<typeof connectIdentity>;

/** Connects the SDK to the identity service; only `identity.ts` calls it, once. `report` hears who is signed in. */
export function connectIdentity(config: PublicConfiguration['identity'], report: UserReport) {
  const app = initializeApp({ apiKey: config.apiKey, projectId: config.projectId });
  // Explicit persistence and no popup resolver: keeps the redirect and popup code out of the bundle.
  const auth = initializeAuth(app, { persistence: browserLocalPersistence });
  // Its mails and messages: without it they are in the project's own language.
  auth.languageCode = 'ja';
  if (config.emulatorUrl) connectAuthEmulator(auth, config.emulatorUrl, { disableWarnings: true });
  onIdTokenChanged(auth, (user) => report.user(user?.uid ?? null), report.error);
  return {
    userId: () => auth.currentUser?.uid ?? null,
    email: () => auth.currentUser?.email ?? null,
    getToken: async (forceRefresh: boolean) => (await auth.currentUser?.getIdToken(forceRefresh)) ?? null,
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
  };
}

async function reauthenticated(auth: Auth, password: string): Promise<User> {
  const user = auth.currentUser;
  if (!user?.email) throw new Error('not signed in');
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
  return user;
}
