import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import type { AppContext } from '../../context.ts';
import type { PreparedBookingState } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { allowsSmoking } from '../catalog/smoking.ts';
import { mapRate } from '../rate/map-rate.ts';
import type { RateModel } from '../rate/rate-model.ts';
import type { TravelRow } from '../travel/tables.ts';
import { loadTravelContent, loadTravelRooms } from '../travel/travel-loaders.ts';
import { findTravel } from '../travel/travel-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { findAttemptOfPriceCheck } from './attempt-store.ts';
import { getTravelPenalty } from './previous-travel.ts';
import { findPriceCheck } from './price-check-store.ts';
import type { AttemptRow, PriceCheckRow } from './tables.ts';

/** A preparation of the viewer's own branch; null when there is none for the viewer. */
export async function readPreparedBooking(
  app: AppContext,
  viewer: Viewer,
  priceCheckId: string,
): Promise<PriceCheckRow | null> {
  return viewer.branchId === null ? null : findPriceCheck(app.db, viewer.branchId, priceCheckId);
}

/** State of the preparation; BOOKING covers everything from confirmation until the outcome is known. */
export function preparedState(
  check: PriceCheckRow,
  attempt: AttemptRow | null,
  now: Date,
): PreparedBookingState {
  if (attempt?.state === 'CONFIRMED') return 'BOOKED';
  if (attempt?.state === 'FAILED' || attempt?.state === 'RELEASING') return 'FAILED';
  const working = attempt?.lease_until != null && attempt.lease_until > now;
  if (attempt && (attempt.state !== 'CREATED' || working)) return 'BOOKING';
  return check.expires_at <= now ? 'EXPIRED' : 'OPEN';
}

/**
 * The rate as it was checked, with the chosen bed alone. It is not the rate of the lists: its id must not meet that one
 * in the browser's store.
 */
export function getUsingRate(check: PriceCheckRow): RateModel {
  const rate = mapRate(storedRate.read(check.rate), {
    propertyId: check.property_id,
    roomId: check.room_id,
    stay: check.stay,
    timeZone: check.time_zone,
    now: check.created_at,
    isPackageRate: check.is_package,
    hotel: storedHotel.read(check.property_snapshot.ja),
  });
  return {
    ...rate,
    id: `PreparedRate:${check.id}`,
    bedGroups: rate.bedGroups.filter(({ id }) => id === check.bed_group_id),
  };
}

/** The newest attempt of the preparation: the open or confirmed one if there is any. */
export function findPreparedAttempt(
  context: RequestContext,
  check: PriceCheckRow,
): Promise<AttemptRow | null> {
  return findAttemptOfPriceCheck(context.app.db, check.branch_id, check.id);
}

/** The trip made from the preparation, also while it is 確認中. */
export async function findPreparedTravel(
  context: RequestContext,
  check: PriceCheckRow,
): Promise<TravelRow | null> {
  const attempt = await findPreparedAttempt(context, check);
  if (!attempt?.travel_id) return null;
  return findTravel(context.app.db, { kind: 'branch', branchId: check.branch_id }, attempt.travel_id);
}

/** For a date change: the trip that the booking replaces. */
export async function findPreviousTravel(
  context: RequestContext,
  check: PriceCheckRow,
): Promise<TravelRow | null> {
  if (check.previous_travel_id === null) return null;
  return findTravel(context.app.db, { kind: 'branch', branchId: check.branch_id }, check.previous_travel_id);
}

/** For a date change: what giving up what is left of the previous trip costs now, in yen. */
export async function getPreviousPenalty(
  context: RequestContext,
  check: PriceCheckRow,
): Promise<number | null> {
  const travel = await findPreviousTravel(context, check);
  if (!travel) return null;
  return getTravelPenalty(travel, await loadTravelRooms(context, travel.id), context.app.clock());
}

/** Whether the prepared room allows smoking; null when the catalog does not describe the room any more. */
export async function smokingIn(context: RequestContext, check: PriceCheckRow): Promise<boolean | null> {
  const { content } = await loadTravelContent(context, check);
  const room = content.rooms?.[check.room_id];
  return room ? allowsSmoking(room) : null;
}
