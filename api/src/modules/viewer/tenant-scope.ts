import { ForbiddenError } from '../../lib/errors.ts';
import type { Viewer } from './viewer.ts';

/** Which branches' rows a viewer can reach. Every store method that reads tenant data takes one. */
export type TenantScope =
  | { kind: 'branch'; branchId: string }
  | { kind: 'agency'; agencyId: string }
  | { kind: 'all' };

/** Employees and administrators reach their branch, agency users the branches attached to them, operators all. */
export function getTenantScope(viewer: Viewer): TenantScope {
  if (viewer.role === 'OPERATOR') return { kind: 'all' };
  if (viewer.role === 'AGENCY' && viewer.agencyId !== null)
    return { kind: 'agency', agencyId: viewer.agencyId };
  if (viewer.branchId !== null) return { kind: 'branch', branchId: viewer.branchId };
  throw new ForbiddenError();
}
