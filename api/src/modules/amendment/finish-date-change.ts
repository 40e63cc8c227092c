import type { AppContext } from '../../context.ts';
import { getNextTry } from '../../lib/next-try.ts';
import {
  claimDateChange,
  findDateChange,
  isStillClaimed,
  saveDateChange,
} from '../booking/date-change-store.ts';
import type { DateChangeRow } from '../booking/tables.ts';
import { raiseOperatorTask, settleOperatorTask } from '../operator-task/raise-operator-task.ts';
import { claimRooms } from './claim-cancel.ts';
import { checkNextTravel } from './check-next-travel.ts';
import { penaltySpentOn } from './penalty-spent.ts';
import { readItinerary } from './read-itinerary.ts';
import { isAgreed } from '../travel/is-agreed.ts';
import { getChargedRoomPenalty } from '../travel/room-cost.ts';
import { isStayable } from '../travel/room-state.ts';
import { sendCancel } from './send-cancel.ts';
import type { TravelRow } from '../travel/tables.ts';
import { isPastCheckin } from '../travel/travel-status.ts';
import { findTravelBy, findTravelRooms, lockTravel } from '../travel/travel-store.ts';

/** Should this process die, the next one continues after this; rooms under way are guarded by their own intents. */
const WORK_SECONDS = 20;
const BACKOFF_SECONDS = [2, 5, 15, 60, 300, 900];
/** From then on a person should know; the tries continue. */
const LATE_MS = 30 * 60_000;

type Customer = { ip: string; sessionId: string };

/**
 * Gives up the trip that a confirmed booking replaces, for at most what its user agreed to. Costs more by now, or is past
 * check-in, or the hotel has canceled rooms of the new trip: the previous trip stays booked, and an operator has a task. Safe to repeat after any crash: rooms are canceled by
 * their own intents, and a room canceled by somebody else counts as given up.
 * @returns whether it was this call's turn
 */
export async function finishDateChange(
  app: AppContext,
  attemptId: string,
  customer: Customer,
): Promise<boolean> {
  const read = await findDateChange(app.db, attemptId);
  if (!read?.next_try_at || read.next_try_at > app.clock()) return false;
  const change = await claimDateChange(app.db, read, after(app, WORK_SECONDS));
  const travel = await findTravelBy(app.db, 'id', read.previous_travel_id);
  if (!change || !travel) return false;
  await work(app, change, travel, customer);
  return true;
}

async function work(
  app: AppContext,
  change: DateChangeRow,
  travel: TravelRow,
  customer: Customer,
): Promise<void> {
  const rooms = await findTravelRooms(app.db, [travel.id]);
  if (rooms.some(({ cancel_state }) => cancel_state !== null)) return again(app, change, travel);
  if (!rooms.some(isStayable)) return finish(app, change);
  if (isPastCheckin(travel, app.clock())) return keep(app, change, travel, 'previous=past-check-in');
  const next = await checkNextTravel(app, change.next_travel_id, customer);
  if (next === 'dropped') return keep(app, change, travel, 'previous=kept next-rooms=canceled-by-supplier');
  if (next === 'unknown') return again(app, change, travel);
  const itinerary = await readItinerary(app, travel, customer);
  if (itinerary.kind !== 'read') return again(app, change, travel);
  await cancelRest(app, change, travel, customer);
}

async function cancelRest(
  app: AppContext,
  change: DateChangeRow,
  travel: TravelRow,
  customer: Customer,
): Promise<void> {
  const rooms = await findTravelRooms(app.db, [travel.id]);
  const rest = rooms.filter(isStayable);
  const now = app.clock();
  const penalties = new Map(rest.map((room) => [room.id, getChargedRoomPenalty(travel, room, now)]));
  const total = penaltySpentOn(change, rooms) + [...penalties.values()].reduce((sum, each) => sum + each, 0);
  if (!isAgreed(change.accepted_penalty, total)) {
    return keep(app, change, travel, `accepted=${change.accepted_penalty} penalty=${total}`, total);
  }
  const order = { penalties, by: change.by, userId: change.user_id, reason: null };
  // Somebody who cancels the new trip may have decided meanwhile that this one stays.
  const claimed = await claimRooms(app, rest, order, async (tx) => {
    await lockTravel(tx, travel.id);
    return (await isStillClaimed(tx, change)) ? { previous: null } : null;
  });
  if (!claimed) return again(app, change, travel);
  const endings = [...(await sendCancel(app, travel, claimed, customer)).values()];
  return endings.every((ending) => ending === 'canceled') ? finish(app, change) : again(app, change, travel);
}

async function finish(app: AppContext, change: DateChangeRow): Promise<void> {
  if (!(await saveDateChange(app.db, change, { state: 'DONE', nextTryAt: null, now: app.clock() }))) return;
  await settleOperatorTask(app, app.db, toTask(change));
  app.log.info({ attemptId: change.attempt_id, event: 'date-changed' }, 'the previous trip was given up');
}

async function again(app: AppContext, change: DateChangeRow, travel: TravelRow): Promise<void> {
  const now = app.clock();
  const nextTryAt = getNextTry(now, BACKOFF_SECONDS, change.tries - 1);
  if (!(await saveDateChange(app.db, change, { state: 'CANCELING', nextTryAt, now }))) return;
  if (now.getTime() - change.created_at.getTime() > LATE_MS) {
    await callOperator(app, change, travel, 'previous=not-cancelled-yet');
  }
}

async function keep(
  app: AppContext,
  change: DateChangeRow,
  travel: TravelRow,
  detail: string,
  price?: number,
): Promise<void> {
  const ending = { state: 'INCOMPLETE' as const, nextTryAt: null, now: app.clock() };
  if (!(await saveDateChange(app.db, change, ending))) return;
  await callOperator(app, change, travel, detail, price);
}

async function callOperator(
  app: AppContext,
  change: DateChangeRow,
  travel: TravelRow,
  detail: string,
  price = change.accepted_penalty,
): Promise<void> {
  await raiseOperatorTask(app, app.db, {
    ...toTask(change),
    attemptId: change.attempt_id,
    travelId: travel.id,
    branchId: travel.branch_id,
    price,
    reference: travel.itinerary_id ?? travel.supplier_reference,
    detail: `next=${change.next_travel_id} ${detail}`,
  });
}

function toTask(change: DateChangeRow) {
  return { kind: 'DATE_CHANGE_INCOMPLETE' as const, subject: change.previous_travel_id };
}

function after(app: AppContext, seconds: number): Date {
  return new Date(app.clock().getTime() + seconds * 1000);
}
