import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useDelegateCompanyAdminMutation } from './__generated__/useDelegateCompanyAdminMutation.graphql';

/** Makes an employee the administrator in place of the current user. */
export const useDelegateCompanyAdmin = () =>
  useAction<useDelegateCompanyAdminMutation>(graphql`
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
