import type { Viewer } from '../viewer/viewer.ts';
import type { TravelRow } from './tables.ts';

/** Employees cancel their own trips, administrators those of their branch. The trip is already known to be visible. */
export function mayCancel(viewer: Viewer, travel: Pick<TravelRow, 'branch_id' | 'user_id'>): boolean {
  if (!viewer.permissions.has('CANCEL') || viewer.branchId !== travel.branch_id) return false;
  return viewer.role === 'COMPANY_ADMIN' || viewer.userId === travel.user_id;
}
