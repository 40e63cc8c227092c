import type { AppContext } from '../../context.ts';
import { ForbiddenError } from '../../lib/errors.ts';
import type {
  BranchErrorCode,
  CompanyBranchesInput,
  UpdateCompanyBranchInput,
} from '../../graphql/__generated__/schema-types.ts';
import { type Connection, creationKey, readCreationPage, toConnection } from '../../graphql/connection.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import {
  countBranches,
  findBranchInScope,
  findBranchPage,
  lockBranch,
  updateBranch,
} from './branch-store.ts';
import { findChangedMeanwhile, readBranchChanges, readSeenBranch } from './branch-validation.ts';
import { findBranches } from './organization-store.ts';
import type { BranchRow } from './tables.ts';

/** The branches whose settings the viewer may see: an administrator's own. */
export async function listSettingsBranches(app: AppContext, viewer: Viewer): Promise<BranchRow[]> {
  return findBranches(app.db, [managedBranch(viewer)]);
}

export type UpdateBranchResult =
  | { kind: 'updated'; branch: BranchRow }
  | { kind: 'failed'; code: BranchErrorCode; field: string | null; branch?: BranchRow };

/**
 * Changes the settings of the viewer's branch. Another branch does not exist; a wrong field is named, and so is one
 * that somebody else changed since it was seen.
 */
export async function updateCompanyBranch(
  app: AppContext,
  viewer: Viewer,
  input: UpdateCompanyBranchInput,
): Promise<UpdateBranchResult> {
  const branchId = managedBranch(viewer);
  if (input.branchId !== branchId) return { kind: 'failed', code: 'BRANCH_NOT_FOUND', field: null };
  const changes = readBranchChanges(input);
  if ('code' in changes) return { kind: 'failed', ...changes };
  const seen = readSeenBranch(input.seen);
  return app.db.transaction().execute(async (tx): Promise<UpdateBranchResult> => {
    await lockBranch(tx, branchId);
    const [before] = await findBranches(tx, [branchId]);
    if (before === undefined) return { kind: 'failed', code: 'BRANCH_NOT_FOUND', field: null };
    const field = findChangedMeanwhile(before, changes, seen);
    if (field !== null) return { kind: 'failed', code: 'CHANGED_MEANWHILE', field, branch: before };
    await updateBranch(tx, branchId, changes, app.clock());
    return { kind: 'updated', branch: { ...before, ...changes } };
  });
}

/** The branches that an agency user or operator reaches, oldest first. */
export async function listCompanyBranches(
  app: AppContext,
  viewer: Viewer,
  args: { input?: CompanyBranchesInput | null; first?: number | null; after?: string | null },
): Promise<Connection<BranchRow>> {
  const scope = getTenantScope(viewer);
  const keyword = args.input?.keyword?.trim() ?? '';
  const filter = {
    keyword: keyword === '' ? null : keyword,
    agencyId: args.input?.agencyId ?? null,
    statuses: args.input?.statuses ?? [],
  };
  const page = readCreationPage(args);
  const rows = await findBranchPage(app.db, scope, filter, page);
  return toConnection(rows, page, await countBranches(app.db, scope, filter), creationKey);
}

/** A branch that an agency user or operator reaches; null when it does not exist for them. */
export async function readCompanyBranch(
  app: AppContext,
  viewer: Viewer,
  id: string,
): Promise<BranchRow | null> {
  return findBranchInScope(app.db, getTenantScope(viewer), id);
}

function managedBranch(viewer: Viewer): string {
  if (viewer.branchId === null || !viewer.permissions.has('MANAGE_BRANCH')) throw new ForbiddenError();
  return viewer.branchId;
}
