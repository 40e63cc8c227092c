import type { RequestContext } from '../../graphql/request-context.ts';
import { smokingByName } from '../catalog/smoking-by-name.ts';
import { arrivalRequest } from '../traveler/arrival-request.ts';
import { findTravelerProfile } from '../traveler/traveler-store.ts';
import { findGuestNames } from '../travel/guest-name-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { BookingDraft } from './booking-types.ts';
import { smokingIn } from './prepared-booking.ts';
import type { PriceCheckRow } from './tables.ts';

/**
 * The viewer as a guest of a preparation: under their name in Latin letters (empty while none is known), with the
 * requests of their profile as this hotel and this room take them.
 */
export async function readOwnGuest(
  context: RequestContext,
  { userId }: Viewer,
  check: PriceCheckRow,
): Promise<BookingDraft['guests'][number]> {
  const { db } = context.app;
  const profile = await findTravelerProfile(db, userId);
  const [name] = await findGuestNames(db, [userId]);
  const hour = profile?.arrival_hour ?? null;
  return {
    familyName: name?.family_name ?? '',
    givenName: name?.given_name ?? '',
    specialRequest: hour === null ? '' : arrivalRequest(hour, check.unicode_allowed),
    smoking: profile?.smoking === true && (await leavesChoice(context, check)),
    employeeId: userId,
  };
}

async function leavesChoice(context: RequestContext, check: PriceCheckRow): Promise<boolean> {
  return smokingByName(check.room_name) !== 'SMOKING' && (await smokingIn(context, check)) !== false;
}
