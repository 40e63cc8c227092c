import { dayInZone } from '../rate/calendar.ts';
import { isGivenUp } from './room-state.ts';
import type { StoredTravelStatus, TravelRoomRow, TravelRow } from './tables.ts';

export type TravelStatus = StoredTravelStatus | 'COMPLETED';

/** COMPLETED is not stored: a trip with a stay is completed once its check-out day is over at the property. */
export function travelStatusAt(travel: Pick<TravelRow, 'status' | 'ends_at'>, now: Date): TravelStatus {
  const stays = travel.status === 'BOOKED' || travel.status === 'PARTIALLY_CANCELED';
  return stays && travel.ends_at <= now ? 'COMPLETED' : travel.status;
}

/** The trip's status once its rooms have these. */
export function getTravelStatus(
  rooms: readonly Pick<TravelRoomRow, 'status' | 'canceled_at'>[],
): StoredTravelStatus {
  if (rooms.every(isGivenUp)) return 'CANCELED';
  return rooms.some(isGivenUp) ? 'PARTIALLY_CANCELED' : 'BOOKED';
}

/** From the day after check-in, on the property's calendar, a room can't be canceled here any more. */
export function isPastCheckin(travel: Pick<TravelRow, 'start_date' | 'time_zone'>, now: Date): boolean {
  return dayInZone(now, travel.time_zone) > travel.start_date;
}
