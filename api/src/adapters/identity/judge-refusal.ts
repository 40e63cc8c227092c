import type { Fault } from '../probe/probe-result.ts';
import { getFirebaseCode } from './firebase-errors.ts';

const KEY_REFUSED: Fault = {
  kind: 'refused-key',
  text: 'Google does not take the service account.',
  mend: 'Set FIREBASE_SERVICE_ACCOUNT_FILE to a JSON key of the project that is not revoked.',
};
const REFUSALS: Readonly<Record<string, Fault>> = {
  'auth/invalid-credential': KEY_REFUSED,
  'auth/insufficient-permission': {
    kind: 'missing-right',
    text: 'The service account lacks the role Firebase Authentication Admin (roles/firebaseauth.admin).',
    mend: 'Grant the role to the service account in the project of FIREBASE_PROJECT_ID.',
  },
  'auth/project-not-found': {
    kind: 'wrong-account',
    text: 'Google knows no such project.',
    mend: 'Compare FIREBASE_PROJECT_ID with the id of the project in the console.',
  },
  'auth/configuration-not-found': {
    kind: 'wrong-account',
    text: 'Authentication was never switched on in the console of the project.',
    mend: 'Open Authentication in the console of FIREBASE_PROJECT_ID, and switch e-mail with password on.',
  },
};

/** What an error of the library, or the cause of ours, says of the service account; null where it says nothing against it. */
export function judgeRefusal(error: unknown): Fault | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = getFirebaseCode(error) ?? '';
  // The library gives a credential that is refused the same code as a Google that can't be reached.
  if (code === 'app/invalid-credential') return isForGood(error) ? KEY_REFUSED : null;
  if (REFUSALS[code]) return REFUSALS[code];
  return cause === error ? null : judgeRefusal(cause);
}

function isForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  const answer = cause instanceof Error && 'response' in cause ? cause.response : undefined;
  const status =
    typeof answer === 'object' && answer !== null && 'status' in answer ? Number(answer.status) : 0;
  return (status >= 400 && status < 429) || error.message.includes('Could not load the default credentials');
}
