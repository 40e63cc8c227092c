import type { Itinerary, ItineraryRoom } from '../../adapters/supplier/supplier-itinerary.ts';
import type { TravelRoomRow } from '../travel/tables.ts';

/** A room of ours. */
export const travelRoom: TravelRoomRow = {
  id: 'r1',
  travel_id: 't',
  room_number: 1,
  eps_room_id: '1',
  room_name: '',
  room_name_en: '',
  bed_group_id: null,
  bed_type: null,
  adults: 1,
  child_ages: [],
  family_name: 'Tanaka',
  given_name: 'Kenichi',
  special_request: null,
  smoking: false,
  employee_id: null,
  status: 'BOOKED',
  payment_price: 12_000,
  penalty_price: null,
  refund_price: null,
  canceled_at: null,
  supplier_room_id: 'n1',
  supplier_room: null,
  cancel_state: null,
  cancel_penalty: null,
  cancel_by: null,
  cancel_user_id: null,
  cancel_reason: null,
  cancel_started_at: null,
  cancel_next_check_at: null,
  cancel_tries: 0,
  cancel_previous_wish: null,
  cancel_previous_penalty: null,
  change_state: null,
  change_request: null,
  change_by: null,
  change_user_id: null,
  change_started_at: null,
  change_next_check_at: null,
  change_tries: 0,
  version: 1,
};

/** The supplier's record of it. */
export const itineraryRoom: ItineraryRoom = {
  roomId: '1',
  status: 'booked',
  checkin: '2030-11-01',
  checkout: '2030-11-03',
  adults: 1,
  childAges: [],
  givenName: 'KENICHI',
  familyName: 'TANAKA',
  confirmation: { supplier: 'n1' },
  rate: {},
  tokens: {},
};

/** What the supplier has of the booking. */
export const booking = (...rooms: ItineraryRoom[]): Itinerary => ({
  id: 'i1',
  hotelId: 'h1',
  rooms,
  partial: false,
});
