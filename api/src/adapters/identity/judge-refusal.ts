import type { Fault } from '../probe/probe-result.ts';
import { getFirebaseCode } from './firebase-errors.ts';
import { type GoogleAnswer, isOutOfQuota, readGoogleAnswer } from './google-answer.ts';

const KEY_REFUSED: Fault = {
  kind: 'refused-key',
  text: 'Google does not take the service account.',
  mend: 'Set FIREBASE_SERVICE_ACCOUNT_FILE to a JSON key of the project that is not revoked.',
};
const RIGHT_MISSING: Fault = {
  kind: 'missing-right',
  text: 'The service account lacks the role Firebase Authentication Admin (roles/firebaseauth.admin).',
  mend: 'Grant the role to the service account in the project of FIREBASE_PROJECT_ID.',
};
const INTERFACE_CLOSED: Fault = {
  kind: 'missing-right',
  text: 'The Identity Toolkit API is not enabled in the project.',
  mend: 'Console of Google Cloud, APIs & Services: enable it in the project of FIREBASE_PROJECT_ID.',
};
const REFUSALS: Readonly<Record<string, Fault>> = {
  'auth/invalid-credential': KEY_REFUSED,
  'auth/insufficient-permission': RIGHT_MISSING,
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
  // The library knows texts of Google's, of which there are more than it knows.
  const answer = getFirebaseCode(error)?.startsWith('auth/') ? readGoogleAnswer(error) : null;
  if (answer) return judgeAnswer(answer);
  return cause === error ? null : judgeRefusal(cause);
}

function judgeAnswer(answer: GoogleAnswer): Fault | null {
  const { status, reasons } = answer;
  if (reasons === null || isOutOfQuota(answer)) return null;
  if (status === 401) return KEY_REFUSED;
  if (status !== 403) return null;
  return reasons.includes('SERVICE_DISABLED') ? INTERFACE_CLOSED : RIGHT_MISSING;
}

function isForGood(error: unknown): boolean {
  const answer = readGoogleAnswer(error);
  if (answer) return answer.reasons !== null && answer.status >= 400 && answer.status < 429;
  return error instanceof Error && error.message.includes('Could not load the default credentials');
}
