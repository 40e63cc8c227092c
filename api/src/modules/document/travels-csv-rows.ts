import type { TaxPart as RoomTaxPart, TravelCsvRow } from '../../graphql/__generated__/schema-types.ts';
import { computeTaxWithin } from '../invoice/invoice-lines.ts';
import { computeCancelTimeline } from '../rate/cancel-timeline.ts';
import type { MoneyModel } from '../rate/rate-model.ts';
import { countNights } from '../rate/stay.ts';
import { UnreadableRateError } from '../rate/unreadable-rate-error.ts';
import { getRoomParts, splitByParts } from '../tax-ground/bill-parts.ts';
import { type KnownTax, outside, type SaidTax } from '../tax-ground/settle-ground.ts';
import { transitionShare } from '../tax-ground/transition-share.ts';
import { readKnownRoom } from '../travel/read-known-room.ts';
import { getCancelRefund } from '../travel/cancel-refund.ts';
import { dueAtHotel } from '../travel/due-at-hotel.ts';
import { isInJapan } from '../travel/is-in-japan.ts';
import { cancelReasonFor } from '../travel/reasons.ts';
import { getRoomPolicy, getTravelRoomPolicyPrice } from '../travel/room-cost.ts';
import { getTravelFees } from '../travel/room-fees.ts';
import { isGivenUp, isStayable, getRefundExtent, statusAtHotel } from '../travel/room-state.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { travelStatusAt } from '../travel/travel-status.ts';
import type { Viewer } from '../viewer/viewer.ts';
import type { CsvTravel } from './travels-csv-store.ts';

/** Rate and ground of the tax in a room's price, and what the bill for the trip says of it. */
type RoomTax = SaidTax & Pick<KnownTax, 'billed' | 'split'>;
type FindTax = (travel: CsvTravel, roomId: string) => RoomTax;

/** One row per room of a trip; what the hotel collects is in the first that was not given up, so that sums are right. */
export function toCsvRows(
  travel: CsvTravel,
  rooms: readonly TravelRoomRow[],
  {
    viewer,
    now,
    operatorRefunds,
    paperNumbers,
    memos,
    findTax,
  }: {
    viewer: Viewer;
    now: Date;
    operatorRefunds: ReadonlyMap<string, number>;
    paperNumbers: ReadonlyMap<string, string[]>;
    /** The company's own, by trip. */
    memos: ReadonlyMap<string, string[]>;
    /** Of a taxed room. */
    findTax: FindTax;
  },
): TravelCsvRow[] {
  const payer = rooms.find((room) => !isGivenUp(room));
  return rooms.map((room) => ({
    travelNumber: travel.travel_number,
    travelStatus: travelStatusAt(travel, now),
    companyName: travel.company_name,
    branchName: travel.branch_name,
    employeeName: travel.employee_name,
    companyIdByEmployee: travel.company_id_by_employee,
    departmentIdByEmployee: travel.department_id_by_employee,
    companyMemos: memos.get(travel.id) ?? [],
    hotelName: travel.hotel_name,
    city: travel.city,
    roomNumber: room.room_number,
    roomName: room.room_name,
    roomStatus: room.status,
    bookingStatus: statusAtHotel(room),
    returned: getRefundExtent(room),
    guestName: `${room.family_name} ${room.given_name}`,
    checkin: travel.start_date,
    checkout: travel.end_date,
    totalNights: countNights(travel.stay),
    paymentType: travel.payment_type,
    paymentPrice: room.payment_price,
    refundPrice: room.refund_price ?? 0,
    cancelRefundPrice: getCancelRefund(room, operatorRefunds),
    ...getFinalPrice(travel, room, findTax),
    billedTaxPrice: room === payer ? (findTax(travel, room.id).billed?.taxPrice ?? null) : null,
    paperNumbers: paperNumbers.get(room.id) ?? [],
    propertyPrice: room === payer ? getPropertyPrice(travel, rooms) : null,
    ...getFreeCancel(travel, room),
    canceledAt: room.canceled_at,
    cancelReason: cancelReasonFor(viewer, room),
    itineraryId: travel.itinerary_id,
    propertyConfirmationId: readKnownRoom(room)?.confirmation.hotel ?? null,
    externalConfirmationId: travel.external_confirmation_id,
    bookedAt: travel.booked_at,
  }));
}

/** What is left to pay and the tax within: as on invoices, none in a cancellation fee and in a stay abroad. */
function getFinalPrice(
  travel: CsvTravel,
  room: TravelRoomRow,
  findTax: FindTax,
): Pick<
  TravelCsvRow,
  | 'finalPaymentPrice'
  | 'taxRatePercent'
  | 'taxPrice'
  | 'taxParts'
  | 'taxBasis'
  | 'hotelRegistrationNumber'
  | 'isElsewhere'
  | 'deductiblePercent'
> {
  const finalPaymentPrice = room.payment_price - (room.refund_price ?? 0);
  const isTaxed = room.canceled_at === null && isInJapan(travel);
  const tax = isTaxed ? findTax(travel, room.id) : null;
  const ground = tax ?? outside;
  const taxParts = toTaxParts(finalPaymentPrice, tax, room.id);
  return {
    finalPaymentPrice,
    // The first taxed one, for pages that know no parts.
    taxRatePercent: taxParts.find(({ ratePercent }) => ratePercent !== null)?.ratePercent ?? null,
    taxPrice: taxParts.reduce((sum, { taxPrice }) => sum + taxPrice, 0),
    taxParts,
    taxBasis: ground.basis,
    hotelRegistrationNumber: ground.hotelNumber,
    isElsewhere: ground.source === 'BILL',
    deductiblePercent: ground.basis === 'UNREGISTERED' ? transitionShare(travel.end_date) : null,
  };
}

/** A price by rate; all of it of one rate, unless the bill for the trip says otherwise. */
function toTaxParts(price: number, tax: RoomTax | null, roomId: string): RoomTaxPart[] {
  const part = (partPrice: number, ratePercent: number | null): RoomTaxPart => ({
    ratePercent,
    price: partPrice,
    taxPrice: computeTaxWithin(partPrice, ratePercent),
  });
  if (!tax?.split) return [part(price, tax?.ratePercent ?? null)];
  const { standard, reduced, untaxed } = splitByParts(price, getRoomParts(tax.split, roomId));
  return [part(standard, 10), part(reduced, 8), part(untaxed, null)].filter((each) => each.price !== 0);
}

function getPropertyPrice(travel: TravelRow, rooms: readonly TravelRoomRow[]): MoneyModel | null {
  return readable(() => dueAtHotel(getTravelFees(travel), rooms)?.total ?? null);
}

/** On the property's clock. */
function getFreeCancel(
  travel: TravelRow,
  room: TravelRoomRow,
): Pick<TravelCsvRow, 'freeCancelUntil' | 'alwaysFreeCancel'> {
  const timeline = isStayable(room)
    ? readable(() =>
        computeCancelTimeline(getRoomPolicy(travel, room), getTravelRoomPolicyPrice(travel, room), {
          timeZone: travel.time_zone,
          bookedAt: travel.created_at,
        }),
      )
    : null;
  return {
    freeCancelUntil: timeline?.freeUntil ?? null,
    alwaysFreeCancel: timeline?.alwaysFree ?? false,
  };
}

/** One trip whose rate can't be read must not cost the whole export. */
function readable<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableRateError) return null;
    throw error;
  }
}
