import type { Db } from '../../db/client.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { secondsFrom } from './attempt-run.ts';
import { selectAttemptsUnderWay } from './attempts-under-way.ts';
import { LEASE_SECONDS } from './lease-renewals.ts';
import type { PriceCheckRow } from './tables.ts';

/** More than anybody may hold in one hotel. */
const AT_MOST = 500;

interface Wanted {
  userId: string;
  check: PriceCheckRow;
}

/** What the user is booking at the hotel on overlapping days and has no trip for yet, as it was prepared. */
export async function findAttemptsUnderWay(
  db: Db,
  { userId, check, now }: Wanted & { now: Date },
): Promise<Pick<PriceCheckRow, 'rate' | 'stay' | 'time_zone'>[]> {
  return selectAttemptsUnderWay(db, check, now)
    .select(['checks.rate', 'checks.stay', 'checks.time_zone'])
    .where('attempts.user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('attempts.state', '<>', 'CREATED'),
        eb('attempts.lease_until', '>', now),
        eb('attempts.updated_at', '>', secondsFrom(now, -LEASE_SECONDS)),
      ]),
    )
    .limit(AT_MOST)
    .execute();
}

/** Rooms of the user's trips to the hotel on overlapping days; not those of a trip that is being replaced. */
export async function findRoomsOfUser(
  db: Db,
  { userId, check }: Wanted,
): Promise<
  {
    travel: Pick<TravelRow, 'rate' | 'stay' | 'time_zone'>;
    room: Pick<
      TravelRoomRow,
      'supplier_room' | 'adults' | 'child_ages' | 'room_number' | 'payment_price' | 'refund_price'
    >;
  }[]
> {
  const rows = await db
    .selectFrom('travels')
    .innerJoin('travel_rooms as rooms', 'rooms.travel_id', 'travels.id')
    .select([
      'travels.rate',
      'travels.stay',
      'travels.time_zone',
      'rooms.supplier_room',
      'rooms.adults',
      'rooms.child_ages',
      'rooms.room_number',
      'rooms.payment_price',
      'rooms.refund_price',
    ])
    .where('travels.branch_id', '=', check.branch_id)
    .where('travels.property_id', '=', check.property_id)
    .where('travels.start_date', '<', check.stay.checkout)
    .where('travels.end_date', '>', check.stay.checkin)
    .where('travels.user_id', '=', userId)
    .where('travels.status', 'in', ['BOOKING', 'BOOKED', 'PARTIALLY_CANCELED'])
    .where('travels.external_supplier_name', 'is', null)
    .where('travels.id', '<>', check.previous_travel_id ?? '')
    .where('rooms.status', 'in', ['PENDING', 'BOOKED'])
    .limit(AT_MOST)
    .execute();
  return rows.map(({ rate, stay, time_zone, ...room }) => ({ travel: { rate, stay, time_zone }, room }));
}
