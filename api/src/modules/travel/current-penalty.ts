import type { RequestContext } from '../../graphql/request-context.ts';
import { getChargedRoomPenalty } from './room-cost.ts';
import { isStayable } from './room-state.ts';
import { loadWholeRoom, loadWholeTravel } from './travel-loaders.ts';
import type { TravelRoomModel } from './travel-models.ts';
import { isPastCheckin } from './travel-status.ts';

/** What canceling the room costs at this moment, in whole yen; null when it can't be canceled. */
export async function getCurrentPenalty(
  context: RequestContext,
  { row, travel }: TravelRoomModel,
): Promise<number | null> {
  if (!isStayable(row) || row.cancel_state !== null) return null;
  const now = context.app.clock();
  const whole = await loadWholeTravel(context, travel);
  return isPastCheckin(whole, now)
    ? null
    : getChargedRoomPenalty(whole, await loadWholeRoom(context, row), now);
}
