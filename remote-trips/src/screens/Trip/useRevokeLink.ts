import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import type { useRevokeLinkMutation } from './__generated__/useRevokeLinkMutation.graphql';

const action = 'リンクの無効化';

/** Resolves to what went wrong, or null. */
export function useRevokeLink() {
  const [commit, isRevoking] = useMutation<useRevokeLinkMutation>(graphql`
    mutation useRevokeLinkMutation($travelId: ID!) {
      revokeTravelPublicKey(travelId: $travelId) {
        ...TripSharing_travel
      }
    }
  `);
  const revokeLink = (travelId: string) =>
    new Promise<string | null>((resolve) => {
      commit({
        variables: { travelId },
        onCompleted: ({ revokeTravelPublicKey: trip }) =>
          resolve(trip ? null : actionFailureMessage(action, { code: 'NOT_FOUND' })),
        onError: (error) => resolve(actionFailureMessage(action, error)),
      });
    });
  return { revokeLink, isRevoking };
}
