import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useRemoveInvitationCodeMutation } from './__generated__/useRemoveInvitationCodeMutation.graphql';

/** Accepts an invitation; false when it is not open any more. */
export const useRemoveInvitationCode = () =>
  useAction<useRemoveInvitationCodeMutation>(graphql`
    mutation useRemoveInvitationCodeMutation($code: String!) {
      removeInvitationCode(code: $code)
    }
  `);
