import { useRef } from 'react';
import { getIdentity, getProfile } from '@yado/shared/auth';
import { authErrorMessage } from '@yado/shared/errors/auth-errors';
import { actionMessage } from '@yado/shared/errors/action-message';
import { useRemoveInvitationCode } from './use-remove-invitation-code.ts';
import { useSetDisplayName } from './use-set-display-name.ts';
import type { SignUpFields } from './sign-up-form.ts';

export type SignUpOutcome =
  | {
      kind: 'done';
      named: boolean;
      /** The account that was there may have been another person's: there is a new one. */
      isReplaced: boolean;
    }
  /** That account is gone, and the new one could not be made: to be tried again with a new password. */
  | { kind: 'removed' }
  /** The identity service knows the address; its own password is needed. */
  | { kind: 'exists' }
  /** The invitation was used, withdrawn or replaced meanwhile. */
  | { kind: 'closed' }
  | { kind: 'failed'; message: string };

interface Invited {
  code: string;
  email: string;
  /** As the inviter wrote it. */
  name: string;
}

/**
 * Account, invitation, name, in this order. Each step that is done stays done, so that trying again after a failure
 * continues where it stopped.
 */
export function useSignUp({ code, email, name: invitedName }: Invited) {
  const [removeInvitationCode] = useRemoveInvitationCode();
  const [setDisplayName] = useSetDisplayName();
  // Not asked of the identity service: a session from before says nothing about the password typed here.
  const hasAccount = useRef(false);

  return async ({ name, password }: SignUpFields, existing: boolean): Promise<SignUpOutcome> => {
    const identity = getIdentity();
    const makeOwnAccount = (): Promise<'made' | 'closed' | 'removed'> =>
      identity.signUp(email, password, name).then(
        () => 'made',
        // Where the account is still there, it was not for its sake that the invitation was refused.
        (error: unknown) => (isKnownAddress(error) ? 'closed' : 'removed'),
      );
    let isReplaced = false;
    try {
      if (!hasAccount.current) {
        await (existing ? identity.signIn(email, password) : identity.signUp(email, password, name));
        hasAccount.current = true;
      }
    } catch (error) {
      return isKnownAddress(error)
        ? { kind: 'exists' }
        : { kind: 'failed', message: authErrorMessage(error) };
    }
    let accepted = await removeInvitationCode({ code });
    // An account that may be another person's is gone by now: this one makes their own, under the password typed.
    if (accepted.kind === 'ok' && !accepted.data && existing) {
      const own = await makeOwnAccount();
      if (own === 'removed') {
        hasAccount.current = false;
        return { kind: 'removed' };
      }
      isReplaced = own === 'made';
      if (isReplaced) accepted = await removeInvitationCode({ code });
    }
    if (accepted.kind !== 'ok') return { kind: 'failed', message: actionMessage('招待の登録', accepted) };
    if (!accepted.data) return { kind: 'closed' };
    const named = name === invitedName || (await setDisplayName({ input: { name } })).kind === 'ok';
    // The load that the sign-in began may be older than the invitation's acceptance.
    await getProfile().follow(identity.probableUserId());
    await getProfile().refresh();
    return { kind: 'done', named, isReplaced };
  };
}

function isKnownAddress(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'auth/email-already-in-use'
  );
}
