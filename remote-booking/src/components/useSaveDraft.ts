import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { type Draft, toSavedDraft } from '../lib/draft.ts';
import type { PaymentType, useSaveDraftMutation } from './__generated__/useSaveDraftMutation.graphql';

/** Saves a draft on the server; the answer brings its revision, and trips that the booking would repeat. */
export function useSaveDraft(priceCheckId: string): (draft: Draft) => Promise<number | null> {
  const [commit] = useMutation<useSaveDraftMutation>(graphql`
    mutation useSaveDraftMutation($input: SaveBookingDraftInput!) {
      saveBookingDraft(input: $input) {
        draft {
          revision
        }
        ...DraftProvider_booking
        ...SimilarTravels_booking
      }
    }
  `);
  return useCallback(
    (draft) =>
      new Promise((resolve, reject) => {
        const saved = toSavedDraft(draft);
        commit({
          variables: {
            input: { ...saved, paymentType: saved.paymentType as PaymentType | null, priceCheckId },
          },
          onCompleted: ({ saveBookingDraft }) => resolve(saveBookingDraft?.draft?.revision ?? null),
          onError: reject,
        });
      }),
    [commit, priceCheckId],
  );
}
