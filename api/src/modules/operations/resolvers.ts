import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { listOperatorTasks, resolveOperatorTask } from './operator-task-service.ts';
import { completeTravelOrNull } from '../travel/complete-travel.ts';
import { mayBeNotBooked } from './may-be-not-booked.ts';
import { loadTaskTravel } from './task-travels.ts';

export const operationsResolvers: Resolvers = {
  Query: {
    operatorTasks: (_root, args, context) => listOperatorTasks(context.app, requireViewer(context), args),
  },
  Mutation: {
    resolveOperatorTask: async (_root, { input }, context) => {
      const answer = await resolveOperatorTask(context.app, requireViewer(context), input);
      return answer.kind === 'resolved'
        ? { __typename: 'ResolveOperatorTaskSuccess', operatorTask: answer.task }
        : { __typename: 'ResolveOperatorTaskError', errorCode: answer.errorCode };
    },
  },
  OperatorTask: {
    createdAt: (task) => task.created_at,
    lastSeenAt: (task) => task.last_seen_at,
    mayBeNotBooked,
    travel: async (task, _args, context) =>
      completeTravelOrNull(context, await loadTaskTravel(context, task)),
    companyBranch: (task, _args, { loaders }) =>
      task.branch_id === null ? null : loaders.branch.load(task.branch_id),
    resolvedAt: (task) => task.resolved_at,
    resolvedBy: async (task, _args, { loaders }) => {
      const user = task.resolved_by === null ? null : await loaders.user.load(task.resolved_by);
      // Not the user's own record: its id must not meet one in the browser's store.
      return user && { id: `MemoAuthor:${user.id}`, name: user.name };
    },
  },
};
