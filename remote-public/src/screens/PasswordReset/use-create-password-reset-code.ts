import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useCreatePasswordResetCodeMutation } from './__generated__/useCreatePasswordResetCodeMutation.graphql';

/** Asks for a mail with a code to type; the answer names the request. */
export const useCreatePasswordResetCode = () =>
  useAction<useCreatePasswordResetCodeMutation>(graphql`
    mutation useCreatePasswordResetCodeMutation($input: CreatePasswordResetCodeInput!) {
      createPasswordResetCode(input: $input) {
        code
      }
    }
  `);
