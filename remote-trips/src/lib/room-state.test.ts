import { expect, it } from 'vitest';
import { bookingStatusOf, isStayable } from './room-state.ts';

const canceledAt = '2030-12-30T10:00:00+09:00';

it.each([
  ['a booked room', { status: 'BOOKED', canceledAt: null }, true, 'BOOKED'],
  ['a room of which some money went back', { status: 'REFUNDED', canceledAt: null }, true, 'BOOKED'],
  ['a cancelled room', { status: 'CANCELED', canceledAt }, false, 'CANCELED'],
  ['a cancelled room whose penalty went back', { status: 'REFUNDED', canceledAt }, false, 'CANCELED'],
  ['a room that waits for the hotel', { status: 'PENDING', canceledAt: null }, false, 'PENDING'],
])('tells whether one can stay in %s', (_what, room, stayable, status) => {
  expect(isStayable(room)).toBe(stayable);
  expect(bookingStatusOf(room)).toBe(status);
});
