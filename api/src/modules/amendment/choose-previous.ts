import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { newId } from '../../db/new-id.ts';
import type { CancelRoomsErrorCode, CancelRoomsInput } from '../../graphql/__generated__/schema-types.ts';
import {
  findDateChangeOf,
  findOpenChoice,
  insertChoice,
  lockDateChange,
  updateChoice,
  updateDateChange,
} from '../travel/date-change-choice-store.ts';
import { type OpenDateChange, openDateChangeOf } from '../travel/open-date-change.ts';
import type { Actor, TravelRow } from '../travel/tables.ts';
import { lockTravel } from '../travel/travel-store.ts';

type Choice = Pick<CancelRoomsInput, 'previousTravel' | 'acceptedPreviousPenaltyPrice'>;
export interface ChoiceRefusal {
  errorCode: CancelRoomsErrorCode;
  currentPreviousPenaltyPrice?: number;
}

/**
 * Writes down what becomes of the trip that `travel` replaces, while giving it up is open; null when that may be done.
 * Runs in the transaction that claims rooms of `travel`, and takes effect with their cancellation. From here on a trip
 * that is to be kept is not cancelled any more: a job that was about to has lost the date change.
 */
export async function choosePrevious(
  tx: Transaction<Database>,
  travel: TravelRow,
  { previousTravel: choice, acceptedPreviousPenaltyPrice: accepted }: Choice,
  chooser: { by: Actor; userId: string | null; now: Date },
): Promise<ChoiceRefusal | null> {
  await lockTravel(tx, travel.id);
  const found = await findDateChangeOf(tx, 'next_travel_id', travel.id);
  if (found) await lockDateChange(tx, found.attempt_id);
  const open = await openDateChangeOf(tx, travel.id, chooser.now);
  if (!open) return choice ? { errorCode: 'PREVIOUS_TRAVEL_CHANGED' } : null;
  if (!choice) return { errorCode: 'PREVIOUS_TRAVEL_CHOICE_REQUIRED' };
  if (choice === 'KEEP' && open.isSent) return { errorCode: 'PREVIOUS_TRAVEL_CHANGED' };
  if (choice === 'CANCEL' && accepted !== open.penalty) {
    return { errorCode: 'PREVIOUS_PENALTY_CHANGED', currentPreviousPenaltyPrice: open.penalty };
  }
  return write(tx, travel, open, choice === 'CANCEL' ? 'CANCEL' : 'KEEP', chooser);
}

async function write(
  tx: Transaction<Database>,
  travel: TravelRow,
  { change, penalty }: OpenDateChange,
  choice: 'KEEP' | 'CANCEL',
  { by, userId, now }: { by: Actor; userId: string | null; now: Date },
): Promise<ChoiceRefusal | null> {
  const accepted_penalty = choice === 'CANCEL' ? penalty : null;
  // Another request cancels other rooms at this moment: the trip can't be kept and given up at once.
  const other = await findOpenChoice(tx, travel.id);
  if (other && other.choice !== choice) return { errorCode: 'PREVIOUS_TRAVEL_CHANGED' };
  if (other) {
    await updateChoice(tx, other.id, { accepted_penalty });
    return null;
  }
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
