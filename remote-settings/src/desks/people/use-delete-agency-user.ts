import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import { takeOffList } from '../../lib/take-off-list.ts';
import type { useDeleteAgencyUserMutation } from './__generated__/useDeleteAgencyUserMutation.graphql';

/** Removes an agency user, and takes them off the list that shows them. */
export function useDeleteAgencyUser(connectionId: string) {
  const [commit, isDeleting] = useAction<useDeleteAgencyUserMutation>(graphql`
    mutation useDeleteAgencyUserMutation($id: ID!) {
      deleteAgencyUser(id: $id) {
        __typename
        ... on DeleteAgencyUserSuccess {
          agencyUser {
            id
          }
        }
        ... on DeleteAgencyUserError {
          errorCode
        }
      }
    }
  `);
  const deleteAgencyUser = (id: string) =>
    commit(
      { id },
      {
        updater: (store, data) => {
          if (data?.deleteAgencyUser.__typename !== 'DeleteAgencyUserSuccess') return;
          takeOffList(
            store,
            connectionId,
            store.getRootField('deleteAgencyUser')?.getLinkedRecord('agencyUser'),
          );
        },
      },
    );
  return [deleteAgencyUser, isDeleting] as const;
}
