import type { Insertable } from 'kysely';
import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import { newId } from '../../db/new-id.ts';
import type { AttemptRow } from '../booking/tables.ts';
import type { Seller } from '../organization/seller.ts';
import type { BranchRow, UserRow } from '../organization/tables.ts';
import { addDays, getStartOfDayInZone } from '../rate/calendar.ts';
import type { ExternalBooking } from './external-booking.ts';
import type { EntryPlace } from './external-place.ts';
import { externalContent, externalRate, getRoomPrices } from './external-rate.ts';
import type { NewTravelRows } from '../booking/new-travel-rows.ts';
import { newPublicKey, sealPublicKey } from '../travel/public-key.ts';
import type { TravelRoomTable } from '../travel/tables.ts';
import { newTravelNumber } from '../travel/travel-number.ts';

export interface ExternalTravelSource {
  attempt: Pick<AttemptRow, 'id' | 'supplier_reference'>;
  booking: ExternalBooking;
  branch: BranchRow;
  employee: UserRow;
  place: EntryPlace;
  seller: Seller;
  now: Date;
}

/** The rows of a trip that an operator arranged elsewhere: booked from the start, without an itinerary to read. */
export function externalTravelRows(source: ExternalTravelSource, publicKeySecret: string): NewTravelRows {
  const { attempt, booking, branch, employee, place, seller, now } = source;
  const id = newId();
  const key = sealPublicKey(publicKeySecret, id, newPublicKey());
  const propertyId = `external-${id}`;
  const content = externalContent(booking, propertyId, place);
  const { stay } = booking;
  return {
    travel: {
      id,
      attempt_id: attempt.id,
      travel_number: newTravelNumber(now),
      branch_id: branch.id,
      agency_id: seller.agencyId,
      seller,
      user_id: employee.id,
      email: employee.email,
      phone: branch.phone ?? '',
      payment_type: 'INVOICE',
      credit_card_id: null,
      status: 'BOOKED',
      public_key_hash: key.hash,
      public_key_sealed: key.sealed,
      property_id: propertyId,
      hotel_name: booking.hotelName,
      hotel_name_en: booking.hotelName,
      city: place.cityJa ?? booking.city,
      time_zone: place.timeZone,
      property_snapshot: { ja: storedHotel.store(content.ja), en: storedHotel.store(content.en) },
      stay,
      start_date: stay.checkin,
      end_date: stay.checkout,
      ends_at: new Date(getStartOfDayInZone(addDays(stay.checkout, 1), place.timeZone)),
      is_package: false,
      rate: storedRate.store(externalRate(booking)),
      payment_price: booking.paymentPrice,
      company_id_by_employee: branch.company_id_by_employee,
      department_id_by_employee: branch.department_id_by_employee,
      previous_travel_id: null,
      external_supplier_name: booking.supplierName,
      external_place_id: place.id ?? null,
      external_confirmation_id: booking.confirmationId,
      supplier_reference: attempt.supplier_reference,
      itinerary_id: null,
      itinerary_read_at: null,
      itinerary_next_read_at: null,
      booked_at: now,
      created_at: now,
      updated_at: now,
    },
    rooms: roomRows(id, booking),
  };
}

function roomRows(travelId: string, booking: ExternalBooking): Insertable<TravelRoomTable>[] {
  const prices = getRoomPrices(booking);
  return booking.stay.occupancies.map((occupancy, index) => {
    const guest = booking.guests[index];
    const price = prices[index];
    if (!guest || price === undefined) throw new Error(`There is no guest or price for room ${index + 1}.`);
    return {
      id: newId(),
      travel_id: travelId,
      room_number: index + 1,
      eps_room_id: 'external',
      room_name: '客室',
      room_name_en: 'Room',
      bed_group_id: null,
      bed_type: null,
      adults: occupancy.adults,
      child_ages: [...occupancy.childAges],
      family_name: guest.familyName,
      given_name: guest.givenName,
      special_request: guest.specialRequest,
      smoking: guest.smoking,
      employee_id: guest.employeeId,
      status: 'BOOKED' as const,
      payment_price: price,
      supplier_room: null,
    };
  });
}
