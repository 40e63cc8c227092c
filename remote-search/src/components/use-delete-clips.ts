import { useAction } from '@yado/shared/relay/use-action';
import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useDeleteClipsMutation } from './__generated__/useDeleteClipsMutation.graphql';

/**
 * Deletes saved rates and takes them out of the page's lists: the bare one, and that of `list`, the arguments that a
 * list was priced with.
 */
export function useDeleteClips() {
  const [commit, isDeleting] = useAction<useDeleteClipsMutation>(graphql`
    mutation useDeleteClipsMutation($ids: [ID!]!) {
      deleteClippedHotelRates(ids: $ids)
    }
  `);
  const deleteClips = useCallback(
    (ids: readonly string[], list?: Record<string, unknown>) =>
      commit(
        { ids: [...ids] },
        {
          updater: (store) => {
            const root = store.getRoot();
            for (const variables of [undefined, list]) {
              const clips = root.getLinkedRecords('clippedHotelRates', variables);
              if (!clips) continue;
              const left = clips.filter((clip) => !ids.includes(String(clip.getValue('id'))));
              root.setLinkedRecords(left, 'clippedHotelRates', variables);
            }
          },
        },
      ),
    [commit],
  );
  return [deleteClips, isDeleting] as const;
}
