import type { Auth } from 'firebase-admin/auth';
import { callFirebase, getFirebaseCode } from './firebase-errors.ts';
import type { CredentialCheck } from './identity-port.ts';

/** No account has this id: ids are ours or Firebase's, neither begins so. */
const NOBODY = 'credential-probe';

const REFUSALS: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'Google does not take the service account',
  'auth/insufficient-permission':
    'the service account lacks the role Firebase Authentication Admin (roles/firebaseauth.admin)',
  'auth/project-not-found': 'there is no such project',
  'auth/configuration-not-found': 'Authentication was never switched on in the console of the project',
};

/** Whether the service account may do what the API needs, as against a service that does not answer. */
export async function checkCredential(auth: Auth): Promise<CredentialCheck> {
  try {
    await callFirebase<unknown>(() => auth.getUser(NOBODY), { 'auth/user-not-found': 'nobody' });
    return { kind: 'usable' };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const code = getFirebaseCode(cause) ?? '';
    const isRefused = code === 'app/invalid-credential' && isForGood(cause);
    const reason = isRefused ? REFUSALS['auth/invalid-credential'] : REFUSALS[code];
    return reason === undefined ? { kind: 'unavailable' } : { kind: 'refused', reason };
  }
}

/** The library gives a credential that is refused the same code as a Google that can't be reached. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { cause } = error;
  const answer = cause instanceof Error && 'response' in cause ? cause.response : undefined;
  const status =
    typeof answer === 'object' && answer !== null && 'status' in answer ? Number(answer.status) : 0;
  return (status >= 400 && status < 429) || error.message.includes('Could not load the default credentials');
}
