import type { RequestContext } from '../../graphql/request-context.ts';
import type { ReplacementState } from '../../graphql/__generated__/schema-types.ts';
import { completeTravel } from './complete-travel.ts';
import { findLatestDateChange, findLastChoice } from './date-change-choice-store.ts';
import { findOpenDateChange } from './open-date-change.ts';
import type { TravelModel } from './travel-models.ts';
import { isStayable } from './room-state.ts';
import { findTravelBy, findTravelRooms } from './travel-store.ts';

export interface PreviousTravelCancelModel {
  travel: TravelModel;
  penaltyPrice: number;
  requestSent: boolean;
}
export interface ReplacementModel {
  travel: TravelModel;
  state: ReplacementState;
}

/** Finds the cancellation of the trip that this one replaces, while it is under way. Both belong to one branch. */
export async function findPreviousTravelCancel(
  context: RequestContext,
  travelId: string,
): Promise<PreviousTravelCancelModel | null> {
  const open = await findOpenDateChange(context.app.db, travelId, context.app.clock());
  if (!open) return null;
  const travel = await completeTravel(context, open.previous);
  return { travel, penaltyPrice: open.penalty, requestSent: open.isSent };
}

/** Finds the trip that was to replace this one, which has not been canceled. */
export async function findReplacement(
  context: RequestContext,
  travelId: string,
): Promise<ReplacementModel | null> {
  const { db } = context.app;
  const change = await findLatestDateChange(db, 'previous_travel_id', travelId);
  if (!change || change.state === 'DONE') return null;
  const next = await findTravelBy(db, 'id', change.next_travel_id);
  const rooms = await findTravelRooms(db, [travelId]);
  if (!next || !rooms.some(isStayable)) return null;
  const choice = await findLastChoice(db, 'previous_travel_id', travelId);
  const isKept = choice?.choice === 'KEEP' && choice.attempt_id === change.attempt_id;
  const travel = await completeTravel(context, next);
  if (change.state === 'CANCELING') return { travel, state: isKept ? 'KEEPING' : 'CANCELING' };
  return { travel, state: isKept ? 'KEPT' : 'INCOMPLETE' };
}
