import type { Insertable } from 'kysely';
import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import { newId } from '../../db/new-id.ts';
import type { AttemptRow, PriceCheckRow } from './tables.ts';
import { getStartOfDayInZone } from '../rate/calendar.ts';
import { addDays } from '../rate/calendar.ts';
import { mapPricing } from '../rate/pricing.ts';
import { newPublicKey, sealPublicKey } from '../travel/public-key.ts';
import type { TravelRoomTable, TravelTable } from '../travel/tables.ts';
import { newTravelNumber } from '../travel/travel-number.ts';

export interface NewTravelRows {
  travel: Insertable<TravelTable>;
  rooms: Insertable<TravelRoomTable>[];
}

interface Source {
  attempt: AttemptRow;
  check: PriceCheckRow;
  agencyId: string | null;
  now: Date;
}

/** The rows of a new trip, still 確認中: everything the trip needs is copied, so that it does not need the catalog. */
export function newTravelRows(source: Source, publicKeySecret: string): NewTravelRows {
  const { attempt, check, agencyId, now } = source;
  const { request, means } = attempt;
  const id = newId();
  const key = sealPublicKey(publicKeySecret, id, newPublicKey());
  const { stay } = check;
  const travel: Insertable<TravelTable> = {
    id,
    attempt_id: attempt.id,
    travel_number: newTravelNumber(now),
    branch_id: attempt.branch_id,
    agency_id: agencyId,
    seller: check.seller,
    user_id: attempt.user_id,
    email: request.email,
    phone: phoneText(request.phone),
    payment_type: means.type,
    credit_card_id: means.type === 'CREDIT_CARD' ? means.creditCardId : null,
    status: 'BOOKING',
    public_key_hash: key.hash,
    public_key_sealed: key.sealed,
    property_id: check.property_id,
    hotel_name: check.hotel_name,
    hotel_name_en: check.hotel_name_en,
    city: check.city,
    time_zone: check.time_zone,
    property_snapshot: check.property_snapshot,
    stay,
    start_date: stay.checkin,
    end_date: stay.checkout,
    ends_at: new Date(getStartOfDayInZone(addDays(stay.checkout, 1), check.time_zone)),
    is_package: check.is_package,
    rate: check.rate,
    payment_price: attempt.payment_price,
    company_id_by_employee: request.companyIdByEmployee,
    department_id_by_employee: request.departmentIdByEmployee,
    previous_travel_id: check.previous_travel_id,
    supplier_reference: attempt.supplier_reference,
    itinerary_id: null,
    itinerary_read_at: null,
    itinerary_next_read_at: null,
    booked_at: null,
    created_at: now,
    updated_at: now,
  };
  return { travel, rooms: roomRows(id, attempt, check) };
}

function roomRows(
  travelId: string,
  attempt: AttemptRow,
  check: PriceCheckRow,
): Insertable<TravelRoomTable>[] {
  const prices = mapPricing(storedRate.read(check.rate).pricing, check.stay).occupancyPricing;
  return check.stay.occupancies.map((occupancy, index) => {
    const guest = attempt.request.guests[index];
    const price = prices[index];
    if (!guest || !price)
      throw new Error(`Attempt ${attempt.id} has no guest or price for room ${index + 1}.`);
    return {
      id: newId(),
      travel_id: travelId,
      room_number: index + 1,
      eps_room_id: check.room_id,
      room_name: check.room_name,
      room_name_en: check.room_name_en,
      bed_group_id: check.bed_group_id,
      bed_type: check.bed_description,
      adults: occupancy.adults,
      child_ages: [...occupancy.childAges],
      family_name: guest.familyName,
      given_name: guest.givenName,
      special_request: guest.specialRequest,
      smoking: guest.smoking,
      employee_id: guest.employeeId,
      status: 'PENDING' as const,
      payment_price: price.paymentPrice,
      penalty_price: null,
      refund_price: null,
      canceled_at: null,
      supplier_room_id: null,
      supplier_room: null,
      cancel_state: null,
      cancel_penalty: null,
      cancel_by: null,
      cancel_user_id: null,
      cancel_reason: null,
      cancel_started_at: null,
      cancel_next_check_at: null,
    };
  });
}

function phoneText(phone: AttemptRow['request']['phone']): string {
  return `+${phone.countryCode} ${[phone.areaCode, phone.number].filter(Boolean).join('-')}`;
}
