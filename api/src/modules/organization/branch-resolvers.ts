import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { changeBranchStatus } from './change-branch-status.ts';
import { findPostalAddress } from './postal-address.ts';
import {
  listCompanyBranches,
  listSettingsBranches,
  readCompanyBranch,
  updateCompanyBranch,
} from './branch-service.ts';

export const branchResolvers: Resolvers = {
  Query: {
    settingsBranches: (_root, _args, context) => listSettingsBranches(context.app, requireViewer(context)),
    postalAddress: (_root, { postalCode }) => findPostalAddress(postalCode),
    companyBranches: (_root, args, context) => listCompanyBranches(context.app, requireViewer(context), args),
    companyBranch: (_root, { id }, context) => readCompanyBranch(context.app, requireViewer(context), id),
  },
  Mutation: {
    updateCompanyBranch: async (_root, { input }, context) => {
      const outcome = await updateCompanyBranch(context.app, requireViewer(context), input);
      return outcome.kind === 'updated'
        ? { __typename: 'UpdateCompanyBranchSuccess', companyBranch: outcome.branch }
        : {
            __typename: 'UpdateCompanyBranchError',
            errorCode: outcome.code,
            field: outcome.field,
            currentBranch: outcome.branch ?? null,
          };
    },
    changeBranchStatus: async (_root, { input }, context) => {
      const outcome = await changeBranchStatus(context.app, requireViewer(context), input);
      return outcome.kind === 'changed'
        ? { __typename: 'ChangeBranchStatusSuccess', companyBranch: outcome.branch }
        : { __typename: 'ChangeBranchStatusError', errorCode: outcome.code };
    },
  },
};
