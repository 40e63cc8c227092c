import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { addOffice, listOffices, removeOffice } from './office-service.ts';

export const officeResolvers: Resolvers = {
  Myself: {
    offices: (viewer, _args, { app }) => listOffices(app, viewer),
  },
  Mutation: {
    addOffice: async (_root, { input }, context) => {
      const viewer = requireViewer(context);
      const errorCode = await addOffice(context.app, viewer, input);
      return errorCode === null
        ? { __typename: 'AddOfficeSuccess', myself: viewer }
        : { __typename: 'AddOfficeError', errorCode };
    },
    deleteOffice: async (_root, { id }, context) => {
      const viewer = requireViewer(context);
      await removeOffice(context.app, viewer, id);
      return viewer;
    },
  },
};
