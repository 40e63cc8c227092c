import { graphql, useMutation } from 'react-relay';
import type { useRemoveInvitationCodeMutation } from './__generated__/useRemoveInvitationCodeMutation.graphql';

/** Takes up an invitation; resolves to whether it was still open, rejects when no answer came. */
export function useRemoveInvitationCode() {
  const [commit] = useMutation<useRemoveInvitationCodeMutation>(graphql`
    mutation useRemoveInvitationCodeMutation($code: String!) {
      removeInvitationCode(code: $code)
    }
  `);
  return (code: string) =>
    new Promise<boolean>((resolve, reject) => {
      commit({
        variables: { code },
        onCompleted: ({ removeInvitationCode }) => resolve(removeInvitationCode),
        onError: reject,
      });
    });
}
