import type { RequestContext } from '../../graphql/request-context.ts';
import { penaltyOfRoom } from './room-cost.ts';
import { isStayable } from './room-state.ts';
import { wholeRoomOf, wholeTravelOf } from './travel-loaders.ts';
import type { TravelRoomModel } from './travel-models.ts';
import { isPastCheckin } from './travel-status.ts';

/** What cancelling the room costs at this moment, in whole yen; null when it can't be cancelled. */
export async function currentPenaltyOf(
  context: RequestContext,
  { row, travel }: TravelRoomModel,
): Promise<number | null> {
  if (!isStayable(row) || row.cancel_state !== null) return null;
  const now = context.app.clock();
  const whole = await wholeTravelOf(context, travel);
  return isPastCheckin(whole, now) ? null : penaltyOfRoom(whole, await wholeRoomOf(context, row), now);
}
