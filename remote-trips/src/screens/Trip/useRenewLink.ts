import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import type { useRenewLinkMutation } from './__generated__/useRenewLinkMutation.graphql';

const action = 'リンクの発行';

/** Resolves to what went wrong, or null. */
export function useRenewLink() {
  const [commit, isRenewing] = useMutation<useRenewLinkMutation>(graphql`
    mutation useRenewLinkMutation($travelId: ID!) {
      renewTravelPublicKey(travelId: $travelId) {
        ...TripSharing_travel
      }
    }
  `);
  const renewLink = (travelId: string) =>
    new Promise<string | null>((resolve) => {
      commit({
        variables: { travelId },
        onCompleted: ({ renewTravelPublicKey: trip }) =>
          resolve(trip ? null : actionFailureMessage(action, { code: 'NOT_FOUND' })),
        onError: (error) => resolve(actionFailureMessage(action, error)),
      });
    });
  return { renewLink, isRenewing };
}
