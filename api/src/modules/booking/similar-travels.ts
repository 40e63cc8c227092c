import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { TravelRow } from '../travel/tables.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { BookingDraft } from './booking-types.ts';
import { readSavedDraft } from './draft-service.ts';
import { getGuestKeys } from './guest-keys.ts';
import { guestNameKey } from './guest-name-key.ts';
import type { PriceCheckRow } from './tables.ts';

const AT_MOST = 5;

/** Trips that a booking of the viewer's draft would repeat: for one of its guests, at the hotel, on the same days. */
export async function similarTravels(
  app: AppContext,
  viewer: Viewer,
  check: PriceCheckRow,
): Promise<TravelRow[]> {
  const draft = await readSavedDraft(app, viewer, check);
  return draft ? findSimilarTravels(app.db, check, draft.draft.guests) : [];
}

/**
 * Trips of the branch in which one of the guests stays at the prepared hotel on overlapping days, five at most.
 * @param except ids of trips that need no mention
 */
export async function findSimilarTravels(
  db: Db,
  check: PriceCheckRow,
  guests: readonly Pick<BookingDraft['guests'][number], 'familyName' | 'givenName' | 'employeeId'>[],
  except: readonly string[] = [],
): Promise<TravelRow[]> {
  const { employeeIds, names } = getGuestKeys(guests);
  if (employeeIds.length === 0 && names.length === 0) return [];
  return (
    db
      .selectFrom('travels')
      .selectAll()
      .where('branch_id', '=', check.branch_id)
      .where('property_id', '=', check.property_id)
      .where('status', 'in', ['BOOKING', 'BOOKED', 'PARTIALLY_CANCELED'])
      // A stay that begins on the day another one ends does not overlap it.
      .where('start_date', '<', check.stay.checkout)
      .where('end_date', '>', check.stay.checkin)
      // A date change replaces its trip; that is no repetition.
      .where('id', 'not in', [check.previous_travel_id ?? '', ...except])
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('travel_rooms')
            .select('travel_rooms.id')
            .whereRef('travel_rooms.travel_id', '=', 'travels.id')
            .where('travel_rooms.canceled_at', 'is', null)
            .where('travel_rooms.status', 'in', ['PENDING', 'BOOKED', 'REFUNDED'])
            .where((eb) =>
              eb.or([
                ...(employeeIds.length > 0 ? [eb('travel_rooms.employee_id', 'in', employeeIds)] : []),
                ...(names.length > 0
                  ? [eb(guestNameKey(sql`family_name`, sql`given_name`), 'in', names)]
                  : []),
              ]),
            ),
        ),
      )
      .orderBy('start_date')
      .orderBy('id')
      .limit(AT_MOST)
      .execute()
  );
}
