import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useDeleteFormatMutation } from './__generated__/useDeleteFormatMutation.graphql';

/** Takes a format of the company's own off the list. */
export function useDeleteFormat() {
  const [commit, isDeleting] = useAction<useDeleteFormatMutation>(graphql`
    mutation useDeleteFormatMutation($profileId: ID!) {
      deleteAccountingProfile(profileId: $profileId)
    }
  `);
  const deleteFormat = (profileId: string) =>
    commit(
      { profileId },
      {
        updater: (store) => {
          const listed = store.getRoot().getLinkedRecords('accountingProfiles') ?? [];
          const left = listed.filter((profile) => profile?.getValue('id') !== profileId);
          store.getRoot().setLinkedRecords(left, 'accountingProfiles');
        },
      },
    );
  return [deleteFormat, isDeleting] as const;
}
