import { graphql, useMutation } from 'react-relay';
import type { AccountEnding } from './account-ending.ts';
import type { NewAccount } from './check-account.ts';
import type { useCreateAgencyOperatorMutation } from './__generated__/useCreateAgencyOperatorMutation.graphql';

/** Never rejects. */
export function useCreateAgencyOperator(agencyId: string) {
  const [commit, isCreating] = useMutation<useCreateAgencyOperatorMutation>(graphql`
    mutation useCreateAgencyOperatorMutation($input: CreateAgencyOperatorInput!) {
      createAgencyOperator(input: $input) {
        __typename
        ... on CreateAgencyOperatorSuccess {
          agencyUser {
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
  const createAgencyOperator = (account: NewAccount) =>
    new Promise<AccountEnding>((resolve) => {
      commit({
        variables: { input: { agencyId, ...account } },
        onCompleted: ({ createAgencyOperator: answer }) => {
          if (answer.__typename === 'CreateAgencyOperatorSuccess')
            resolve({ kind: 'created', ...answer.agencyUser });
          else if (answer.__typename === 'AccountError') resolve({ kind: 'refused', code: answer.errorCode });
          else resolve({ kind: 'unanswered', error: undefined });
        },
        onError: (error) => resolve({ kind: 'unanswered', error }),
      });
    });
  return { createAgencyOperator, isCreating };
}
