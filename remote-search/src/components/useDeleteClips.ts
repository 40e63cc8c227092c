import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useDeleteClipsMutation } from './__generated__/useDeleteClipsMutation.graphql';

export type DeleteClipsEnding =
  | { kind: 'deleted'; ids: readonly string[] }
  | { kind: 'failed'; error: unknown };

/**
 * Deletes saved rates and takes them out of the page's lists: the bare one, and that of `list`, the arguments that a
 * list was priced with.
 */
export function useDeleteClips(): {
  deleteClips: (ids: readonly string[], list?: Record<string, unknown>) => Promise<DeleteClipsEnding>;
  isDeleting: boolean;
} {
  const [commit, isDeleting] = useMutation<useDeleteClipsMutation>(graphql`
    mutation useDeleteClipsMutation($ids: [ID!]!) {
      deleteClippedHotelRates(ids: $ids)
    }
  `);
  const deleteClips = useCallback(
    (ids: readonly string[], list?: Record<string, unknown>) =>
      new Promise<DeleteClipsEnding>((done) => {
        commit({
          variables: { ids: [...ids] },
          updater: (store) => {
            const root = store.getRoot();
            for (const variables of [undefined, list]) {
              const clips = root.getLinkedRecords('clippedHotelRates', variables);
              if (!clips) continue;
              const left = clips.filter((clip) => !ids.includes(String(clip.getValue('id'))));
              root.setLinkedRecords(left, 'clippedHotelRates', variables);
            }
          },
          onCompleted: ({ deleteClippedHotelRates }, errors) =>
            done(
              errors?.length
                ? { kind: 'failed', error: new Error(errors[0]?.message) }
                : { kind: 'deleted', ids: deleteClippedHotelRates },
            ),
          onError: (error) => done({ kind: 'failed', error }),
        });
      }),
    [commit],
  );
  return { deleteClips, isDeleting };
}
