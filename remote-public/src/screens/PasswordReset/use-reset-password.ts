import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql';

/** Asks for a mail with a link. */
export const useResetPassword = () =>
  useAction<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($email: String!) {
      resetPassword(email: $email)
    }
  `);
