import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { graphql, useMutation } from 'react-relay';
import { employeeMessage } from './employee-messages.ts';
import type { useDelegateCompanyAdminMutation } from './__generated__/useDelegateCompanyAdminMutation.graphql';

const ACTION = '管理者の引き継ぎ';

export function useDelegateCompanyAdmin() {
  const [commit, isDelegating] = useMutation<useDelegateCompanyAdminMutation>(graphql`
    mutation useDelegateCompanyAdminMutation($input: DelegateCompanyAdminInput!) {
      delegateCompanyAdmin(input: $input) {
        __typename
        ... on DelegateSuccess {
          oldAdmin {
            id
            role
          }
          newAdmin {
            id
            role
          }
        }
        ... on EmployeeError {
          errorCode
        }
      }
    }
  `);
  const delegateCompanyAdmin = (
    employeeId: string,
    told: { onDone: () => Promise<void>; onFailed: (message: string) => void },
  ) => {
    commit({
      variables: { input: { employeeId } },
      onCompleted: ({ delegateCompanyAdmin: result }, errors) => {
        if (errors?.length) told.onFailed(actionFailureMessage(ACTION, errors[0]));
        else if (result.__typename === 'DelegateSuccess') void told.onDone();
        else told.onFailed(employeeMessage(ACTION, 'errorCode' in result ? String(result.errorCode) : ''));
      },
      onError: (error) => told.onFailed(actionFailureMessage(ACTION, error)),
    });
  };
  return { delegateCompanyAdmin, isDelegating };
}
