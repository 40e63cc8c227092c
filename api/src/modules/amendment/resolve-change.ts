import type { AppContext } from '../../context.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { getNextTry } from '../../lib/next-try.ts';
import { raiseOperatorTask, settleOperatorTask } from '../operator-task/raise-operator-task.ts';
import { awaitChange, dropChange } from './change-store.ts';
import { readItinerary } from './read-itinerary.ts';
import { showsDetails } from './room-details.ts';
import { isStayable } from '../travel/room-state.ts';
import { finishChange, sendChange } from './send-change.ts';
import { readKnownRoom } from '../travel/read-known-room.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { findTravelRooms } from '../travel/travel-store.ts';

/** No answer to a change comes after this: until then the first call may still be on its way. */
const ANSWER_MS = 130_000;
/** From then on a person should know. */
const LATE_MS = 30 * 60_000;
const BACKOFF_SECONDS = [5, 10, 20, 40, 60, 120, 300];

type Customer = { ip: string; sessionId: string };

/**
 * Finds out how a change ended whose answer was lost: the supplier's itinerary decides. Not there after the first
 * call can't be alive any more: sent again; not there after the whole window: given up, and an operator is informed.
 */
export async function resolveChange(
  app: AppContext,
  travel: TravelRow,
  rooms: readonly TravelRoomRow[],
  customer: Customer,
): Promise<void> {
  const read = await readItinerary(app, travel, customer);
  const ids = new Set(rooms.map(({ id }) => id));
  await forEachInTurn(await findTravelRooms(app.db, [travel.id]), async (room) => {
    if (!ids.has(room.id) || room.change_state === null || room.change_request === null) return;
    if (read.kind === 'read' && showsDetails(readKnownRoom(room), room.change_request)) {
      await finishChange(app, room, room.change_request);
    } else if (!isStayable(room) || (read.kind === 'read' && readKnownRoom(room)?.status === 'canceled')) {
      await dropChange(app.db, room);
      await settleOperatorTask(app, app.db, { kind: 'CHANGE_UNKNOWN', subject: room.id });
    } else {
      await continueRoom(app, travel, room, customer, read.kind === 'read');
    }
  });
}

async function continueRoom(
  app: AppContext,
  travel: TravelRow,
  room: TravelRoomRow,
  customer: Customer,
  wasRead: boolean,
): Promise<void> {
  const now = app.clock();
  const age = now.getTime() - (room.change_started_at?.getTime() ?? 0);
  const nextCheckAt = getNextTry(now, BACKOFF_SECONDS, room.change_tries);
  if (!wasRead || age < ANSWER_MS) {
    if (age > LATE_MS) await callOperator(app, travel, room, 'itinerary=unreadable');
    await awaitChange(app.db, room, nextCheckAt);
    return;
  }
  if (age > LATE_MS) {
    await callOperator(app, travel, room, 'room=unchanged');
    return dropChange(app.db, room);
  }
  if (!(await awaitChange(app.db, room, nextCheckAt))) return;
  const ending = await sendChange(app, travel, room, customer);
  // The person saw that it is being looked into: that it was refused has to reach them somehow.
  if (ending.kind === 'refused') await callOperator(app, travel, room, `refused=${ending.errorCode}`);
}

async function callOperator(
  app: AppContext,
  travel: TravelRow,
  room: TravelRoomRow,
  detail: string,
): Promise<void> {
  await raiseOperatorTask(app, app.db, {
    kind: 'CHANGE_UNKNOWN',
    subject: room.id,
    attemptId: travel.attempt_id,
    travelId: travel.id,
    branchId: travel.branch_id,
    reference: travel.itinerary_id ?? travel.supplier_reference,
    detail: `room=${room.room_number} ${detail}`,
  });
}
