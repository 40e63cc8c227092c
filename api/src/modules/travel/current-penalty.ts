import type { RequestContext } from '../../graphql/request-context.ts';
import { penaltyOfRoom } from './room-cost.ts';
import { isStayable } from './room-state.ts';
import { wholeRoomOf, wholeTravelOf } from './travel-loaders.ts';
import type { TravelRoomModel } from './travel-models.ts';
import { isPastCheckin } from './travel-status.ts';

/** What cancelling the room costs at this moment, in whole yen; null when it can't be cancelled. */
export async function currentPenaltyOf(
  context: RequestContext,
  { room, travel }: TravelRoomModel,
): Promise<number | null> {
  const now = context.app.clock();
  if (!isStayable(room) || room.cancel_state !== null || isPastCheckin(travel, now)) return null;
  return penaltyOfRoom(await wholeTravelOf(context, travel), await wholeRoomOf(context, room), now);
}
