import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql';

type Outcome = 'none' | 'sent' | 'failed';

export function useResetPassword() {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const [commit, isSending] = useMutation<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($email: String!) {
      resetPassword(email: $email)
    }
  `);
  const resetPassword = (email: string) => {
    commit({
      variables: { email },
      onCompleted: () => setOutcome('sent'),
      onError: () => setOutcome('failed'),
    });
  };
  return { resetPassword, isSending, outcome };
}
