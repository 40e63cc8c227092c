import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { claimCancel, type PreviousAgreement } from './cancel-store.ts';
import type { Actor, TravelRoomRow } from '../travel/tables.ts';

const CHECK_AFTER_MS = 20_000;

export interface CancelOrder {
  /** By room id, in whole yen. */
  penalties: ReadonlyMap<string, number>;
  by: Actor;
  userId: string | null;
  reason: string | null;
}

/** A claim may be made, on these terms about the trip that is replaced. */
export interface ClaimTerms {
  previous: PreviousAgreement | null;
}

/**
 * Writes down that these rooms are about to be canceled, all or none; null when another one got hold of a room, or when
 * `findTerms`, which is asked in the same transaction first, has no terms.
 */
export async function claimRooms(
  app: AppContext,
  rooms: readonly TravelRoomRow[],
  order: CancelOrder,
  findTerms: (tx: Transaction<Database>) => Promise<ClaimTerms | null>,
): Promise<TravelRoomRow[] | null> {
  const now = app.clock();
  const { by, userId, reason } = order;
  const intent = { by, userId, reason, now, nextCheckAt: new Date(now.getTime() + CHECK_AFTER_MS) };
  try {
    return await app.db.transaction().execute(async (tx) => {
      const terms = await findTerms(tx);
      if (!terms) throw new RoomTakenError();
      const claimed: TravelRoomRow[] = [];
      for (const room of rooms) {
        const penalty = order.penalties.get(room.id) ?? 0;
        const row = await claimCancel(tx, room, { ...intent, ...terms, penalty });
        if (!row) throw new RoomTakenError();
        claimed.push(row);
      }
      return claimed;
    });
  } catch (error) {
    if (error instanceof RoomTakenError) return null;
    throw error;
  }
}

/** Rolls the claims back: all rooms or none. */
class RoomTakenError extends Error {
  override name = 'RoomTakenError';
}
