import { describe, expect, it } from 'vitest';
import { findCanceledByHotel } from './follow-hotel-cancel.ts';
import { booking, itineraryRoom, travelRoom } from './_rooms.ts';

const travel = { start_date: '2026-12-01', time_zone: 'Asia/Tokyo', property_id: 'h1', itinerary_id: 'i1' };
const canceled = booking({ ...itineraryRoom, status: 'canceled' });
const find = (room: Partial<typeof travelRoom>, at: string, itinerary = canceled) =>
  findCanceledByHotel(travel, [{ ...travelRoom, ...room }], itinerary, new Date(at)).map(({ id }) => id);

describe('rooms that the hotel canceled', () => {
  it('are those that are booked here and canceled there', () => {
    expect(find({}, '2026-11-20T00:00:00Z')).toEqual(['r1']);
    expect(find({}, '2026-11-20T00:00:00Z', booking(itineraryRoom))).toEqual([]);
    expect(find({ status: 'CANCELED' }, '2026-11-20T00:00:00Z')).toEqual([]);
    expect(find({ cancel_state: 'SENT' }, '2026-11-20T00:00:00Z')).toEqual([]);
  });

  it.each([
    ['another hotel', { ...canceled, hotelId: 'h2' }],
    ['another booking', { ...canceled, id: 'i2' }],
    [
      'a room instead that is not known here',
      booking(
        { ...itineraryRoom, status: 'canceled' },
        { ...itineraryRoom, confirmation: { supplier: 'n9' } },
      ),
    ],
  ])('are none where the supplier has %s: the guest may have been moved', (_what, itinerary) => {
    expect(find({}, '2026-11-20T00:00:00Z', itinerary)).toEqual([]);
  });

  it('are none after the day of arrival at the hotel, when it may be a guest who did not come', () => {
    expect(find({}, '2026-12-01T14:59:00Z')).toEqual(['r1']);
    expect(find({}, '2026-12-01T15:00:00Z')).toEqual([]);
  });
});
