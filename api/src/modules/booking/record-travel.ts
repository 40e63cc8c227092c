import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { newId } from '../../db/new-id.ts';
import { insertDateChange } from './date-change-store.ts';
import type { AttemptRow, PriceCheckRow } from './tables.ts';
import { addHistory } from '../travel/history-store.ts';
import { getActor } from '../travel/travel-access.ts';
import { addMail } from '../travel/mail-store.ts';
import { addMemo } from '../travel/memo-store.ts';
import { newTravelRows } from './new-travel-rows.ts';
import type { Actor } from '../travel/tables.ts';
import { findTravelOfAttempt, insertTravel, markTravelBooked } from '../travel/travel-write-store.ts';

export interface BookedTravel {
  attempt: AttemptRow;
  check: PriceCheckRow;
  /** BOOKING while the supplier's answer is unknown. */
  status: 'BOOKING' | 'BOOKED';
  itineraryId: string | null;
  /** False when the hotel has canceled some of its rooms: then it does not replace a previous trip by itself. */
  isWhole?: boolean;
  now: Date;
}

/**
 * Writes the trip of an attempt, or turns its 確認中 trip into a booked one. Booked: with history, the first memo,
 * the links of a date change, and the confirmation mail. Runs in the attempt's transaction.
 * @returns the trip's id
 */
export async function recordTravel(
  tx: Transaction<Database>,
  booked: BookedTravel,
  publicKeySecret: string,
): Promise<string> {
  const { attempt, status, itineraryId, now } = booked;
  let travelId = await findTravelOfAttempt(tx, attempt.id);
  if (travelId === null) {
    const { seller } = booked.check;
    const agencyId = seller ? seller.agencyId : await findAgencyId(tx, attempt.branch_id);
    const rows = newTravelRows({ ...booked, agencyId }, publicKeySecret);
    await insertTravel(tx, rows);
    travelId = rows.travel.id;
  }
  if (status === 'BOOKING') return travelId;
  await markTravelBooked(tx, { travelId, itineraryId, now });
  await recordStory(tx, travelId, booked);
  await addMail(tx, { travelId, kind: 'BOOKED', roomIds: [], now });
  return travelId;
}

async function recordStory(
  tx: Transaction<Database>,
  travelId: string,
  { attempt, check, isWhole = true, now }: BookedTravel,
): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select(['id', 'role'])
    .where('id', '=', attempt.user_id)
    .executeTakeFirstOrThrow();
  const by = getActor(user);
  const previous = check.previous_travel_id;
  await addHistory(tx, {
    travelId,
    type: 'TRAVEL_BOOKED',
    by,
    userId: user.id,
    linkedTravelId: previous,
    now,
  });
  if (previous !== null) {
    await addHistory(tx, {
      travelId: previous,
      type: 'DATE_CHANGED',
      by,
      userId: user.id,
      linkedTravelId: travelId,
      now,
    });
  }
  await owePrevious(tx, travelId, attempt, { by, isWhole, now });
  const { memo } = attempt.request;
  if (memo !== null) {
    const written = { id: newId(), travelId, kind: 'COMPANY', authorId: user.id, text: memo, now } as const;
    await addMemo(tx, { ...written, withBooking: true });
  }
}

/** Written with the confirmation, so that no crash can forget to give the previous trip up. */
async function owePrevious(
  tx: Transaction<Database>,
  travelId: string,
  attempt: AttemptRow,
  { by, isWhole, now }: { by: Actor; isWhole: boolean; now: Date },
): Promise<void> {
  const { previous_travel_id: previous, accepted_previous_penalty: accepted } = attempt;
  if (previous === null || accepted === null) return;
  await insertDateChange(tx, {
    attempt_id: attempt.id,
    previous_travel_id: previous,
    next_travel_id: travelId,
    accepted_penalty: accepted,
    by,
    user_id: attempt.user_id,
    state: isWhole ? 'CANCELING' : 'INCOMPLETE',
    next_try_at: isWhole ? now : null,
    created_at: now,
    updated_at: now,
  });
}

/** For preparations of releases that did not keep who sells. */
async function findAgencyId(tx: Transaction<Database>, branchId: string): Promise<string | null> {
  const branch = await tx
    .selectFrom('branches')
    .select('agency_id')
    .where('id', '=', branchId)
    .executeTakeFirstOrThrow();
  return branch.agency_id;
}
