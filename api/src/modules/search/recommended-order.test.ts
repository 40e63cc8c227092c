import { describe, expect, it } from 'vitest';
import { offer } from './_candidates.ts';
import { median, type Recommendable, recommend } from './recommended-order.ts';

const middling: Recommendable = {
  meters: 2000,
  guestRating: 4,
  offer: offer(10_000),
  supplierPlace: 0.5,
  isBooked: false,
};
const area = { isPoint: false };
const mark = (change: Partial<Recommendable>, origin = area) =>
  recommend({ ...middling, ...change }, origin, 10_000);

describe('the recommended order', () => {
  it.each([
    ['a nearer hotel', { meters: 500 }],
    ['a better rated one', { guestRating: 4.6 }],
    ['a cheaper one', { offer: offer(7_000) }],
    ['one that the supplier puts higher', { supplierPlace: 1 }],
    ['one that the branch booked before', { isBooked: true }],
  ])('prefers %s', (_which, change) => {
    expect(mark(change)).toBeGreaterThan(mark({}));
  });

  it('prefers what can be canceled, and takes an unrated hotel for a middling one', () => {
    expect(mark({ offer: offer(10_000, { refundable: false }) })).toBeLessThan(mark({}));
    expect(mark({ guestRating: null })).toBeGreaterThan(mark({ guestRating: 3.5 }));
    expect(mark({ guestRating: null })).toBeLessThan(mark({ guestRating: 4.2 }));
  });

  it('puts the best hotel of another city behind a middling one here', () => {
    const best = { guestRating: 4.9, supplierPlace: 1, offer: offer(8_000) };
    expect(mark({ ...best, meters: 29_000 })).toBeLessThan(mark({}));
  });

  it('counts a walk from a station for more than the same way from the middle of a city', () => {
    const loss = (origin: { isPoint: boolean }) =>
      mark({ meters: 200 }, origin) - mark({ meters: 1500 }, origin);
    expect(loss({ isPoint: true })).toBeGreaterThan(loss(area));
  });
});

it('takes the middle price', () => {
  expect(median([9_000, 30_000, 8_000])).toBe(9_000);
  expect(median([])).toBe(0);
});
