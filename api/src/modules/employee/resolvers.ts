import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { toEmployeeError } from './employee-error.ts';
import { delegateCompanyAdmin, deleteEmployee } from './employee-service.ts';

export const employeeResolvers: Resolvers = {
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
