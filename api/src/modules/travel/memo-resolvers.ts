import type { MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { createMemo, deleteMemo } from './memo-service.ts';
import { agencyMemoItem, companyMemoItem, operatorMemoItem } from './timeline.ts';

/** Memos of the three kinds, each written and deleted by its own operations. */
export const memoMutations: MutationResolvers = {
  createCompanyTravelMemo: async (_root, { input }, context) => {
    const viewer = requireViewer(context);
    return companyMemoItem(await createMemo(context.app, viewer, 'COMPANY', input), viewer);
  },
  deleteCompanyTravelMemo: (_root, { id }, context) =>
    deleteMemo(context.app, requireViewer(context), 'COMPANY', id),
  createAgencyTravelMemo: async (_root, { input }, context) => {
    const viewer = requireViewer(context);
    return agencyMemoItem(await createMemo(context.app, viewer, 'AGENCY', input), viewer);
  },
  deleteAgencyTravelMemo: (_root, { id }, context) =>
    deleteMemo(context.app, requireViewer(context), 'AGENCY', id),
  createOperatorTravelMemo: async (_root, { input }, context) => {
    const viewer = requireViewer(context);
    return operatorMemoItem(await createMemo(context.app, viewer, 'OPERATOR', input), viewer);
  },
  deleteOperatorTravelMemo: (_root, { id }, context) =>
    deleteMemo(context.app, requireViewer(context), 'OPERATOR', id),
};
