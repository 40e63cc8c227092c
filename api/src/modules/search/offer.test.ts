import { expect, it } from 'vitest';
import { pricingFixture, rateFixture } from '../rate/_rate-fixture.ts';
import { toQuote } from './offer.ts';

const stay = {
  checkin: '2027-01-30',
  checkout: '2027-01-31',
  occupancies: [{ adults: 2, childAges: [] }],
  currency: 'JPY',
  countryCode: 'JP',
  language: 'ja-JP',
};
const askedAt = new Date('2027-01-29T12:00:00Z');

const rate = (price: number, freeUntil: string) =>
  rateFixture({
    pricing: { '2': pricingFixture([[price, 0]]) },
    cancelPenalties: [{ start: freeUntil, end: '2027-02-01T00:00:00Z', nights: 1, currency: 'JPY' }],
  });

it('keeps of a room the cheapest rate that is free to cancel beside a cheaper one whose free time is over', () => {
  const rates = [
    rate(8_000, '2027-01-28T00:00:00Z'),
    rate(9_000, '2027-01-30T00:00:00Z'),
    rate(9_500, '2027-01-30T00:00:00Z'),
  ];
  const { offers } = toQuote(
    { hotelId: '1', score: 1, rooms: [{ id: 'r', name: 'r', rates }] },
    stay,
    askedAt,
  );
  expect(offers.map(({ averagePrice, isFree }) => [averagePrice, isFree])).toEqual([
    [8_000, false],
    [9_000, true],
  ]);
});
