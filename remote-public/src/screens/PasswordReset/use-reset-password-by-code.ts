import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useResetPasswordByCodeMutation } from './__generated__/useResetPasswordByCodeMutation.graphql';

/** Sets the password by the code of a mail; answers with the address of the account. */
export const useResetPasswordByCode = () =>
  useAction<useResetPasswordByCodeMutation>(graphql`
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
