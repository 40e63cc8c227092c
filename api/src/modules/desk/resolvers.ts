import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { deleteAgencyUser } from './delete-agency-user.ts';
import {
  createAgencyOperator,
  createOperator,
  listAgencies,
  listAgencyUsers,
  listOperators,
  readAgency,
} from './desk-service.ts';
import { updateAgency } from './update-agency.ts';

export const deskResolvers: Resolvers = {
  Query: {
    agencies: (_root, args, context) => listAgencies(context.app, requireViewer(context), args),
    agency: (_root, { id }, context) => readAgency(context.app, requireViewer(context), id),
    agencyUsers: (_root, args, context) => listAgencyUsers(context.app, requireViewer(context), args),
    operatorUsers: (_root, args, context) => listOperators(context.app, requireViewer(context), args),
  },
  Mutation: {
    createOperator: async (_root, { input }, context) => {
      const outcome = await createOperator(context.app, requireViewer(context), input);
      return outcome.kind === 'created'
        ? { __typename: 'CreateOperatorSuccess', operatorUser: outcome.user }
        : { __typename: 'AccountError', errorCode: outcome.code };
    },
    createAgencyOperator: async (_root, { input }, context) => {
      const outcome = await createAgencyOperator(context.app, requireViewer(context), input);
      return outcome.kind === 'created'
        ? { __typename: 'CreateAgencyOperatorSuccess', agencyUser: outcome.user }
        : { __typename: 'AccountError', errorCode: outcome.code };
    },
    deleteAgencyUser: async (_root, { id }, context) => {
      const outcome = await deleteAgencyUser(context.app, requireViewer(context), id);
      return outcome.kind === 'deleted'
        ? { __typename: 'DeleteAgencyUserSuccess', agencyUser: outcome.user }
        : { __typename: 'DeleteAgencyUserError', errorCode: outcome.code };
    },
    updateAgency: async (_root, { input }, context) => {
      const outcome = await updateAgency(context.app, requireViewer(context), input);
      if (outcome.kind === 'updated') return { __typename: 'UpdateAgencySuccess', agency: outcome.agency };
      const { code: errorCode, field, agency: currentAgency = null } = outcome;
      return { __typename: 'UpdateAgencyError', errorCode, field, currentAgency };
    },
  },
  AgencyUser: {
    agency: async (user, _args, { loaders }) => {
      const agency = user.agency_id === null ? null : await loaders.agency.load(user.agency_id);
      if (agency === null) throw new Error('An agency user has no agency.');
      return agency;
    },
    createdAt: (user) => user.created_at,
  },
  OperatorUser: {
    createdAt: (user) => user.created_at,
  },
};
