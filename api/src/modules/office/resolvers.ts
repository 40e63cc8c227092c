import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { addOffice, changeOffice, listOffices, removeOffice } from './office-service.ts';

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
    updateOffice: async (_root, { input }, context) => {
      const viewer = requireViewer(context);
      const errorCode = await changeOffice(context.app, viewer, input);
      return errorCode === null
        ? { __typename: 'UpdateOfficeSuccess', myself: viewer }
        : {
            __typename: 'UpdateOfficeError',
            errorCode,
            current: errorCode === 'CHANGED_MEANWHILE' ? viewer : null,
          };
    },
    deleteOffice: async (_root, { id }, context) => {
      const viewer = requireViewer(context);
      await removeOffice(context.app, viewer, id);
      return viewer;
    },
  },
};
