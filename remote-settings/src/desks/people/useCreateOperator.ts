import { graphql, useMutation } from 'react-relay';
import type { AccountEnding } from './account-ending.ts';
import type { NewAccount } from './check-account.ts';
import type { useCreateOperatorMutation } from './__generated__/useCreateOperatorMutation.graphql';

/** Never rejects. */
export function useCreateOperator() {
  const [commit, isCreating] = useMutation<useCreateOperatorMutation>(graphql`
    mutation useCreateOperatorMutation($input: CreateOperatorInput!) {
      createOperator(input: $input) {
        __typename
        ... on CreateOperatorSuccess {
          operatorUser {
            name
            email
          }
        }
        ... on AccountError {
          errorCode
        }
      }
    }
  `);
  const createOperator = (input: NewAccount) =>
    new Promise<AccountEnding>((resolve) => {
      commit({
        variables: { input },
        onCompleted: ({ createOperator: answer }) => {
          if (answer.__typename === 'CreateOperatorSuccess')
            resolve({ kind: 'created', ...answer.operatorUser });
          else if (answer.__typename === 'AccountError') resolve({ kind: 'refused', code: answer.errorCode });
          else resolve({ kind: 'unanswered', error: undefined });
        },
        onError: (error) => resolve({ kind: 'unanswered', error }),
      });
    });
  return { createOperator, isCreating };
}
