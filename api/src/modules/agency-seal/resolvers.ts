import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { readSealUrl, updateAgencySeal } from './seal-service.ts';

export const agencySealResolvers: Resolvers = {
  Mutation: {
    updateAgencySeal: async (_root, { input }, context) => {
      const outcome = await updateAgencySeal(context.app, requireViewer(context), input);
      return outcome.kind === 'updated'
        ? { __typename: 'UpdateAgencySealSuccess', agency: outcome.agency }
        : { __typename: 'UpdateAgencySealError', errorCode: outcome.code };
    },
  },
  Agency: {
    seal: (agency, _args, context) => readSealUrl(context.app, requireViewer(context), agency),
  },
};
