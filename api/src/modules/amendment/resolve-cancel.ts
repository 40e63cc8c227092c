import type { AppContext } from '../../context.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { getNextTry } from '../../lib/next-try.ts';
import { raiseOperatorTask } from '../operator-task/raise-operator-task.ts';
import { awaitCancel } from './cancel-store.ts';
import { findLastChoice } from '../travel/date-change-choice-store.ts';
import { dropRoomCancel } from './drop-cancel.ts';
import { finishCancel } from './finish-cancel.ts';
import { readItinerary } from './read-itinerary.ts';
import { getChargedRoomPenalty } from '../travel/room-cost.ts';
import { sendCancel } from './send-cancel.ts';
import { readKnownRoom } from '../travel/read-known-room.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { findTravelRooms } from '../travel/travel-store.ts';

/** No answer to a cancellation comes after this: until then the first call may still be on its way. */
const ANSWER_MS = 130_000;
/** From then on a person should know. */
const LATE_MS = 30 * 60_000;
const BACKOFF_SECONDS = [5, 10, 20, 40, 60, 120, 300];

/**
 * Finds out how a cancellation ended whose answer was lost: the supplier's itinerary decides. Still booked after
 * the first call can't be alive any more: sent again, as long as it costs what was consented to.
 */
export async function resolveCancel(
  app: AppContext,
  travel: TravelRow,
  rooms: readonly TravelRoomRow[],
  customer: { ip: string; sessionId: string },
): Promise<void> {
  // Our own record is all there is of a trip from elsewhere.
  if (travel.external_supplier_name !== null) return finishCancel(app, travel, rooms);
  const read = await readItinerary(app, travel, customer);
  const ids = new Set(rooms.map(({ id }) => id));
  const current = (await findTravelRooms(app.db, [travel.id])).filter(
    (room) => ids.has(room.id) && room.cancel_state !== null,
  );
  const done = current.filter((room) => read.kind === 'read' && readKnownRoom(room)?.status === 'canceled');
  if (done.length > 0) await finishCancel(app, travel, done);
  const open = current.filter((room) => !done.includes(room));
  await forEachInTurn(open, (room) => continueRoom(app, travel, room, customer, read.kind === 'read'));
}

async function continueRoom(
  app: AppContext,
  travel: TravelRow,
  room: TravelRoomRow,
  customer: { ip: string; sessionId: string },
  wasRead: boolean,
): Promise<void> {
  const now = app.clock();
  const age = now.getTime() - (room.cancel_started_at?.getTime() ?? 0);
  const nextCheckAt = getNextTry(now, BACKOFF_SECONDS, room.cancel_tries);
  if (!wasRead || age < ANSWER_MS) {
    if (age > LATE_MS) await callOperator(app, travel, room, 'itinerary=unreadable');
    return awaitCancel(app.db, room, nextCheckAt);
  }
  // The hotel's own cancellation, which the supplier shows no more: nothing was sent, nothing is to be sent.
  if (room.cancel_by === 'SUPPLIER') return dropRoomCancel(app, travel, room);
  const choice = await findLastChoice(app.db, 'previous_travel_id', travel.id);
  if (choice?.choice === 'KEEP' && (room.cancel_started_at ?? now) <= choice.created_at) {
    // It was decided afterwards to keep it: nothing is sent any more, and what was sent before has to be dead.
    const isOver = choice.effective_at !== null && now.getTime() - choice.created_at.getTime() >= ANSWER_MS;
    if (isOver) return dropRoomCancel(app, travel, room);
    return awaitCancel(app.db, room, nextCheckAt);
  }
  const penalty = getChargedRoomPenalty(travel, room, now);
  if (age > LATE_MS || penalty !== room.cancel_penalty) {
    // The person saw that it is being looked into: the room that stays booked is somebody's business.
    await callOperator(app, travel, room, `room=booked consented=${room.cancel_penalty} penalty=${penalty}`);
    return dropRoomCancel(app, travel, room);
  }
  await awaitCancel(app.db, room, nextCheckAt);
  const ending = (await sendCancel(app, travel, [room], customer)).get(room.id);
  if (ending !== 'dearer') return;
  const risen = getChargedRoomPenalty(travel, room, app.clock());
  await callOperator(app, travel, room, `room=booked consented=${room.cancel_penalty} penalty=${risen}`);
}

async function callOperator(
  app: AppContext,
  travel: TravelRow,
  room: TravelRoomRow,
  detail: string,
): Promise<void> {
  await raiseOperatorTask(app, app.db, {
    kind: 'CANCEL_UNKNOWN',
    subject: room.id,
    attemptId: travel.attempt_id,
    travelId: travel.id,
    branchId: travel.branch_id,
    price: room.cancel_penalty,
    reference: travel.itinerary_id ?? travel.supplier_reference,
    detail,
  });
}
