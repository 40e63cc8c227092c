import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { toEmployeeError } from './employee-error.ts';
import { toPublicAgency } from '../organization/public-agency.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import {
  inviteEmployee,
  readInvitation,
  removeInvitationCode,
  resendInvitation,
} from './invitation-service.ts';
import type { InviteResult } from './invite-person.ts';

export const invitationResolvers: Resolvers = {
  Query: {
    invitation: async (_root, { code }, { app, loaders }) => {
      const open = await readInvitation(app, code);
      const branchId = open?.user.branch_id ?? null;
      const branch = branchId === null ? null : await loaders.branch.load(branchId);
      if (open === null || branch === null) return null;
      const agency = branch.agency_id === null ? null : await loaders.agency.load(branch.agency_id);
      return {
        email: open.user.email,
        name: open.user.name,
        companyName: branch.company_name,
        branchName: branch.name,
        expiresAt: open.invitation.expires_at,
        agency: agency && toPublicAgency(agency),
      };
    },
  },
  Mutation: {
    inviteEmployee: async (_root, { input }, context) =>
      toInviteResult(await inviteEmployee(context.app, requireViewer(context), input)),
    resendInvitation: async (_root, { employeeId }, context) =>
      toInviteResult(await resendInvitation(context.app, requireViewer(context), employeeId)),
    removeInvitationCode: (_root, { code }, context) => removeInvitationCode(context.app, context, code),
  },
};

function toInviteResult(outcome: InviteResult) {
  if (outcome.kind === 'failed') return toEmployeeError(outcome);
  return { __typename: 'InviteSuccess' as const, employee: outcome.employee };
}
