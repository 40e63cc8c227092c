import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { liftBrake, listBrakeLifts, listBrakes } from './brake-service.ts';

export const brakeResolvers: Resolvers = {
  Query: {
    brakes: (_root, _args, context) => listBrakes(context.app, requireViewer(context)),
    brakeLifts: (_root, args, context) => listBrakeLifts(context.app, requireViewer(context), args),
  },
  Mutation: {
    liftBrake: async (_root, { input }, context) => {
      const answer = await liftBrake(context.app, requireViewer(context), input);
      return answer.kind === 'lifted'
        ? { __typename: 'LiftBrakeSuccess', brakeLift: answer.lift }
        : { __typename: 'LiftBrakeError', errorCode: answer.errorCode };
    },
  },
  Brake: {
    id: ({ key }) => key,
  },
  BrakeLift: {
    limit: ({ name }) => name.limit,
    subject: ({ name }) => name.subject,
    liftedAt: (lift) => lift.created_at,
    endsAt: (lift) => lift.ends_at,
    liftedBy: async (lift, _args, { loaders }) => {
      const user = await loaders.user.load(lift.lifted_by);
      // Not the user's own record: its id must not meet one in the browser's store.
      return user && { id: `MemoAuthor:${user.id}`, name: user.name };
    },
  },
  BrakeSubject: {
    userName: async ({ per, id }, _args, { loaders }) =>
      per === 'USER' ? ((await loaders.user.load(id))?.name ?? null) : null,
    companyBranch: async ({ per, id }, _args, { loaders }) => {
      const branchId =
        per === 'USER' ? (await loaders.user.load(id))?.branch_id : per === 'BRANCH' ? id : null;
      return branchId ? loaders.branch.load(branchId) : null;
    },
    agency: ({ per, id }, _args, { loaders }) => (per === 'AGENCY' ? loaders.agency.load(id) : null),
    address: ({ per, id }) => (per === 'ADDRESS' ? id : null),
  },
};
