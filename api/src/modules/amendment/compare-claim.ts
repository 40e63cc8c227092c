import type { Db } from '../../db/client.ts';
import type { CancelRoomsErrorCode, CancelRoomsInput } from '../../graphql/__generated__/schema-types.ts';
import { findChoiceOfClaim } from '../travel/date-change-choice-store.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';

export interface ClaimDifference {
  errorCode: CancelRoomsErrorCode;
  currentPenaltyPrice?: number;
  currentPreviousPenaltyPrice?: number;
}

/**
 * In what a request differs from the one that claimed these rooms, all of which are claimed or cancelled; null when it
 * asks for the same. Only then is the other one's success its own: who agreed to something else must not read that
 * it was done.
 */
export async function differenceFromClaim(
  db: Db,
  travel: TravelRow,
  rooms: readonly TravelRoomRow[],
  input: CancelRoomsInput,
): Promise<ClaimDifference | null> {
  const started = rooms.flatMap(({ cancel_started_at: at }) => (at ? [at.getTime()] : []));
  const claimedAt = started.length > 0 ? new Date(Math.min(...started)) : null;
  const choice = claimedAt && (await findChoiceOfClaim(db, travel.id, claimedAt));
  if ((choice?.choice ?? null) !== wishOf(input)) return { errorCode: 'PREVIOUS_TRAVEL_CHANGED' };
  if (
    choice?.choice === 'CANCEL' &&
    choice.accepted_penalty !== (input.acceptedPreviousPenaltyPrice ?? null)
  ) {
    return {
      errorCode: 'PREVIOUS_PENALTY_CHANGED',
      currentPreviousPenaltyPrice: choice.accepted_penalty ?? 0,
    };
  }
  const claimed = rooms.reduce((sum, { cancel_penalty }) => sum + (cancel_penalty ?? 0), 0);
  if (claimed === input.acceptedPenaltyPrice) return null;
  return { errorCode: 'PENALTY_CHANGED', currentPenaltyPrice: claimed };
}

/** As it is written down: both kinds of keeping are one. */
function wishOf({ previousTravel: wish }: CancelRoomsInput): 'KEEP' | 'CANCEL' | null {
  if (!wish) return null;
  return wish === 'CANCEL' ? 'CANCEL' : 'KEEP';
}
