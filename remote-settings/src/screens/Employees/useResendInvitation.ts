import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import { employeeMessage } from './employee-messages.ts';
import type { useResendInvitationMutation } from './__generated__/useResendInvitationMutation.graphql';

const ACTION = '招待メールの再送';

export function useResendInvitation() {
  const [commit, isSending] = useMutation<useResendInvitationMutation>(graphql`
    mutation useResendInvitationMutation($id: ID!) {
      resendInvitation(employeeId: $id) {
        __typename
        ... on InviteSuccess {
          employee {
            id
            status
          }
        }
        ... on EmployeeError {
          errorCode
        }
      }
    }
  `);
  const resendInvitation = (
    id: string,
    told: { onDone: () => void; onFailed: (message: string) => void },
  ) => {
    commit({
      variables: { id },
      onCompleted: ({ resendInvitation: result }, errors) => {
        if (errors?.length) told.onFailed(actionFailureMessage(ACTION, errors[0]));
        else if (result.__typename === 'InviteSuccess') told.onDone();
        else told.onFailed(employeeMessage(ACTION, 'errorCode' in result ? String(result.errorCode) : ''));
      },
      onError: (error) => told.onFailed(actionFailureMessage(ACTION, error)),
    });
  };
  return { resendInvitation, isSending };
}
