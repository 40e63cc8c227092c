import { useAction } from '@yado/shared/relay/use-action';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useClipRateMutation } from './__generated__/useClipRateMutation.graphql';

export type ClipInput = useClipRateMutation['variables']['input'];

interface Options {
  /** Adds it to the list of what is saved that a hotel's page has; the list of saved rates needs more of each, and reads it again. */
  addsToList: boolean;
}

/** Saves a rate. */
export function useClipRate({ addsToList }: Options) {
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
            if (!addsToList) return;
            const clip = store.getRootField('clipHotelRate').getLinkedRecord('clippedHotelRate');
            const clips = store.getRoot().getLinkedRecords('clippedHotelRates');
            if (clip && clips) store.getRoot().setLinkedRecords([clip, ...clips], 'clippedHotelRates');
          },
        },
      ),
    [addsToList, commit],
  );
  return [clipRate, isClipping] as const;
}
