import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { newId } from '../../db/new-id.ts';
import type {
  CancelRoomsErrorCode,
  CancelRoomsInput,
  PreviousTravelChoice,
} from '../../graphql/__generated__/schema-types.ts';
import {
  findLatestDateChange,
  findOpenChoice,
  insertChoice,
  lockDateChange,
  updateDateChange,
} from '../travel/date-change-choice-store.ts';
import { isAgreed } from '../travel/is-agreed.ts';
import { type OpenDateChange, findOpenDateChange } from '../travel/open-date-change.ts';
import type { Actor, TravelRow } from '../travel/tables.ts';
import { findTravelRooms, lockTravel } from '../travel/travel-store.ts';
import type { PreviousAgreement } from './cancel-store.ts';

type Choice = Pick<CancelRoomsInput, 'previousTravel' | 'acceptedPreviousPenaltyPrice'>;
export type PreviousChoice = { kind: 'chosen'; previous: PreviousAgreement | null } | ChoiceRefusal;
export interface ChoiceRefusal {
  kind: 'refused';
  errorCode: CancelRoomsErrorCode;
  currentPreviousPenaltyPrice?: number;
}

/**
 * Writes down what becomes of the trip that `travel` replaces, while giving it up is open.
 * Runs in the transaction that claims rooms of `travel`, and takes effect with their cancellation. From here on a trip
 * that is to be kept is not canceled any more: a job that was about to has lost the date change.
 */
export async function choosePrevious(
  tx: Transaction<Database>,
  travel: TravelRow,
  { previousTravel: choice, acceptedPreviousPenaltyPrice: accepted }: Choice,
  chooser: { by: Actor; userId: string | null; now: Date },
): Promise<PreviousChoice> {
  await lockTravel(tx, travel.id);
  const found = await findLatestDateChange(tx, 'next_travel_id', travel.id);
  if (found) await lockDateChange(tx, found.attempt_id);
  const open = await findOpenDateChange(tx, travel.id, chooser.now);
  if (!open) return choice ? refused('PREVIOUS_TRAVEL_CHANGED') : { kind: 'chosen', previous: null };
  if (!choice) return refused('PREVIOUS_TRAVEL_CHOICE_REQUIRED');
  if (choice === 'KEEP' && open.isSent) return refused('PREVIOUS_TRAVEL_CHANGED');
  if (choice === 'CANCEL' && !isAgreed(accepted, open.penalty)) {
    return { ...refused('PREVIOUS_PENALTY_CHANGED'), currentPreviousPenaltyPrice: open.penalty };
  }
  // Another request cancels other rooms at this moment: the trip can't be kept and given up at once.
  const rooms = await findTravelRooms(tx, [travel.id]);
  const underWay = rooms.filter(({ cancel_state }) => cancel_state !== null);
  if (
    underWay.some(({ cancel_previous_wish: wish }) => wish !== null && isCancel(wish) !== isCancel(choice))
  ) {
    return refused('PREVIOUS_TRAVEL_CHANGED');
  }
  const previous = { wish: choice, penalty: isCancel(choice) ? open.penalty : null };
  return (await write(tx, travel, open, previous, chooser)) ?? { kind: 'chosen', previous };
}

function isCancel(wish: PreviousTravelChoice): boolean {
  return wish === 'CANCEL';
}

function refused(errorCode: CancelRoomsErrorCode): ChoiceRefusal {
  return { kind: 'refused', errorCode };
}

async function write(
  tx: Transaction<Database>,
  travel: TravelRow,
  { change }: OpenDateChange,
  { wish, penalty: accepted_penalty }: PreviousAgreement,
  { by, userId, now }: { by: Actor; userId: string | null; now: Date },
): Promise<ChoiceRefusal | null> {
  const choice = isCancel(wish) ? 'CANCEL' : 'KEEP';
  const other = await findOpenChoice(tx, travel.id);
  // One of both is enough for the history; what each of them agreed to is with the rooms that it claims.
  if (other) return other.choice === choice ? null : refused('PREVIOUS_TRAVEL_CHANGED');
  await insertChoice(tx, {
    id: newId(),
    attempt_id: change.attempt_id,
    previous_travel_id: change.previous_travel_id,
    next_travel_id: travel.id,
    choice,
    accepted_penalty,
    by,
    user_id: userId,
    created_at: now,
    effective_at: null,
  });
  if (choice === 'KEEP') {
    await updateDateChange(tx, change.attempt_id, { next_try_at: null, updated_at: now }, true);
  }
  return null;
}
