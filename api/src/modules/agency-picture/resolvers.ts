import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { readPictureUrl, updateAgencyPicture } from './picture-service.ts';

export const agencyPictureResolvers: Resolvers = {
  Mutation: {
    updateAgencyPicture: async (_root, { input }, context) => {
      const outcome = await updateAgencyPicture(context.app, requireViewer(context), input);
      return outcome.kind === 'updated'
        ? { __typename: 'UpdateAgencyPictureSuccess', agency: outcome.agency }
        : { __typename: 'UpdateAgencyPictureError', errorCode: outcome.code };
    },
  },
  Agency: {
    seal: (agency, _args, context) => readPictureUrl(context.app, requireViewer(context), agency, 'SEAL'),
    paperLogo: (agency, _args, context) =>
      readPictureUrl(context.app, requireViewer(context), agency, 'LOGO'),
  },
};
