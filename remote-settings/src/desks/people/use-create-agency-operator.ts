import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useCreateAgencyOperatorMutation } from './__generated__/useCreateAgencyOperatorMutation.graphql';

/** Creates an account for an agency. */
export const useCreateAgencyOperator = () =>
  useAction<useCreateAgencyOperatorMutation>(graphql`
    mutation useCreateAgencyOperatorMutation($input: CreateAgencyOperatorInput!) {
      createAgencyOperator(input: $input) {
        __typename
        ... on CreateAgencyOperatorSuccess {
          agencyUser {
            id
          }
        }
        ... on AccountError {
          errorCode
        }
      }
    }
  `);
