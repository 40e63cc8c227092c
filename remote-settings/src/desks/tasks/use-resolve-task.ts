import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useResolveTaskMutation } from './__generated__/useResolveTaskMutation.graphql';

/** Ends an operator task with what was found out. */
export const useResolveTask = () =>
  useAction<useResolveTaskMutation>(graphql`
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
