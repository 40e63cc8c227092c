import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useAddOfficeMutation } from './__generated__/useAddOfficeMutation.graphql';

/** Enters an office of the branch. */
export const useAddOffice = () =>
  useAction<useAddOfficeMutation>(graphql`
    mutation useAddOfficeMutation($input: AddOfficeInput!) {
      addOffice(input: $input) {
        __typename
        ... on AddOfficeSuccess {
          myself {
            ...Offices_myself
          }
        }
        ... on AddOfficeError {
          errorCode
        }
      }
    }
  `);
