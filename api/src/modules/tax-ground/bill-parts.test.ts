import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getRoomParts, type RatePrices, splitByParts, type TaxPart, toRatePrices } from './bill-parts.ts';

const sum = ({ standard, reduced, untaxed }: RatePrices) => standard + reduced + untaxed;
const yen = fc.integer({ min: 0, max: 100_000_000 });
const prices = fc
  .record({ standard: yen, reduced: yen, untaxed: yen })
  .filter((parts) => sum(parts) > 0 && sum(parts) <= 100_000_000);

it('splits the price of a room into whole yen that add up to it, and itself into itself', () => {
  const parts = { standard: 22_000, reduced: 1_080, untaxed: 300 };
  expect(splitByParts(23_380, parts)).toEqual(parts);
  expect(splitByParts(11_690, parts)).toEqual({ standard: 11_000, reduced: 540, untaxed: 150 });
  expect(splitByParts(0, parts)).toEqual({ standard: 0, reduced: 0, untaxed: 0 });
  fc.assert(
    fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
      const amount = Math.floor(sum(parts) * share);
      const split = splitByParts(amount, parts);
      expect(sum(split)).toBe(amount);
      // Never more than a yen or two from the exact share, and never of a part that the bill has not.
      for (const key of ['standard', 'reduced', 'untaxed'] as const) {
        const exact = (amount / sum(parts)) * parts[key];
        expect(Math.abs(split[key] - exact)).toBeLessThan(2);
        expect(split[key]).toBeGreaterThanOrEqual(0);
        expect(split[key]).toBeLessThanOrEqual(parts[key]);
      }
    }),
  );
});

it('gives back of no part less when more is given back', () => {
  fc.assert(
    fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), fc.nat(1_000), (parts, share, more) => {
      const before = Math.floor(sum(parts) * share);
      const [left, stayed] = [splitByParts(Math.max(0, before - more), parts), splitByParts(before, parts)];
      expect(left.standard).toBeLessThanOrEqual(stayed.standard);
      expect(left.reduced).toBeLessThanOrEqual(stayed.reduced);
      expect(left.untaxed).toBeLessThanOrEqual(stayed.untaxed);
    }),
  );
});

it('spreads each part over the rooms: every room adds up to its price, all rooms to the bill', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 12_500_000 }), { minLength: 1, maxLength: 8 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (roomPrices, untaxedShare, reducedShare) => {
        const total = roomPrices.reduce((all, price) => all + price, 0);
        const untaxed = Math.floor(total * untaxedShare);
        const reduced = Math.floor((total - untaxed) * reducedShare);
        const parts: TaxPart[] = [
          { ratePercent: 10, price: total - untaxed - reduced, taxPrice: 0 },
          { ratePercent: 8, price: reduced, taxPrice: 0 },
          { ratePercent: null, price: untaxed, taxPrice: 0 },
        ];
        const rooms = roomPrices.map((price, index) => ({ id: `r${index}`, price }));
        const shares = rooms.map(({ id }) => getRoomParts({ id: 'b', parts, rooms }, id));
        expect(shares.map(sum)).toEqual(roomPrices);
        const whole = toRatePrices(parts);
        for (const key of ['standard', 'reduced', 'untaxed'] as const) {
          expect(shares.reduce((all, share) => all + share[key], 0)).toBe(whole[key]);
          expect(shares.every((share) => share[key] >= 0)).toBe(true);
        }
      },
    ),
  );
});
