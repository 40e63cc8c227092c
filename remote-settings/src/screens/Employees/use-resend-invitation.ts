import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useResendInvitationMutation } from './__generated__/useResendInvitationMutation.graphql';

/** Sends a new invitation mail; the link of the last one stops working. */
export const useResendInvitation = () =>
  useAction<useResendInvitationMutation>(graphql`
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
