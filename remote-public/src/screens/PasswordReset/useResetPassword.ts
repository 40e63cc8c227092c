import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import type { useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql';

/** Asks for a mail with a link; resolves to what went wrong, or null. */
export function useResetPassword() {
  const [commit, isSending] = useMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($email: String!) {
      resetPassword(email: $email)
    }
  `);
  const resetPassword = (email: string) =>
    new Promise<string | null>((resolve) => {
      commit({
        variables: { email },
        onCompleted: () => resolve(null),
        onError: (error) => resolve(actionFailureMessage('メールの送信', error)),
      });
    });
  return { resetPassword, isSending };
}
