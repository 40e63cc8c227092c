import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import { employeeMessage } from './employee-messages.ts';
import type { useDeleteEmployeeMutation } from './__generated__/useDeleteEmployeeMutation.graphql';

const ACTION = '社員の削除';

export function useDeleteEmployee() {
  const [commit, isDeleting] = useMutation<useDeleteEmployeeMutation>(graphql`
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
  const deleteEmployee = (id: string, told: { onDone: () => void; onFailed: (message: string) => void }) => {
    commit({
      variables: { id },
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
