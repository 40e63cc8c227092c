import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { onePerDatabase } from '../../db/one-per-database.ts';
import { byId } from '../../db/request-loader.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { toEmployeeError } from './employee-error.ts';
import { delegateCompanyAdmin, deleteEmployee } from './employee-service.ts';
import { findRefusedInvitations } from './invitation-store.ts';

const refusedInvitations = onePerDatabase((db) => byId((ids) => findRefusedInvitations(db, ids)));

export const employeeResolvers: Resolvers = {
  Employee: {
    undeliveredInvitationAt: async ({ id, status }, _args, { app }) => {
      if (status !== 'INVITED') return null;
      const [refused] = await refusedInvitations(app.db).load([id]);
      return refused?.mail_refused_at ?? null;
    },
  },
  Mutation: {
    deleteEmployee: async (_root, { id }, context) => {
      const outcome = await deleteEmployee(context.app, requireViewer(context), id);
      if (outcome.kind === 'failed') return toEmployeeError(outcome);
      return { __typename: 'DeleteEmployeeSuccess', employee: outcome.employee };
    },
    delegateCompanyAdmin: async (_root, { input }, context) => {
      const outcome = await delegateCompanyAdmin(context.app, requireViewer(context), input.employeeId);
      if (outcome.kind === 'failed') return toEmployeeError(outcome);
      const { oldAdmin, newAdmin } = outcome;
      return { __typename: 'DelegateSuccess', oldAdmin, newAdmin };
    },
  },
};
