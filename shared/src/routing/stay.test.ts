import { describe, expect, it } from 'vitest';
import { countNights, parseOccupancy, type Stay, stayFromParams, stayToParams } from './stay.ts';

const stay: Stay = {
  checkin: '2027-02-27',
  checkout: '2027-03-02',
  occupancies: [
    { adults: 2, childAges: [9, 4] },
    { adults: 1, childAges: [] },
  ],
};

describe('stay in the address', () => {
  it('comes back as it was written', () => {
    expect(stayFromParams(new URLSearchParams(stayToParams(stay).toString()))).toEqual(stay);
  });

  it.each([
    ['no room', 'checkin=2027-01-01&checkout=2027-01-02'],
    ['check-out before check-in', 'checkin=2027-01-02&checkout=2027-01-01&room=1'],
    ['a child of eighteen', 'checkin=2027-01-01&checkout=2027-01-02&room=1-18'],
    ['fifteen adults', 'checkin=2027-01-01&checkout=2027-01-02&room=15'],
    ['seven children', 'checkin=2027-01-01&checkout=2027-01-02&room=1-9,9,9,9,9,9,9'],
    ['nine rooms', `checkin=2027-01-01&checkout=2027-01-02${'&room=1'.repeat(9)}`],
    ['a day that does not exist', 'checkin=2027-02-30&checkout=2027-03-02&room=1'],
    ['the first day there is', 'checkin=0000-01-01&checkout=0000-01-02&room=1'],
    ['the last day there is', 'checkin=9999-12-30&checkout=9999-12-31&room=1'],
    ['another date form', 'checkin=2027/01/01&checkout=2027-01-02&room=1'],
  ])('refuses %s', (_, text) => {
    expect(stayFromParams(new URLSearchParams(text))).toBeNull();
  });

  it('counts nights over the end of a month', () => {
    expect(countNights(stay)).toBe(3);
  });

  it('reads a room without children', () => {
    expect(parseOccupancy('2')).toEqual({ adults: 2, childAges: [] });
    expect(parseOccupancy('1-9,9,9,9,9,17')?.childAges).toHaveLength(6);
  });
});
