import type { Db } from '../../db/client.ts';
import { findTravelBy, findTravelRooms, lockTravel } from '../travel/travel-store.ts';
import type { AttemptRow } from './tables.ts';

/** Rolls the start of an attempt back: the trip that it replaces is being canceled, or was. */
export class PreviousCanceledError extends Error {
  override name = 'PreviousCanceledError';
}

/**
 * Runs in the transaction from which on the attempt counts as under way. A cancellation of the trip takes the same lock
 * before it looks for such attempts, so that of both only one begins. Throws PreviousCanceledError.
 */
export async function reservePrevious(tx: Db, { previous_travel_id: id }: AttemptRow): Promise<void> {
  if (id === null) return;
  await lockTravel(tx, id);
  const travel = await findTravelBy(tx, 'id', id);
  const rooms = await findTravelRooms(tx, [id]);
  const isBooked = travel?.status === 'BOOKED' || travel?.status === 'PARTIALLY_CANCELED';
  if (!isBooked || rooms.some(({ cancel_state }) => cancel_state !== null)) throw new PreviousCanceledError();
}
