import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useCreateOperatorMutation } from './__generated__/useCreateOperatorMutation.graphql';

/** Creates an account for the operator's desk. */
export const useCreateOperator = () =>
  useAction<useCreateOperatorMutation>(graphql`
    mutation useCreateOperatorMutation($input: CreateOperatorInput!) {
      createOperator(input: $input) {
        __typename
        ... on CreateOperatorSuccess {
          operatorUser {
            id
          }
        }
        ... on AccountError {
          errorCode
        }
      }
    }
  `);
