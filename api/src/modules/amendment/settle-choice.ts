import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import type { DateChangeRow } from '../booking/tables.ts';
import {
  deleteChoice,
  findLastChoice,
  findOpenChoice,
  lockDateChange,
  updateChoice,
  updateDateChange,
} from '../travel/date-change-choice-store.ts';
import { endKept } from './end-kept.ts';
import { penaltySpentOn } from './penalty-spent.ts';
import type { TravelRoomRow } from '../travel/tables.ts';
import { findTravelRooms } from '../travel/travel-store.ts';

/**
 * These rooms of a trip were canceled: what was chosen with them about the trip that it replaces takes effect. Runs in
 * the transaction that records the cancellation, which also wakes the date change's job.
 */
export async function settleChoice(
  app: AppContext,
  tx: Transaction<Database>,
  { travelId, rooms, now }: { travelId: string; rooms: readonly TravelRoomRow[]; now: Date },
): Promise<void> {
  // Rooms of another request may have brought it into effect before; what is agreed to with these counts as well.
  const choice = await findLastChoice(tx, 'next_travel_id', travelId);
  const change = choice && (await lockDateChange(tx, choice.attempt_id));
  if (!choice || !change) return;
  const isFirst = choice.effective_at === null;
  if (isFirst) await updateChoice(tx, choice.id, { effective_at: now });
  if (choice.choice === 'KEEP') return isFirst ? endKept(app, tx, change, now) : undefined;
  const agreed = rooms.flatMap(({ cancel_previous_penalty: penalty }) => penalty ?? []);
  // Claimed by the release before this one, they say nothing themselves.
  if (agreed.length === 0 && isFirst) agreed.push(choice.accepted_penalty ?? 0);
  if (agreed.length > 0) await carryOn(tx, change, Math.max(...agreed), now);
}

/** Agreed to once more, for what it costs now: also a date change that stopped because it was dearer continues. */
async function carryOn(
  tx: Transaction<Database>,
  change: DateChangeRow,
  penalty: number,
  now: Date,
): Promise<void> {
  if (change.state === 'DONE') return;
  const rooms = await findTravelRooms(tx, [change.previous_travel_id]);
  const agreed = {
    state: 'CANCELING' as const,
    accepted_penalty: Math.max(change.accepted_penalty, penaltySpentOn(change, rooms) + penalty),
    next_try_at: now,
    updated_at: now,
  };
  // A job at work knows only what was agreed to before, and must not write its end over this.
  await updateDateChange(tx, change.attempt_id, agreed, true);
}

/** The supplier refused, and no other room of the trip is being canceled: the date change stays as it was. */
export async function withdrawChoice(tx: Transaction<Database>, travelId: string, now: Date): Promise<void> {
  const choice = await findOpenChoice(tx, travelId);
  const rooms = choice ? await findTravelRooms(tx, [travelId]) : [];
  if (!choice || rooms.some(({ cancel_state }) => cancel_state !== null)) return;
  const change = await lockDateChange(tx, choice.attempt_id);
  await deleteChoice(tx, choice.id);
  if (choice.choice === 'KEEP' && change?.state === 'CANCELING') {
    await updateDateChange(tx, choice.attempt_id, { next_try_at: now, updated_at: now });
  }
}
