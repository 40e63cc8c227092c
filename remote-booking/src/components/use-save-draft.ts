import { useAction } from '@yado/shared/relay/use-action';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { type Draft, toSavedDraft } from '../lib/draft.ts';
import type { PaymentType, useSaveDraftMutation } from './__generated__/useSaveDraftMutation.graphql';

/** Saves a draft on the server; resolves to its revision, rejects when no answer came. */
export function useSaveDraft(priceCheckId: string): (draft: Draft) => Promise<number | null> {
  const [commit] = useAction<useSaveDraftMutation>(graphql`
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
    async (draft) => {
      const saved = toSavedDraft(draft);
      const paymentType = saved.paymentType as PaymentType | null;
      const result = await commit({ input: { ...saved, paymentType, priceCheckId } });
      if (result.kind === 'unknown') throw result.error;
      return result.data?.draft?.revision ?? null;
    },
    [commit, priceCheckId],
  );
}
