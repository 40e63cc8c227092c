import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from './require-viewer.ts';
import { updateProfile } from './viewer-service.ts';
import { resetPassword } from './reset-password.ts';

export const viewerResolvers: Resolvers = {
  Query: {
    myself: (_root, _args, context) => context.viewer,
  },
  Mutation: {
    updateProfile: (_root, { input }, context) => updateProfile(context.app, requireViewer(context), input),
    resetPassword: (_root, { email }, context) => resetPassword(context.app, email),
  },
  Myself: {
    id: (viewer) => viewer.userId,
    permissions: (viewer) => [...viewer.permissions],
    companyBranch: (viewer) => viewer.branch,
    agency: (viewer, _args, { loaders }) =>
      viewer.agencyId === null ? null : loaders.agency.load(viewer.agencyId),
  },
};
