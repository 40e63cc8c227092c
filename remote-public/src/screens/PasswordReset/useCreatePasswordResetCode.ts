import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import type { useCreatePasswordResetCodeMutation } from './__generated__/useCreatePasswordResetCodeMutation.graphql';

/** Asks for a mail with a secret to type; resolves to the name of the request or to what went wrong. */
export function useCreatePasswordResetCode() {
  const [commit, isAsking] = useMutation<useCreatePasswordResetCodeMutation>(graphql`
    mutation useCreatePasswordResetCodeMutation($input: CreatePasswordResetCodeInput!) {
      createPasswordResetCode(input: $input) {
        code
      }
    }
  `);
  const createPasswordResetCode = (email: string) =>
    new Promise<{ request: string } | { failure: string }>((resolve) => {
      commit({
        variables: { input: { email } },
        onCompleted: ({ createPasswordResetCode: { code } }) => resolve({ request: code }),
        onError: (error) => resolve({ failure: actionFailureMessage('メールの送信', error) }),
      });
    });
  return { createPasswordResetCode, isAsking };
}
