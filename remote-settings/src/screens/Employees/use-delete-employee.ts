import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { useDeleteEmployeeMutation } from './__generated__/useDeleteEmployeeMutation.graphql';

/** Deletes a person, and takes them off the list that shows them. */
export function useDeleteEmployee(connectionId: string) {
  const [commit, isDeleting] = useAction<useDeleteEmployeeMutation>(graphql`
    mutation useDeleteEmployeeMutation($id: ID!, $connections: [ID!]!) {
      deleteEmployee(id: $id) {
        __typename
        ... on DeleteEmployeeSuccess {
          employee {
            id @deleteEdge(connections: $connections)
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
      { id, connections: [connectionId] },
      {
        updater: (store, data) => {
          if (data?.deleteEmployee.__typename === 'DeleteEmployeeSuccess') countOneLess(store, connectionId);
        },
      },
    );
  return [deleteEmployee, isDeleting] as const;
}

/** The list's next answer brings a total without the deleted person; until then it has to agree with the rows. */
function countOneLess(store: RecordSourceSelectorProxy, connectionId: string) {
  const connection = store.get(connectionId);
  const total = connection?.getValue('totalCount');
  if (typeof total === 'number') connection?.setValue(total - 1, 'totalCount');
}
