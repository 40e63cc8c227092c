import type { Viewer } from '../viewer/viewer.ts';
import type { TravelHistoryRow, TravelRoomRow } from './tables.ts';

type Canceled = Pick<TravelRoomRow, 'canceled_at' | 'cancel_by' | 'cancel_reason'>;
const companyRoles: readonly string[] = ['EMPLOYEE', 'COMPANY_ADMIN'];
const companyActors: readonly (string | null)[] = ['COMPANY_EMPLOYEE', 'COMPANY_ADMIN'];

/**
 * Why the company's own person canceled the room, for the company's people alone: who is asked for it reads that it
 * stays in the company. The trip must be within the viewer's reach.
 */
export function cancelReasonFor(viewer: Viewer | null, room: Canceled): string | null {
  if (viewer === null || !companyRoles.includes(viewer.role)) return null;
  return room.canceled_at !== null && companyActors.includes(room.cancel_by) ? room.cancel_reason : null;
}

/**
 * Why an operator gave money back, for operators and the company's people, whose booker is written it; not for the
 * agency. Who is asked for it reads this. The trip must be within the viewer's reach.
 */
export function refundReasonFor(viewer: Viewer | null, { reason }: TravelHistoryRow): string | null {
  if (viewer === null) return null;
  return viewer.role === 'OPERATOR' || companyRoles.includes(viewer.role) ? reason : null;
}
