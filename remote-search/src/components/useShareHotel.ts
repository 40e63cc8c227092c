import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useShareHotelMutation } from './__generated__/useShareHotelMutation.graphql';

export type ShareEnding =
  | { kind: 'shared'; url: string }
  | { kind: 'refused' }
  | { kind: 'failed'; error: unknown };

/** The link to a hotel's public page; one per branch, the same each time. */
export function useShareHotel(): {
  shareHotel: (epsPropertyId: string) => Promise<ShareEnding>;
  isSharing: boolean;
} {
  const [commit, isSharing] = useMutation<useShareHotelMutation>(graphql`
    mutation useShareHotelMutation($epsPropertyId: ID!) {
      shareHotel(epsPropertyId: $epsPropertyId) {
        url
      }
    }
  `);
  const shareHotel = useCallback(
    (epsPropertyId: string) =>
      new Promise<ShareEnding>((done) => {
        commit({
          variables: { epsPropertyId },
          onCompleted: ({ shareHotel: share }, errors) => {
            if (errors?.length) done({ kind: 'failed', error: new Error(errors[0]?.message) });
            else done(share ? { kind: 'shared', url: share.url } : { kind: 'refused' });
          },
          onError: (error) => done({ kind: 'failed', error }),
        });
      }),
    [commit],
  );
  return { shareHotel, isSharing };
}
