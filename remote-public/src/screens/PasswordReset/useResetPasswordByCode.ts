import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import type {
  ResetPasswordByCodeInput,
  useResetPasswordByCodeMutation,
} from './__generated__/useResetPasswordByCodeMutation.graphql';
import { type CodeProblem, passwordCodeProblem } from './password-code-errors.ts';

/** Sets the password; resolves to the account's address, to sign in with, or to what went wrong. */
export function useResetPasswordByCode() {
  const [commit, isResetting] = useMutation<useResetPasswordByCodeMutation>(graphql`
    mutation useResetPasswordByCodeMutation($input: ResetPasswordByCodeInput!) {
      resetPasswordByCode(input: $input) {
        __typename
        ... on ResetPasswordByCodeSuccess {
          email
        }
        ... on ResetPasswordByCodeError {
          errorCode
        }
      }
    }
  `);
  const resetPasswordByCode = (input: ResetPasswordByCodeInput) =>
    new Promise<{ email: string } | CodeProblem>((resolve) => {
      commit({
        variables: { input },
        onCompleted: ({ resetPasswordByCode: result }) =>
          resolve(
            result.__typename === 'ResetPasswordByCodeSuccess'
              ? { email: result.email }
              : passwordCodeProblem('errorCode' in result ? result.errorCode : 'UNEXPECTED'),
          ),
        onError: (error) =>
          resolve({ at: 'form', message: actionFailureMessage('パスワードの再設定', error) }),
      });
    });
  return { resetPasswordByCode, isResetting };
}
