import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import { employeeMessage } from './employee-messages.ts';
import type { useDeleteEmployeeMutation } from './__generated__/useDeleteEmployeeMutation.graphql';

const ACTION = '社員の削除';

/** Deletes a person, and takes them off the list that shows them. */
export function useDeleteEmployee(connectionId: string) {
  const [commit, isDeleting] = useMutation<useDeleteEmployeeMutation>(graphql`
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
  const deleteEmployee = (id: string, told: { onDone: () => void; onFailed: (message: string) => void }) => {
    commit({
      variables: { id, connections: [connectionId] },
      updater: (store, data) => {
        if (data?.deleteEmployee.__typename === 'DeleteEmployeeSuccess') countOneLess(store, connectionId);
      },
      onCompleted: ({ deleteEmployee: result }, errors) => {
        if (errors?.length) told.onFailed(actionFailureMessage(ACTION, errors[0]));
        else if (result.__typename === 'DeleteEmployeeSuccess') told.onDone();
        else told.onFailed(employeeMessage(ACTION, 'errorCode' in result ? String(result.errorCode) : ''));
      },
      onError: (error) => told.onFailed(actionFailureMessage(ACTION, error)),
    });
  };
  return { deleteEmployee, isDeleting };
}

/** The list's next answer brings a total without whoever was deleted; until then it has to agree with the rows. */
function countOneLess(store: RecordSourceSelectorProxy, connectionId: string) {
  const connection = store.get(connectionId);
  const total = connection?.getValue('totalCount');
  if (typeof total === 'number') connection?.setValue(total - 1, 'totalCount');
}
