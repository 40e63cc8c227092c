import type { RequestContext } from '../../graphql/request-context.ts';

/**
 * Package rates may be sold only together with transport, which agencies do: their users, operators, and
 * branches that an agency looks after may see them. On pain of losing the supplier's feed.
 */
export async function mayShowPackageRates({ viewer, loaders }: RequestContext): Promise<boolean> {
  if (!viewer) return false;
  if (viewer.role === 'AGENCY' || viewer.role === 'OPERATOR') return true;
  const branch = viewer.branchId === null ? null : await loaders.branch.load(viewer.branchId);
  return branch !== null && branch.agency_id !== null;
}
