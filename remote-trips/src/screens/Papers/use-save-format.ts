import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useSaveFormatMutation } from './__generated__/useSaveFormatMutation.graphql';

/** Keeps a format of the company's own; a new one joins the list. */
export function useSaveFormat() {
  const [commit, isSaving] = useAction<useSaveFormatMutation>(graphql`
    mutation useSaveFormatMutation($input: SaveAccountingProfileInput!) {
      saveAccountingProfile(input: $input) {
        __typename
        ... on SaveAccountingProfileSuccess {
          profile {
            id
            isOwn
            ...AccountingFormatDialog_profile
            ...AccountingFileDialog_profile
          }
        }
        ... on SaveAccountingProfileError {
          errorCode
        }
      }
    }
  `);
  const saveFormat = (variables: useSaveFormatMutation['variables']) =>
    commit(variables, {
      updater: (store) => {
        const saved = store.getRootField('saveAccountingProfile')?.getLinkedRecord('profile');
        const listed = store.getRoot().getLinkedRecords('accountingProfiles') ?? [];
        if (!saved || listed.some((profile) => profile?.getDataID() === saved.getDataID())) return;
        store.getRoot().setLinkedRecords([...listed, saved], 'accountingProfiles');
      },
    });
  return [saveFormat, isSaving] as const;
}
