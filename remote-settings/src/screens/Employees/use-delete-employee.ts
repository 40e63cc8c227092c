import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import { takeOffList } from '../../lib/take-off-list.ts';
import type { useDeleteEmployeeMutation } from './__generated__/useDeleteEmployeeMutation.graphql';

/** Deletes a person, and takes them off the list that shows them. */
export function useDeleteEmployee(connectionId: string) {
  const [commit, isDeleting] = useAction<useDeleteEmployeeMutation>(graphql`
    mutation useDeleteEmployeeMutation($id: ID!) {
      deleteEmployee(id: $id) {
        __typename
        ... on DeleteEmployeeSuccess {
          employee {
            id
            status
          }
        }
        ... on EmployeeError {
          errorCode
        }
      }
    }
  `);
  const deleteEmployee = (id: string) =>
    commit(
      { id },
      {
        updater: (store, data) => {
          if (data?.deleteEmployee.__typename !== 'DeleteEmployeeSuccess') return;
          takeOffList(store, connectionId, store.getRootField('deleteEmployee')?.getLinkedRecord('employee'));
        },
      },
    );
  return [deleteEmployee, isDeleting] as const;
}
