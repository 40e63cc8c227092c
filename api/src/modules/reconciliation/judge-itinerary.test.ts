import { describe, expect, it } from 'vitest';
import type { ItineraryRoom } from '../../adapters/supplier/supplier-itinerary.ts';
import type { TravelRoomRow } from '../travel/tables.ts';
import { itineraryRoom as theirs, travelRoom as own } from './_rooms.ts';
import { judgeItinerary } from './judge-itinerary.ts';

const judge = (room: Partial<TravelRoomRow>, ...rooms: ItineraryRoom[]) => judgeAt('100', room, ...rooms);
const judgeAt = (hotelId: string, room: Partial<TravelRoomRow>, ...rooms: ItineraryRoom[]) =>
  judgeItinerary(
    {
      attempt: { id: 'a', state: 'CONFIRMED', payment_price: 12_000, supplier_reference: 'ref' },
      travel: { itinerary_id: '8123', property_id: '100', start_date: '2030-11-01', end_date: '2030-11-03' },
      rooms: [{ ...own, ...room }],
    },
    { id: '8123', hotelId, rooms, partial: false },
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

  it('is on the desk when the supplier has it in another hotel', () => {
    expect(judgeAt('200', {}, theirs)).toMatchObject({ kind: 'STATUS_MISMATCH', detail: 'field=hotel' });
  });

  it('waits for a change of names that is under way', () => {
    expect(judge({ change_state: 'UNKNOWN' }, { ...theirs, givenName: 'Hanako' })).toBe('open');
  });
});
