import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { ClipErrorCode, useClipRateMutation } from './__generated__/useClipRateMutation.graphql';

export type ClipInput = useClipRateMutation['variables']['input'];
export type ClipEnding =
  | { kind: 'clipped'; id: string }
  | { kind: 'refused'; code: ClipErrorCode }
  | { kind: 'failed'; error: unknown };

/** Saves a rate and adds it to the list of saved ones that the page has. */
export function useClipRate(): { clipRate: (input: ClipInput) => Promise<ClipEnding>; isClipping: boolean } {
  const [commit, isClipping] = useMutation<useClipRateMutation>(graphql`
    mutation useClipRateMutation($input: ClipHotelRateInput!) {
      clipHotelRate(input: $input) {
        __typename
        ... on ClipHotelRateSuccess {
          clippedHotelRate {
            id
            epsPropertyId
            epsRoomId
            epsRateId
            isPackageRate
          }
        }
        ... on ClipHotelRateError {
          errorCode
        }
      }
    }
  `);
  const clipRate = useCallback(
    (input: ClipInput) =>
      new Promise<ClipEnding>((done) => {
        commit({
          variables: { input },
          updater: (store) => {
            const clip = store.getRootField('clipHotelRate').getLinkedRecord('clippedHotelRate');
            const clips = store.getRoot().getLinkedRecords('clippedHotelRates');
            if (clip && clips) store.getRoot().setLinkedRecords([clip, ...clips], 'clippedHotelRates');
          },
          onCompleted: ({ clipHotelRate: answer }, errors) => {
            if (errors?.length) done({ kind: 'failed', error: new Error(errors[0]?.message) });
            else if (answer.__typename === 'ClipHotelRateSuccess')
              done({ kind: 'clipped', id: answer.clippedHotelRate.id });
            else if (answer.__typename === 'ClipHotelRateError')
              done({ kind: 'refused', code: answer.errorCode });
            else done({ kind: 'failed', error: new Error('unknown answer') });
          },
          onError: (error) => done({ kind: 'failed', error }),
        });
      }),
    [commit],
  );
  return { clipRate, isClipping };
}
