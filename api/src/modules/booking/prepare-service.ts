import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import type { PriceCheck, SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { PrepareErrorCode, PrepareToBookHotelInput } from '../../graphql/__generated__/schema-types.ts';
import { RateLimitedError } from '../../lib/errors.ts';
import { openLimits } from '../../limits/call-limits.ts';
import { findPropertyRecords, type PropertyRecord } from '../catalog/catalog-store.ts';
import { canUseUnicodeInSpecialRequest } from '../catalog/special-request-rule.ts';
import { findRateForPrepare, type FoundRate } from '../rate/find-rate.ts';
import { readSeller, type Seller } from '../organization/seller.ts';
import { isPackage, mapRate } from '../rate/map-rate.ts';
import { mayShowPackageRates } from '../rate/package-rule.ts';
import { getRoomLists, type WantedRooms } from '../rate/room-lists.ts';
import type { Stay } from '../rate/stay.ts';
import { UnreadableRateError } from '../rate/unreadable-rate-error.ts';
import { stayFromInput } from '../rate/validate-stay.ts';
import { rememberHotel } from '../travel/property-snapshot.ts';
import { mayCancel } from '../travel/travel-access.ts';
import { findTravel } from '../travel/travel-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { takeOverDraft } from './draft-service.ts';
import { previousProblem } from './previous-travel.ts';
import { countOpenPriceChecks, insertPriceCheck } from './price-check-store.ts';
import type { PriceCheckRow } from './tables.ts';

/** A preparation is good for this long, or for as long as the supplier's token if that is shorter. */
const GOOD_FOR_MS = 30 * 60_000;

export type PrepareResult =
  | { kind: 'prepared'; check: PriceCheckRow }
  | { kind: 'failed'; errorCode: PrepareErrorCode };

class PrepareRefusal extends Error {
  override name = 'PrepareRefusal';
  readonly errorCode: PrepareErrorCode;
  constructor(errorCode: PrepareErrorCode) {
    super(errorCode);
    this.errorCode = errorCode;
  }
}

/**
 * Shops the chosen rate again, checks its price at the supplier and stores both for the branch: guests, payment and
 * confirmation work on that. A price other than the one the user saw is reported, never taken silently.
 */
export async function prepareToBook(
  app: AppContext,
  viewer: Viewer,
  customer: SupplierCustomer,
  input: PrepareToBookHotelInput,
): Promise<PrepareResult> {
  try {
    return { kind: 'prepared', check: await prepare(app, viewer, customer, input) };
  } catch (error) {
    if (error instanceof PrepareRefusal) return { kind: 'failed', errorCode: error.errorCode };
    if (error instanceof UnreadableRateError) return { kind: 'failed', errorCode: 'RATE_NOT_FOUND' };
    throw error;
  }
}

async function prepare(
  app: AppContext,
  viewer: Viewer,
  customer: SupplierCustomer,
  input: PrepareToBookHotelInput,
): Promise<PriceCheckRow> {
  const branchId = viewer.branchId;
  if (branchId === null || !viewer.permissions.has('BOOK')) throw new PrepareRefusal('FORBIDDEN');
  // Refused before guests and payment are typed for nothing; the booking checks it again.
  if (viewer.branch?.status !== 'ACTIVE') throw new PrepareRefusal('BRANCH_SUSPENDED');
  if (input.isPackageRate && !mayShowPackageRates(viewer)) throw new PrepareRefusal('PACKAGE_NOT_ALLOWED');
  const stay = parseStay(input, app.clock());
  await assertPreviousTravel(app, viewer, branchId, input.previousTravelId ?? null);
  const [record] = await findPropertyRecords(app.db, [input.epsPropertyId], 'ja-JP');
  if (!record) throw new PrepareRefusal('PROPERTY_NOT_FOUND');
  await assertFewOpen(app, branchId);
  const wanted = { hotelId: input.epsPropertyId, stay, packages: input.isPackageRate };
  const found = await shopAgain(app, customer, input, wanted);
  // The supplier's own mark wins over the environment that was asked.
  const isPackageRate = isPackage(found.rate, input.isPackageRate);
  if (isPackageRate && !mayShowPackageRates(viewer)) throw new PrepareRefusal('PACKAGE_NOT_ALLOWED');
  const check = await checkPrice(app, customer, found.bedGroup.priceCheck.token).catch((error: unknown) => {
    getRoomLists(app).forget(wanted, customer);
    throw error;
  });
  const [english] = await findPropertyRecords(app.db, [input.epsPropertyId], 'en-US');
  const row = toRow({
    app,
    viewer,
    branchId,
    input,
    stay,
    record,
    english: english ?? record,
    found,
    check,
    isPackageRate,
    seller: await readSeller(app, viewer.agencyId),
  });
  await insertPriceCheck(app.db, row);
  if (input.previousPriceCheckId != null) await takeOverDraft(app, viewer, row, input.previousPriceCheckId);
  return row;
}

function parseStay(input: PrepareToBookHotelInput, now: Date): Stay {
  const result = stayFromInput(input.stay, now);
  if (result.kind === 'valid') return result.stay;
  throw new PrepareRefusal(result.reason === 'OCCUPANCIES' ? 'OCCUPANCY_MISMATCH' : 'INVALID_STAY');
}

/** A date change starts from a trip of the same branch that the viewer may change. */
async function assertPreviousTravel(
  app: AppContext,
  viewer: Viewer,
  branchId: string,
  travelId: string | null,
): Promise<void> {
  if (travelId === null) return;
  const travel = await findTravel(app.db, { kind: 'branch', branchId }, travelId);
  if (!travel || !mayCancel(viewer, travel)) throw new PrepareRefusal('FORBIDDEN');
  if ((await previousProblem(app, travel.id)) !== null) {
    throw new PrepareRefusal('PREVIOUS_TRAVEL_NOT_CHANGEABLE');
  }
}

/** Each preparation is kept for a week; RateLimitedError says when one of the open ones is over. */
async function assertFewOpen(app: AppContext, branchId: string): Promise<void> {
  const now = app.clock();
  const { count, firstEnd } = await countOpenPriceChecks(app.db, branchId, now);
  if (count < openLimits.preparationsPerBranch * app.config.rateLimitFactor || firstEnd === null) return;
  throw new RateLimitedError(Math.max(1, Math.ceil((firstEnd.getTime() - now.getTime()) / 1000)));
}

async function shopAgain(
  app: AppContext,
  customer: SupplierCustomer,
  input: PrepareToBookHotelInput,
  wanted: WantedRooms,
): Promise<Extract<FoundRate, { kind: 'found' }>> {
  const outcome = await getRoomLists(app).askAgain(wanted, customer, { isForBooking: true });
  if (outcome.kind === 'unknown') throw new PrepareRefusal('PROVIDER_UNAVAILABLE');
  if (outcome.kind === 'refused') throw new PrepareRefusal('INVALID_STAY');
  const { hotel } = outcome;
  const { epsRoomId: roomId, epsRateId: rateId, bedGroupId } = input;
  const found = findRateForPrepare(hotel, { roomId, rateId, bedGroupId });
  if (found.kind === 'sold_out') throw new PrepareRefusal('SOLD_OUT');
  if (found.kind === 'rate_not_found') throw new PrepareRefusal('RATE_NOT_FOUND');
  return found;
}

async function checkPrice(app: AppContext, customer: SupplierCustomer, token: string): Promise<PriceCheck> {
  const outcome = await app.supplier.priceCheck(token, customer);
  if (outcome.kind === 'unknown') throw new PrepareRefusal('PROVIDER_UNAVAILABLE');
  if (outcome.kind === 'refused') throw new PrepareRefusal('RATE_NOT_FOUND');
  if (outcome.value.status === 'SOLD_OUT') throw new PrepareRefusal('SOLD_OUT');
  return outcome.value;
}

interface RowSource {
  app: AppContext;
  viewer: Viewer;
  branchId: string;
  input: PrepareToBookHotelInput;
  stay: Stay;
  record: PropertyRecord;
  english: PropertyRecord;
  found: Extract<FoundRate, { kind: 'found' }>;
  check: PriceCheck;
  isPackageRate: boolean;
  seller: Seller;
}

function toRow(source: RowSource): PriceCheckRow {
  const { input, stay, record, english, found, check, isPackageRate } = source;
  const now = source.app.clock();
  const rate = { ...found.rate, pricing: check.pricing };
  const timeZone = record.row.time_zone;
  const context = { propertyId: input.epsPropertyId, roomId: found.room.id, stay, timeZone, now };
  const price = mapRate(rate, { ...context, isPackageRate }).pricing.total.paymentPrice;
  const name = found.room.name || record.content.rooms?.[found.room.id]?.name || found.room.id;
  return {
    id: newId(),
    branch_id: source.branchId,
    user_id: source.viewer.userId,
    property_id: input.epsPropertyId,
    room_id: found.room.id,
    rate_id: found.rate.id,
    bed_group_id: found.bedGroup.id,
    is_package: isPackageRate,
    stay,
    room_name: name,
    room_name_en: english.content.rooms?.[found.room.id]?.name ?? name,
    bed_description: found.bedGroup.description || null,
    hotel_name: record.content.name,
    hotel_name_en: record.row.name_en,
    city: record.content.address.city ?? record.row.city_ja ?? '',
    time_zone: timeZone,
    property_snapshot: rememberHotel(record.content, english.content),
    unicode_allowed: canUseUnicodeInSpecialRequest(record.content),
    payment_price: price,
    previous_payment_price: price === input.expectedPaymentPrice ? null : input.expectedPaymentPrice,
    rate: storedRate.store(rate),
    price_check_href: found.bedGroup.priceCheck.token,
    previous_travel_id: input.previousTravelId ?? null,
    seller: source.seller,
    created_at: now,
    expires_at: computeExpiry(found.bedGroup.priceCheck.expiresAt, now),
  };
}

function computeExpiry(tokenExpires: string | undefined, now: Date): Date {
  const ours = now.getTime() + GOOD_FOR_MS;
  const theirs = tokenExpires === undefined ? Number.NaN : Date.parse(tokenExpires);
  return new Date(Number.isNaN(theirs) ? ours : Math.min(ours, theirs));
}
