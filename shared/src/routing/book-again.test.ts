import { expect, it } from 'vitest';
import { stayToBookAgain } from './book-again.ts';

const rooms = [{ numberOfAdults: 2, childAges: [5] }];
const trip = (status: string, startDate: string, endDate: string) => ({ status, startDate, endDate, rooms });
const today = '2026-12-31';

it.each([
  ['past', 'COMPLETED', '2026-12-01', '2026-12-03', '2027-01-05', '2027-01-07'],
  ['last night', 'COMPLETED', '2026-12-30', '2026-12-31', '2027-01-06', '2027-01-07'],
  ['seven days ago', 'COMPLETED', '2026-12-24', '2026-12-25', '2027-01-07', '2027-01-08'],
  ['still to come', 'BOOKED', '2027-02-24', '2027-03-02', '2027-03-03', '2027-03-09'],
  ['canceled and still to come', 'CANCELED', '2027-01-10', '2027-01-11', '2027-01-10', '2027-01-11'],
  ['canceled and begun today', 'CANCELED', '2026-12-31', '2027-01-01', '2026-12-31', '2027-01-01'],
  ['canceled long ago', 'CANCELED', '2026-01-10', '2026-01-12', '2027-01-02', '2027-01-04'],
])('a stay that is %s leads to days that can be booked', (_what, status, from, to, checkin, checkout) => {
  expect(stayToBookAgain(trip(status, from, to), today)).toEqual({
    checkin,
    checkout,
    occupancies: [{ adults: 2, childAges: [5] }],
  });
});

it('has nothing to begin with while no room is known', () => {
  expect(stayToBookAgain({ ...trip('BOOKING', '2027-01-10', '2027-01-11'), rooms: [] }, today)).toBeNull();
});
