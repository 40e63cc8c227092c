import type { AppContext } from '../../context.ts';
import type {
  BranchStatusErrorCode,
  ChangeBranchStatusInput,
} from '../../graphql/__generated__/schema-types.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { findBranchInScope, updateBranchStatus } from './branch-store.ts';
import type { BranchRow } from './tables.ts';

export type ChangeStatusResult =
  | { kind: 'changed'; branch: BranchRow }
  | { kind: 'failed'; code: BranchStatusErrorCode };

/**
 * An operator's word on whether a branch may buy. It counts from the next request on; asked for what holds already it
 * changes nothing. A branch that has not begun or has ended is not the operators' to switch.
 */
export async function changeBranchStatus(
  app: AppContext,
  viewer: Viewer,
  { branchId, status }: ChangeBranchStatusInput,
): Promise<ChangeStatusResult> {
  const scope = getTenantScope(viewer);
  const found = viewer.permissions.has('OPERATOR_DESK')
    ? await findBranchInScope(app.db, scope, branchId)
    : null;
  if (!found) return { kind: 'failed', code: 'BRANCH_NOT_FOUND' };
  if (status !== 'ACTIVE' && status !== 'SUSPENDED') return { kind: 'failed', code: 'STATUS_NOT_ALLOWED' };
  if (found.status === status) return { kind: 'changed', branch: found };
  if (!(await updateBranchStatus(app.db, branchId, status, app.clock()))) {
    return { kind: 'failed', code: 'STATUS_NOT_ALLOWED' };
  }
  app.log.info(
    { event: 'branch-status-changed', branchId, status, userId: viewer.userId },
    'an operator suspended or resumed a branch',
  );
  return { kind: 'changed', branch: { ...found, status } };
}
