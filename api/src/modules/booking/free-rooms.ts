import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import type { AppContext } from '../../context.ts';
import { openLimits } from '../../limits/call-limits.ts';
import { addDays } from '../rate/calendar.ts';
import { mapCancelPolicy } from '../rate/cancel-policy.ts';
import { chargedPenalty } from '../rate/cancel-timeline.ts';
import { policyPrice } from '../rate/pricing.ts';
import { countNights } from '../rate/stay.ts';
import { getChargedRoomPenalty } from '../travel/room-cost.ts';
import { findAttemptsUnderWay, findRoomsOfUser } from './free-rooms-store.ts';
import type { PriceCheckRow } from './tables.ts';

/** Rooms that cost nothing to give back, for the nights from one day to another. */
interface FreeRooms {
  from: string;
  to: string;
  rooms: number;
}

/**
 * Whether the user, with this booking, would hold more rooms of the hotel in one night than may be given back free of
 * charge: they cost the user nothing, and nobody else can book them. Judged without a lock: bookings that begin at the
 * same moment don't see each other.
 */
export async function holdsTooManyFreeRooms(
  app: AppContext,
  userId: string,
  check: PriceCheckRow,
): Promise<boolean> {
  const now = app.clock();
  if (!isFree(check, now)) return false;
  const [attempts, rooms] = await Promise.all([
    findAttemptsUnderWay(app.db, { userId, check, now }),
    findRoomsOfUser(app.db, { userId, check }),
  ]);
  const held: FreeRooms[] = [
    toFreeRooms(check),
    ...attempts.filter((other) => isFree(other, now)).map(toFreeRooms),
    ...rooms
      .filter(({ travel, room }) => getChargedRoomPenalty(travel, room, now) === 0)
      .map(({ travel: { stay } }) => ({ from: stay.checkin, to: stay.checkout, rooms: 1 })),
  ];
  const atMost = openLimits.freeRoomsPerHotelAndNight * app.config.rateLimitFactor;
  const { stay } = check;
  return Array.from({ length: countNights(stay) }, (_, index) => addDays(stay.checkin, index)).some(
    (night) =>
      held.filter(({ from, to }) => from <= night && night < to).reduce((sum, each) => sum + each.rooms, 0) >
      atMost,
  );
}

type Prepared = Pick<PriceCheckRow, 'rate' | 'stay' | 'time_zone'>;

function isFree({ rate: stored, stay, time_zone: timeZone }: Prepared, now: Date): boolean {
  const rate = storedRate.read(stored);
  return chargedPenalty(mapCancelPolicy(rate, timeZone), policyPrice(rate.pricing, stay), now) === 0;
}

function toFreeRooms({ stay }: Prepared): FreeRooms {
  return { from: stay.checkin, to: stay.checkout, rooms: stay.occupancies.length };
}
