import type { AppContext } from '../../context.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { findPayer } from '../payment/payer.ts';
import { findBookingMemo } from '../travel/memo-store.ts';
import { isStayable } from '../travel/room-state.ts';
import type { TravelRoomRow } from '../travel/tables.ts';
import { findTravel, findTravelRooms } from '../travel/travel-store.ts';
import { typedPhone } from '../travel/typed-phone.ts';
import { findAttempt } from './attempt-store.ts';
import { findBranchMembers } from './booking-rules-store.ts';
import type { BookingDraft, BookingRequest } from './booking-types.ts';
import { toDraftMeans } from './draft-parts.ts';
import { newBookingDraft } from './new-booking-draft.ts';
import type { PriceCheckRow } from './tables.ts';

/** A form that nobody has typed into: for other dates of a trip what that trip has, else what the viewer usually enters. */
export async function defaultDraft(
  context: RequestContext,
  viewer: Viewer,
  check: PriceCheckRow,
): Promise<BookingDraft> {
  const { previous_travel_id } = check;
  const moved = previous_travel_id && (await toDraft(context.app, check, previous_travel_id));
  return moved || newBookingDraft(context, viewer, check);
}

/** The rooms that are left of the trip, in their order; null when the new stay has another number of rooms. */
async function toDraft(
  app: AppContext,
  check: PriceCheckRow,
  travelId: string,
): Promise<BookingDraft | null> {
  const travel = await findTravel(app.db, { kind: 'branch', branchId: check.branch_id }, travelId);
  const rooms = (await findTravelRooms(app.db, [travelId])).filter(isStayable);
  if (!travel || rooms.length !== check.stay.occupancies.length) return null;
  const attempt = await findAttempt(app.db, travel.attempt_id);
  if (!attempt) throw new Error(`The trip ${travelId} has no attempt.`);
  const { request } = attempt;
  const employees = await sameEmployees(app, check.branch_id, request, rooms);
  return {
    guests: rooms.map((room, index) => ({
      familyName: room.family_name,
      givenName: room.given_name,
      specialRequest: room.special_request ?? '',
      smoking: room.smoking,
      employeeId: employees[index] ?? null,
    })),
    email: travel.email,
    phone: typedPhone(request.phone),
    companyIdByEmployee: travel.company_id_by_employee ?? '',
    departmentIdByEmployee: travel.department_id_by_employee ?? '',
    memo: (await findBookingMemo(app.db, travelId)) ?? '',
    ...(await toDraftMeans(app.db, await findPayer(app.db, check.branch_id), attempt.means)),
  };
}

/** Whom the rooms were booked for: nobody where the name was changed since, or the person is no longer there. */
async function sameEmployees(
  app: AppContext,
  branchId: string,
  request: BookingRequest,
  rooms: readonly TravelRoomRow[],
): Promise<(string | null)[]> {
  const ids = rooms.map((room) => {
    const guest = request.guests[room.room_number - 1];
    const isSame = guest?.familyName === room.family_name && guest.givenName === room.given_name;
    return (isSame && guest.employeeId) || null;
  });
  const members = await findBranchMembers(app.db, branchId, [...new Set(ids.filter((id) => id !== null))]);
  return ids.map((id) => (id !== null && members.has(id) ? id : null));
}
