import type { Viewer } from '../viewer/viewer.ts';
import type { Actor, TravelRow } from './tables.ts';

type Owned = Pick<TravelRow, 'branch_id' | 'user_id'>;

/** Employees cancel their own trips, administrators those of their branch. The trip is already known to be visible. */
export function mayCancel(viewer: Viewer, travel: Owned): boolean {
  return viewer.permissions.has('CANCEL') && isInCharge(viewer, travel);
}

/** Names, requests, dates and the public link of a trip are changed by the same people. */
export function mayChange(viewer: Viewer, travel: Owned): boolean {
  return viewer.permissions.has('BOOK') && isInCharge(viewer, travel);
}

/** Anyone who is of the branch may pass a trip's link on to its guests. */
export function mayShare(viewer: Viewer, travel: Owned): boolean {
  return viewer.branchId === travel.branch_id;
}

/** As whom a member of the company acts on a trip, in its history. */
export function getActor({ role }: Pick<Viewer, 'role'>): Actor {
  return role === 'COMPANY_ADMIN' ? 'COMPANY_ADMIN' : 'COMPANY_EMPLOYEE';
}

function isInCharge(viewer: Viewer, travel: Owned): boolean {
  if (viewer.branchId !== travel.branch_id) return false;
  return viewer.role === 'COMPANY_ADMIN' || viewer.userId === travel.user_id;
}
