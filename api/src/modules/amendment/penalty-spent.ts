import type { DateChangeRow } from '../booking/tables.ts';
import type { TravelRoomRow } from '../travel/tables.ts';

/** What rooms that a date change has canceled before have cost already. */
export function penaltySpentOn(change: DateChangeRow, rooms: readonly TravelRoomRow[]): number {
  return rooms
    .filter(({ canceled_at }) => canceled_at !== null && canceled_at >= change.created_at)
    .reduce((sum, { penalty_price }) => sum + (penalty_price ?? 0), 0);
}
