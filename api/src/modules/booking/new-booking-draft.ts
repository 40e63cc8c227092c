import type { AppContext } from '../../context.ts';
import { findPayer } from '../payment/payer.ts';
import { findLastGuestNames } from '../travel/guest-name-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { findLastBooking, type LastBooking } from './attempt-store.ts';
import { findBranchMembers } from './booking-rules-store.ts';
import type { BookingDraft } from './booking-types.ts';
import { noMeans, toDraftMeans, toDraftPhone } from './draft-parts.ts';
import type { PriceCheckRow } from './tables.ts';

/**
 * A new booking as its user usually makes it: the viewer as the first room's guest, their address, the phone and the
 * means of payment of their last booking, and the branch's codes.
 */
export async function newBookingDraft(
  app: AppContext,
  viewer: Viewer,
  check: PriceCheckRow,
): Promise<BookingDraft> {
  const payer = await findPayer(app.db, check.branch_id);
  const last = await findLastBooking(app.db, check.branch_id, viewer.userId);
  const name = await findOwnName(app, viewer, check.branch_id, last);
  return {
    guests: check.stay.occupancies.map((_, room) => ({
      ...((room === 0 && name) || { familyName: '', givenName: '', employeeId: null }),
      specialRequest: '',
      smoking: false,
    })),
    email: viewer.email,
    phone: last ? toDraftPhone(last.request.phone) : { countryCode: '81', number: '' },
    companyIdByEmployee: payer.branch.company_id_by_employee ?? '',
    departmentIdByEmployee: payer.branch.department_id_by_employee ?? '',
    ...(last ? await toDraftMeans(app.db, payer, last.means) : noMeans),
  };
}

/** The viewer as a guest, under the name of their last stay; null for who last booked for somebody else. */
async function findOwnName(
  app: AppContext,
  { userId }: Viewer,
  branchId: string,
  last: LastBooking | null,
): Promise<Pick<BookingDraft['guests'][number], 'familyName' | 'givenName' | 'employeeId'> | null> {
  if (last && last.request.guests[0]?.employeeId !== userId) return null;
  const [name] = await findLastGuestNames(app.db, [userId]);
  if (!name || !(await findBranchMembers(app.db, branchId, [userId])).has(userId)) return null;
  return { familyName: name.family_name, givenName: name.given_name, employeeId: userId };
}
