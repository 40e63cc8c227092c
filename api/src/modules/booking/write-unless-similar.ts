import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { TravelRow } from '../travel/tables.ts';
import type { BookingRequest } from './booking-types.ts';
import { isSimilarUnderWay } from './similar-attempts.ts';
import { findSimilarTravels } from './similar-travels.ts';
import type { PriceCheckRow } from './tables.ts';

interface Wanted {
  check: PriceCheckRow;
  request: BookingRequest;
  /** Ids of trips that the user books again on purpose; null for a page that knows no such question. */
  acceptedSimilarTravelIds: readonly string[] | null;
}

export type Written<T> = { kind: 'written'; value: T } | { kind: 'similar'; travels: TravelRow[] };

/**
 * Writes an attempt's row unless its booking would repeat a trip that was not consented to, or another attempt of the
 * branch that is under way (then there is no trip to name yet). Look and write are one step in the branch's turn, so of
 * two requests at once, in whatever processes, the second one sees the first.
 */
export async function writeUnlessSimilar<T>(
  app: AppContext,
  { check, request, acceptedSimilarTravelIds: accepted }: Wanted,
  write: (db: Db) => Promise<T>,
): Promise<Written<T>> {
  if (accepted === null) return { kind: 'written', value: await write(app.db) };
  return app.db
    .transaction()
    .execute(async (tx): Promise<Written<T>> => {
      // Before the branch, as where money moves: else two of them wait for each other. An insert waits for an attempt of
      // the same key or preparation that is being moved just now.
      const value = await write(tx);
      await tx
        .selectFrom('branches')
        .select('id')
        .where('id', '=', check.branch_id)
        .forNoKeyUpdate()
        .execute();
      // In this order: a booking that is confirmed between both looks has its trip at the second one.
      const isUnderWay = await isSimilarUnderWay(tx, check, request.guests, app.clock());
      const travels = await findSimilarTravels(tx, check, request.guests, accepted);
      if (travels.length > 0 || isUnderWay) throw new SimilarFoundError(travels);
      return { kind: 'written', value };
    })
    .catch((error: unknown): Written<T> => {
      if (error instanceof SimilarFoundError) return { kind: 'similar', travels: error.travels };
      throw error;
    });
}

/** Rolls the transaction back: nothing was written. */
class SimilarFoundError extends Error {
  override name = 'SimilarFoundError';
  readonly travels: TravelRow[];
  constructor(travels: TravelRow[]) {
    super('a similar booking');
    this.travels = travels;
  }
}
