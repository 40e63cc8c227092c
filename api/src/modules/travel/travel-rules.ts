import type { Viewer } from '../viewer/viewer.ts';
import type { TravelRow } from './tables.ts';
import { mayCancel, mayChange } from './travel-access.ts';
import { isPastCheckin } from './travel-status.ts';

type Judged = Pick<
  TravelRow,
  'status' | 'start_date' | 'time_zone' | 'branch_id' | 'user_id' | 'is_package' | 'external_supplier_name'
>;

/** Whether rooms of the trip may be canceled by the viewer now. */
export function canCancel(viewer: Viewer, travel: Judged, now: Date): boolean {
  return isOpen(travel, now) && mayCancel(viewer, travel);
}

/** Whether the trip is of the kind whose names, requests and dates can be changed now, by anybody. */
export function isChangeable(travel: Judged, now: Date): boolean {
  return isOpen(travel, now) && !isFixed(travel);
}

/** Whether names and requests of its rooms may be changed by the viewer now. */
export function canChange(viewer: Viewer, travel: Judged, now: Date): boolean {
  return isChangeable(travel, now) && mayChange(viewer, travel);
}

function isOpen(travel: Judged, now: Date): boolean {
  const active = travel.status === 'BOOKED' || travel.status === 'PARTIALLY_CANCELED';
  return active && !isPastCheckin(travel, now);
}

/**
 * A package was sold together with transport under the same names and dates; a trip from elsewhere is known to the
 * external supplier alone. Either is changed by the side that arranged it.
 */
function isFixed(travel: Judged): boolean {
  return travel.is_package || travel.external_supplier_name !== null;
}
