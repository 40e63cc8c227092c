import { useAction } from '@yado/shared/relay/use-action';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useClipRateMutation } from './__generated__/useClipRateMutation.graphql';

export type ClipInput = useClipRateMutation['variables']['input'];

/** Saves a rate and adds it to the list of saved ones that the page has. */
export function useClipRate() {
  const [commit, isClipping] = useAction<useClipRateMutation>(graphql`
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
      commit(
        { input },
        {
          updater: (store) => {
            const clip = store.getRootField('clipHotelRate').getLinkedRecord('clippedHotelRate');
            const clips = store.getRoot().getLinkedRecords('clippedHotelRates');
            if (clip && clips) store.getRoot().setLinkedRecords([clip, ...clips], 'clippedHotelRates');
          },
        },
      ),
    [commit],
  );
  return [clipRate, isClipping] as const;
}
