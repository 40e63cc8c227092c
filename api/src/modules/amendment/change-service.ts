import { setTimeout as sleep } from 'node:timers/promises';
import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import type { AppContext } from '../../context.ts';
import type {
  ChangeRoomDetailsInput,
  ChangeRoomErrorCode,
} from '../../graphql/__generated__/schema-types.ts';
import { isDatabaseTrouble } from '../../db/database-trouble.ts';
import { canUseUnicodeInSpecialRequest } from '../catalog/special-request-rule.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { claimChange } from './change-store.ts';
import { readItinerary } from './read-itinerary.ts';
import { toRoomDetails, findDetailsProblem, sameDetails, wantedDetails } from './room-details.ts';
import { isGivenUp, isStayable } from '../travel/room-state.ts';
import { sendChange } from './send-change.ts';
import { readKnownRoom } from '../travel/read-known-room.ts';
import type { RoomDetails, TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { getActor, mayChange } from '../travel/travel-access.ts';
import { isChangeable } from '../travel/travel-rules.ts';
import { findHotelMemory, findTravel, findTravelRooms } from '../travel/travel-store.ts';

export type ChangeResult =
  | { kind: 'changed'; travel: TravelRow; room: TravelRoomRow }
  | { kind: 'failed'; errorCode: ChangeRoomErrorCode };

type Customer = { ip: string; sessionId: string };
interface Order {
  wanted: RoomDetails;
  viewer: Viewer;
  customer: Customer;
}
const failed = (errorCode: ChangeRoomErrorCode): ChangeResult => ({ kind: 'failed', errorCode });

/** Longer than the supplier's slowest answer: a second click waits for what the first one came to. */
const WAIT_MS = 100_000;
const CHECK_AFTER_MS = 20_000;

/**
 * Changes guest, smoking and special request of one room, at the supplier first. What the supplier has confirmed shows
 * at once; an unclear answer is reported as CHANGE_STATE_UNKNOWN and found out by the job. A room that is being canceled
 * can't be changed; a cancellation does not wait for a change.
 */
export async function changeRoomDetails(
  app: AppContext,
  viewer: Viewer,
  customer: Customer,
  input: ChangeRoomDetailsInput,
): Promise<ChangeResult> {
  const travel = await findTravel(app.db, getTenantScope(viewer), input.travelId);
  const room = travel && (await findRoom(app, travel, input.expediaHotelRoomId));
  if (!room) return failed('ROOM_NOT_FOUND');
  if (!mayChange(viewer, travel)) return failed('FORBIDDEN');
  const wanted = wantedDetails(room, input);
  const { ja } = (await findHotelMemory(app.db, travel.id)).property_snapshot;
  const problem = findDetailsProblem(wanted, canUseUnicodeInSpecialRequest(storedHotel.read(ja)));
  if (problem) return failed(problem);
  if (isGivenUp(room)) return failed('ALREADY_CANCELED');
  if (room.change_state !== null) return followOther(app, travel, room, wanted);
  const changeable = isChangeable(travel, app.clock()) && isStayable(room) && room.cancel_state === null;
  if (!changeable) return failed('NOT_CHANGEABLE');
  if (sameDetails(toRoomDetails(room), wanted)) return { kind: 'changed', travel, room };
  return send(app, travel, room, { wanted, viewer, customer });
}

async function send(
  app: AppContext,
  travel: TravelRow,
  room: TravelRoomRow,
  { wanted, viewer, customer }: Order,
): Promise<ChangeResult> {
  const read = await readItinerary(app, travel, customer);
  if (read.kind !== 'read') return failed('PROVIDER_UNAVAILABLE');
  const fresh = await findRoom(app, travel, room.id);
  const known = fresh && readKnownRoom(fresh);
  if (known?.status === 'canceled') return failed('ALREADY_CANCELED');
  // Another request for the same change may have come to its end meanwhile.
  if (fresh && sameDetails(toRoomDetails(fresh), wanted)) return getAnswer(app, travel, room.id, wanted);
  if (!fresh || !known?.tokens.change) return failed('NOT_CHANGEABLE');
  try {
    return await carryOut(app, travel, fresh, { wanted, viewer, customer });
  } catch (err) {
    if (!isDatabaseTrouble(err)) throw err;
    // The claim may be on record and the supplier may have changed the room: a job finds out.
    app.log.error({ event: 'change-interrupted', travelId: travel.id, err }, 'database trouble');
    return failed('CHANGE_STATE_UNKNOWN');
  }
}

async function carryOut(
  app: AppContext,
  travel: TravelRow,
  room: TravelRoomRow,
  { wanted, viewer, customer }: Order,
): Promise<ChangeResult> {
  const now = app.clock();
  const nextCheckAt = new Date(now.getTime() + CHECK_AFTER_MS);
  const by = getActor(viewer);
  const intent = { details: wanted, by, userId: viewer.userId, now, nextCheckAt };
  const claimed = await claimChange(app.db, room, intent);
  if (!claimed) return followOther(app, travel, room, wanted);
  const ending = await sendChange(app, travel, claimed, customer);
  if (ending.kind === 'unknown') return failed('CHANGE_STATE_UNKNOWN');
  return ending.kind === 'refused' ? failed(ending.errorCode) : getAnswer(app, travel, room.id, wanted);
}

/** Another request is changing or canceling this room: its end is ours too when it wants the same. */
async function followOther(
  app: AppContext,
  travel: TravelRow,
  { id }: TravelRoomRow,
  wanted: RoomDetails,
): Promise<ChangeResult> {
  const until = performance.now() + WAIT_MS;
  while (performance.now() < until) {
    const room = await findRoom(app, travel, id);
    if (!room || room.change_request === null) return getAnswer(app, travel, id, wanted);
    const same = sameDetails(room.change_request, wanted);
    if (!same || room.change_state === 'UNKNOWN') return failed('CHANGE_STATE_UNKNOWN');
    await sleep(250);
  }
  return failed('CHANGE_STATE_UNKNOWN');
}

async function getAnswer(
  app: AppContext,
  travel: TravelRow,
  roomId: string,
  wanted: RoomDetails,
): Promise<ChangeResult> {
  const room = await findRoom(app, travel, roomId);
  if (!room || isGivenUp(room)) return failed('ALREADY_CANCELED');
  // Also of a room that is being canceled by now: the hotel knows it under what was asked for.
  if (sameDetails(toRoomDetails(room), wanted)) return { kind: 'changed', travel, room };
  return failed(room.cancel_state === null ? 'PROVIDER_UNAVAILABLE' : 'NOT_CHANGEABLE');
}

async function findRoom(app: AppContext, travel: TravelRow, id: string): Promise<TravelRoomRow | null> {
  return (await findTravelRooms(app.db, [travel.id])).find((room) => room.id === id) ?? null;
}
