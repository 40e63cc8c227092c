import type {
  CancelRoomsErrorCode,
  CancelRoomsInput,
  PreviousTravelChoice,
} from '../../graphql/__generated__/schema-types.ts';
import { isAgreed } from '../travel/is-agreed.ts';
import type { TravelRoomRow } from '../travel/tables.ts';

export interface ClaimDifference {
  errorCode: CancelRoomsErrorCode;
  currentPenaltyPrice?: number;
  currentPreviousPenaltyPrice?: number;
}

/**
 * In what a request differs from those that claimed these rooms, all of which are claimed or canceled; null when it
 * agrees to what they come to. Only then is the other ones' success its own: who agreed to something else must not read
 * that it was done.
 */
export function differenceFromClaim(
  rooms: readonly TravelRoomRow[],
  input: CancelRoomsInput,
): ClaimDifference | null {
  if (!rooms.every(({ cancel_previous_wish: wish }) => isWished(wish, input.previousTravel ?? null))) {
    return { errorCode: 'PREVIOUS_TRAVEL_CHANGED' };
  }
  const agreed = rooms.map(({ cancel_previous_penalty: penalty }) => penalty ?? 0);
  const previous = Math.max(0, ...agreed);
  if (input.previousTravel === 'CANCEL' && !isAgreed(input.acceptedPreviousPenaltyPrice, previous)) {
    return { errorCode: 'PREVIOUS_PENALTY_CHANGED', currentPreviousPenaltyPrice: previous };
  }
  const claimed = rooms.reduce((sum, { cancel_penalty }) => sum + (cancel_penalty ?? 0), 0);
  if (claimed === input.acceptedPenaltyPrice) return null;
  return { errorCode: 'PENALTY_CHANGED', currentPenaltyPrice: claimed };
}

/** Who keeps what is still booked is content with a trip that is kept for certain, but not the other way round. */
function isWished(stored: PreviousTravelChoice | null, wish: PreviousTravelChoice | null): boolean {
  return stored === wish || (stored === 'KEEP' && wish === 'KEEP_IF_NOT_CANCELED');
}
