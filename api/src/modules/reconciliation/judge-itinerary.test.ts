import { describe, expect, it } from 'vitest';
import type { ItineraryRoom } from '../../adapters/supplier/supplier-itinerary.ts';
import type { TravelRoomRow } from '../travel/tables.ts';
import { judgeItinerary } from './judge-itinerary.ts';

const own: TravelRoomRow = {
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
  change_started_at: null,
  change_next_check_at: null,
  change_tries: 0,
  version: 1,
};
const theirs: ItineraryRoom = {
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
const judge = (room: Partial<TravelRoomRow>, ...rooms: ItineraryRoom[]) =>
  judgeItinerary(
    {
      attempt: { id: 'a', state: 'CONFIRMED', payment_price: 12_000, supplier_reference: 'ref' },
      travel: { itinerary_id: '8123', start_date: '2030-11-01', end_date: '2030-11-03' },
      rooms: [{ ...own, ...room }],
    },
    { id: '8123', hotelId: '100', rooms, partial: false },
  );

describe('a booking whose details our rows say otherwise', () => {
  it('is in order when the supplier writes the names in capitals', () => {
    expect(judge({}, theirs)).toBeNull();
  });

  it.each<[string, Partial<TravelRoomRow>, ItineraryRoom[], string]>([
    ['another guest', {}, [{ ...theirs, givenName: 'Hanako' }], 'room=1 field=names'],
    [
      'another guest, before its number is known',
      { supplier_room_id: null },
      [{ ...theirs, givenName: 'Hanako' }],
      'room=1 field=names',
    ],
    ['other days', {}, [{ ...theirs, checkout: '2030-11-04' }], 'field=dates'],
    [
      'one room more',
      {},
      [theirs, { ...theirs, confirmation: { supplier: 'n2' } }],
      'field=rooms ours=1 supplier=2',
    ],
  ])('is on the desk when the supplier has %s, without naming anybody', (_what, room, rooms, detail) => {
    expect(judge(room, ...rooms)).toMatchObject({ kind: 'STATUS_MISMATCH', detail });
  });

  it('waits for a change of names that is under way', () => {
    expect(judge({ change_state: 'UNKNOWN' }, { ...theirs, givenName: 'Hanako' })).toBe('open');
  });
});
