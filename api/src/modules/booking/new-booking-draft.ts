import type { RequestContext } from '../../graphql/request-context.ts';
import { phoneText } from '../../lib/phone-text.ts';
import { findPayer } from '../payment/payer.ts';
import { findTravelerProfile } from '../traveler/traveler-store.ts';
import { typedPhone } from '../travel/typed-phone.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { findLastBooking, type LastBooking } from './attempt-store.ts';
import type { BookingDraft } from './booking-types.ts';
import { noMeans, toDraftMeans } from './draft-parts.ts';
import { readOwnGuest } from './own-guest.ts';
import type { PriceCheckRow } from './tables.ts';

/**
 * A new booking as its user usually makes it: the viewer as the first room's guest, their address, the phone of their
 * profile or else of their last booking, the means of payment of that one, and the branch's codes.
 */
export async function newBookingDraft(
  context: RequestContext,
  viewer: Viewer,
  check: PriceCheckRow,
): Promise<BookingDraft> {
  const { db } = context.app;
  const payer = await findPayer(db, check.branch_id);
  const last = await findLastBooking(db, check.branch_id, viewer.userId);
  const own = isForSomebodyElse(last, viewer) ? null : await readOwnGuest(context, viewer, check);
  return {
    guests: check.stay.occupancies.map((_, room) => (room === 0 && own?.familyName ? own : nobody)),
    email: viewer.email,
    phone: await readPhone(context, viewer, last),
    companyIdByEmployee: payer.branch.company_id_by_employee ?? '',
    departmentIdByEmployee: payer.branch.department_id_by_employee ?? '',
    memo: '',
    ...(last ? await toDraftMeans(db, payer, last.means) : noMeans),
  };
}

const nobody: BookingDraft['guests'][number] = {
  familyName: '',
  givenName: '',
  specialRequest: '',
  smoking: false,
  employeeId: null,
};

/** People who book for others begin with nobody: they would have to take themselves out every time. */
function isForSomebodyElse(last: LastBooking | null, { userId }: Viewer): boolean {
  return last !== null && last.request.guests[0]?.employeeId !== userId;
}

async function readPhone(
  { app }: RequestContext,
  { userId }: Viewer,
  last: LastBooking | null,
): Promise<BookingDraft['phone']> {
  const profile = await findTravelerProfile(app.db, userId);
  if (profile?.phone) return { countryCode: '81', number: phoneText(profile.phone) };
  return last ? typedPhone(last.request.phone) : { countryCode: '81', number: '' };
}
