import { graphql, useMutation } from 'react-relay';
import type {
  ResolveOperatorTaskInput,
  useResolveTaskMutation,
} from './__generated__/useResolveTaskMutation.graphql';

export type ResolveEnding =
  | { kind: 'resolved' }
  | { kind: 'refused'; code: string }
  | { kind: 'unanswered'; error: unknown };

/** Never rejects. */
export function useResolveTask() {
  const [commit, isResolving] = useMutation<useResolveTaskMutation>(graphql`
    mutation useResolveTaskMutation($input: ResolveOperatorTaskInput!) {
      resolveOperatorTask(input: $input) {
        __typename
        ... on ResolveOperatorTaskSuccess {
          operatorTask {
            ...TaskCard_task
          }
        }
        ... on ResolveOperatorTaskError {
          errorCode
        }
      }
    }
  `);
  const resolveTask = (input: ResolveOperatorTaskInput) =>
    new Promise<ResolveEnding>((resolve) => {
      commit({
        variables: { input },
        onCompleted: ({ resolveOperatorTask: answer }) => {
          if (answer.__typename === 'ResolveOperatorTaskSuccess') resolve({ kind: 'resolved' });
          else if (answer.__typename === 'ResolveOperatorTaskError')
            resolve({ kind: 'refused', code: answer.errorCode });
          else resolve({ kind: 'unanswered', error: undefined });
        },
        onError: (error) => resolve({ kind: 'unanswered', error }),
      });
    });
  return { resolveTask, isResolving };
}
