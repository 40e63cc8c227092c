import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useUpdateOfficeMutation } from './__generated__/useUpdateOfficeMutation.graphql';

/** Changes an office of the branch; a refusal brings the offices as they are now. */
export const useUpdateOffice = () =>
  useAction<useUpdateOfficeMutation>(graphql`
    mutation useUpdateOfficeMutation($input: UpdateOfficeInput!) {
      updateOffice(input: $input) {
        __typename
        ... on UpdateOfficeSuccess {
          myself {
            ...Offices_myself
          }
        }
        ... on UpdateOfficeError {
          errorCode
          current {
            offices {
              id
              name
              place {
                id
                name
              }
            }
            ...Offices_myself
          }
        }
      }
    }
  `);
