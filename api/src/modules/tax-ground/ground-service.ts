import { isRegistrationNumber } from '../../config/registration-number.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type {
  HotelTaxErrorCode,
  RecordHotelTaxGroundInput,
} from '../../graphql/__generated__/schema-types.ts';
import { ForbiddenError } from '../../lib/errors.ts';
import { addDays, dayInZone, isCalendarDay } from '../rate/calendar.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { insertGround } from './ground-store.ts';
import {
  findGrounds,
  findRecordedHotels,
  findTaxedHotel,
  findTaxedHotels,
  type TaxedHotel,
} from './hotel-tax-store.ts';
import type { HotelTaxGroundRow } from './tables.ts';

/** A hotel with what was recorded of it: what holds since the latest day first. */
export interface HotelTaxModel extends TaxedHotel {
  grounds: readonly HotelTaxGroundRow[];
}

export type RecordGroundResult =
  | { kind: 'recorded'; hotel: HotelTaxModel }
  | { kind: 'failed'; errorCode: HotelTaxErrorCode };

const LISTED = 50;
const MAX_TEXT = 100;
/** The public register of issuers. */
const REGISTER_OPENED = '2021-10-01';
const DAYS_AHEAD = 366;
const failed = (errorCode: HotelTaxErrorCode): RecordGroundResult => ({ kind: 'failed', errorCode });

/** The hotels on record, or those of trips that a text names. Throws ForbiddenError for anybody but operators. */
export async function listHotelTaxes(
  app: AppContext,
  viewer: Viewer,
  keyword: string,
): Promise<HotelTaxModel[]> {
  assertOperator(viewer);
  const text = keyword.trim().slice(0, MAX_TEXT);
  const hotels =
    text === '' ? await findRecordedHotels(app.db, LISTED) : await findTaxedHotels(app.db, text, LISTED);
  return withGrounds(app, hotels);
}

/**
 * Writes down on what the tax of a hotel's stays rests, for lines that are billed from now on. What papers have said of a
 * room stays as it is. Throws ForbiddenError for anybody but operators.
 */
export async function recordGround(
  app: AppContext,
  viewer: Viewer,
  input: RecordHotelTaxGroundInput,
): Promise<RecordGroundResult> {
  assertOperator(viewer);
  const { propertyId, basis } = input;
  const number = input.registrationNumber?.normalize('NFKC').trim().toUpperCase() || null;
  const checkedOn = input.checkedOn || null;
  const consentOn = basis === 'PROXY' ? input.consentOn || null : null;
  const today = dayInZone(app.clock(), 'Asia/Tokyo');
  const isPastDay = (day: string) => isCalendarDay(day) && day >= REGISTER_OPENED && day <= today;
  const validFrom = input.validFrom || null;
  const hotel = await findTaxedHotel(app.db, propertyId);
  if (!hotel) return failed('HOTEL_NOT_FOUND');
  if (basis === 'UNREGISTERED' && number !== null) return failed('NUMBER_OF_UNREGISTERED');
  if (number !== null && !isRegistrationNumber(number)) return failed('INVALID_NUMBER');
  if (basis === 'PROXY' && number === null) return failed('NUMBER_REQUIRED');
  if (number !== null && checkedOn === null) return failed('CHECKED_ON_REQUIRED');
  if (basis === 'PROXY' && consentOn === null) return failed('CONSENT_REQUIRED');
  if (number !== null && checkedOn !== null && !isPastDay(checkedOn)) return failed('INVALID_DAY');
  if (consentOn !== null && !isPastDay(consentOn)) return failed('INVALID_DAY');
  if (
    validFrom !== null &&
    !(isCalendarDay(validFrom) && validFrom >= REGISTER_OPENED && validFrom <= addDays(today, DAYS_AHEAD))
  ) {
    return failed('INVALID_VALID_FROM');
  }
  await insertGround(app.db, {
    id: newId(),
    property_id: propertyId,
    hotel_name: hotel.hotelName,
    basis,
    registration_number: number,
    checked_on: number === null ? null : checkedOn,
    consent_on: consentOn,
    valid_from: validFrom,
    recorded_by: viewer.userId,
    created_at: app.clock(),
  });
  app.log.info(
    { event: 'tax-ground-recorded', userId: viewer.userId, propertyId, basis },
    'tax ground recorded',
  );
  const [recorded] = await withGrounds(app, [hotel]);
  return recorded ? { kind: 'recorded', hotel: recorded } : failed('HOTEL_NOT_FOUND');
}

async function withGrounds({ db }: AppContext, hotels: readonly TaxedHotel[]): Promise<HotelTaxModel[]> {
  const grounds = await findGrounds(
    db,
    hotels.map(({ propertyId }) => propertyId),
  );
  const byHotel = Map.groupBy(grounds, ({ property_id }) => property_id);
  return hotels.map((hotel) => ({ ...hotel, grounds: byHotel.get(hotel.propertyId) ?? [] }));
}

function assertOperator(viewer: Viewer): void {
  if (!viewer.permissions.has('OPERATOR_DESK')) throw new ForbiddenError();
}
