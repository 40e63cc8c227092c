import { setTimeout as sleep } from 'node:timers/promises';
import type { AppContext } from '../../context.ts';
import { isDatabaseTrouble } from '../../db/database-trouble.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import type { CancelRoomsErrorCode, CancelRoomsInput } from '../../graphql/__generated__/schema-types.ts';
import { textLength } from '../../lib/text-length.ts';
import { settlePayment } from '../booking/settle-payment.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { choosePrevious, type ChoiceRefusal } from './choose-previous.ts';
import { type CancelOrder, claimRooms } from './claim-cancel.ts';
import { differenceFromClaim } from './compare-claim.ts';
import { finishCancel } from './finish-cancel.ts';
import { isBeingMoved } from './is-being-moved.ts';
import { readItinerary } from './read-itinerary.ts';
import { getChargedRoomPenalty } from '../travel/room-cost.ts';
import { isGivenUp, isStayable } from '../travel/room-state.ts';
import { sendCancel } from './send-cancel.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { getActor, mayCancel } from '../travel/travel-access.ts';
import { findTravel, findTravelRooms, lockTravel } from '../travel/travel-store.ts';
import { isPastCheckin } from '../travel/travel-status.ts';
import { textOrNull } from '../travel/validate-guests.ts';

export type CancelResult =
  | { kind: 'canceled'; travel: TravelRow; rooms: TravelRoomRow[] }
  | {
      kind: 'failed';
      errorCode: CancelRoomsErrorCode;
      currentPenaltyPrice?: number;
      currentPreviousPenaltyPrice?: number;
    };

type Customer = { ip: string; sessionId: string };
const failed = (errorCode: CancelRoomsErrorCode): CancelResult => ({ kind: 'failed', errorCode });

/** Longer than the supplier's slowest answer: a second click waits for what the first one came to. */
const WAIT_MS = 100_000;
const MAX_REASON = 200;

/**
 * Cancels rooms of a trip for the price the user has seen. The penalty is computed again from the supplier's own
 * policy at this moment; a different one is answered with PENALTY_CHANGED and nothing happens. The same answer is given
 * when it rises before a room is sent to the supplier: those sent before are canceled for what was accepted. While the trip that this
 * one replaces is still being given up, `previousTravel` says what becomes of it: with CANCEL it is given up for at most
 * what was accepted. If it costs less by now, that is what is charged; if it costs more, the answer is
 * PREVIOUS_PENALTY_CHANGED and nothing happens. `bookExpediaHotel` has the same rule. While another booking is about to
 * replace this trip, it is not canceled by hand (DATE_CHANGE_UNDER_WAY).
 * Throws InvalidInputError for a reason of over 200 characters.
 */
export async function cancelRooms(
  app: AppContext,
  viewer: Viewer,
  customer: Customer,
  input: CancelRoomsInput,
): Promise<CancelResult> {
  const reason = textOrNull(input.reason);
  if (reason && textLength(reason) > MAX_REASON) {
    throw new InvalidInputError(`reason has at most ${MAX_REASON} characters.`);
  }
  const scope = getTenantScope(viewer);
  const travel = await findTravel(app.db, scope, input.travelId);
  if (!travel) return failed('ROOM_NOT_FOUND');
  if (!mayCancel(viewer, travel)) return failed('FORBIDDEN');
  const ids = [...new Set(input.expediaHotelRoomIds)];
  const rooms = await findRooms(app, travel, ids);
  if (ids.length === 0 || rooms.length < ids.length) return failed('ROOM_NOT_FOUND');
  // Before the rooms: a cancellation under way is then the date change's own, which nobody asked for here.
  if (await isBeingMoved(app.db, travel.id)) return failed('DATE_CHANGE_UNDER_WAY');
  if (rooms.some(({ cancel_state }) => cancel_state !== null)) return followOther(app, travel, ids, input);
  if (rooms.some(isGivenUp)) return failed('ALREADY_CANCELED');
  if (isPastCheckin(travel, app.clock())) return failed('PAST_CHECKIN');
  if (!rooms.every(isStayable)) return failed('PROVIDER_UNAVAILABLE');

  const isExternal = travel.external_supplier_name !== null;
  if (!isExternal && (await readItinerary(app, travel, customer)).kind !== 'read') {
    return failed('PROVIDER_UNAVAILABLE');
  }
  const fresh = await findRooms(app, travel, ids);
  const now = app.clock();
  const penalties = new Map(fresh.map((room) => [room.id, getChargedRoomPenalty(travel, room, now)]));
  const total = sumPenalties(travel, fresh, now);
  if (total !== input.acceptedPenaltyPrice) {
    return { kind: 'failed', errorCode: 'PENALTY_CHANGED', currentPenaltyPrice: total };
  }
  const by = getActor(viewer);
  const order: CancelOrder = { penalties, by, userId: viewer.userId, reason };
  try {
    return await carryOut(app, travel, fresh, order, customer, input);
  } catch (err) {
    if (!isDatabaseTrouble(err)) throw err;
    // The claim may be on record and the supplier may have canceled: a job finds out.
    app.log.error({ event: 'cancel-interrupted', travelId: travel.id, err }, 'database trouble');
    return failed('CANCEL_STATE_UNKNOWN');
  }
}

async function carryOut(
  app: AppContext,
  travel: TravelRow,
  rooms: readonly TravelRoomRow[],
  order: CancelOrder,
  customer: Customer,
  input: CancelRoomsInput,
): Promise<CancelResult> {
  const ids = rooms.map(({ id }) => id);
  let refusal: ChoiceRefusal | null = null;
  const claimed = await claimRooms(app, rooms, order, async (tx) => {
    await lockTravel(tx, travel.id);
    if (await isBeingMoved(tx, travel.id)) {
      refusal = { kind: 'refused', errorCode: 'DATE_CHANGE_UNDER_WAY' };
      return null;
    }
    const chosen = await choosePrevious(tx, travel, input, { ...order, now: app.clock() });
    if (chosen.kind === 'chosen') return { previous: chosen.previous };
    refusal = chosen;
    return null;
  });
  if (refusal) return afterRefusal(app, travel, ids, input, refusal);
  if (!claimed) return followOther(app, travel, ids, input);
  if (travel.external_supplier_name !== null) {
    await finishCancel(app, travel, claimed);
    return reload(app, travel, ids);
  }
  const endings = [...(await sendCancel(app, travel, claimed, customer)).values()];
  if (endings.includes('canceled')) await settlePayment(app, travel.attempt_id);
  if (endings.includes('unknown')) return failed('CANCEL_STATE_UNKNOWN');
  if (endings.includes('dearer')) return penaltyChanged(app, travel, ids);
  return endings.includes('refused') ? failed('PROVIDER_UNAVAILABLE') : reload(app, travel, ids);
}

/** What the rooms that were asked for and are still booked cost now; the others were canceled for what was agreed to. */
async function penaltyChanged(
  app: AppContext,
  travel: TravelRow,
  ids: readonly string[],
): Promise<CancelResult> {
  const standing = (await findRooms(app, travel, ids)).filter((room) => !isGivenUp(room));
  const currentPenaltyPrice = sumPenalties(travel, standing, app.clock());
  return { kind: 'failed', errorCode: 'PENALTY_CHANGED', currentPenaltyPrice };
}

function sumPenalties(travel: TravelRow, rooms: readonly TravelRoomRow[], now: Date): number {
  return rooms.reduce((sum, room) => sum + getChargedRoomPenalty(travel, room, now), 0);
}

/** The same click may have been faster: then its choice was ours. */
async function afterRefusal(
  app: AppContext,
  travel: TravelRow,
  ids: readonly string[],
  input: CancelRoomsInput,
  refusal: ChoiceRefusal,
): Promise<CancelResult> {
  const rooms = await findRooms(app, travel, ids);
  const isTaken = rooms.some((room) => room.cancel_state !== null || isGivenUp(room));
  return isTaken ? followOther(app, travel, ids, input) : { ...refusal, kind: 'failed' };
}

/**
 * Another request is canceling these rooms: its end is ours too, so that a double click sees one cancellation, unless
 * it asked for something else.
 */
async function followOther(
  app: AppContext,
  travel: TravelRow,
  ids: readonly string[],
  input: CancelRoomsInput,
): Promise<CancelResult> {
  const until = performance.now() + WAIT_MS;
  while (performance.now() < until) {
    const rooms = await findRooms(app, travel, ids);
    if (rooms.every((room) => room.cancel_state !== null || isGivenUp(room))) {
      const difference = differenceFromClaim(rooms, input);
      if (difference) return { kind: 'failed', ...difference };
    }
    if (rooms.every(isGivenUp)) return reload(app, travel, ids);
    if (rooms.some(({ cancel_state }) => cancel_state === 'UNKNOWN')) return failed('CANCEL_STATE_UNKNOWN');
    if (rooms.every(({ cancel_state }) => cancel_state === null)) {
      return failed(rooms.some(isGivenUp) ? 'ALREADY_CANCELED' : 'PROVIDER_UNAVAILABLE');
    }
    await sleep(250);
  }
  return failed('CANCEL_STATE_UNKNOWN');
}

async function reload(app: AppContext, travel: TravelRow, ids: readonly string[]): Promise<CancelResult> {
  const current = await findTravel(app.db, { kind: 'branch', branchId: travel.branch_id }, travel.id);
  return { kind: 'canceled', travel: current ?? travel, rooms: await findRooms(app, travel, ids) };
}

async function findRooms(
  app: AppContext,
  travel: TravelRow,
  ids: readonly string[],
): Promise<TravelRoomRow[]> {
  return (await findTravelRooms(app.db, [travel.id])).filter(({ id }) => ids.includes(id));
}
