import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { listOperatorTasks, resolveOperatorTask } from './operator-task-service.ts';
import { completeTravelOrNull } from '../travel/complete-travel.ts';
import { judgeAnswer } from './dispute-answer.ts';
import { mayBeNotBooked } from './may-be-not-booked.ts';
import { sendDisputeEvidence } from './send-evidence-service.ts';
import { loadTaskDispute } from './task-disputes.ts';
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
    sendDisputeEvidence: async (_root, { input }, context) => {
      const answer = await sendDisputeEvidence(context.app, requireViewer(context), input.taskId);
      return answer.kind === 'sent'
        ? { __typename: 'SendDisputeEvidenceSuccess', operatorTask: answer.task }
        : { __typename: 'SendDisputeEvidenceError', errorCode: answer.errorCode };
    },
  },
  OperatorTask: {
    answerBy: async (task, _args, context) => (await loadTaskDispute(context, task))?.answer_by ?? null,
    disputeAnswer: async (task, _args, context) => {
      const dispute = await loadTaskDispute(context, task);
      const travel = dispute && (await loadTaskTravel(context, task));
      return dispute && travel ? judgeAnswer(dispute, context.app.clock()) : null;
    },
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
