import { graphql, useMutation } from 'react-relay';
import { requestFailureMessage } from '../../lib/request-failure.ts';
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
        onError: (error) => resolve(requestFailureMessage('メールの送信', error)),
      });
    });
  return { resetPassword, isSending };
}
