import { paths, type RateChoice } from '@yado/shared/routing/paths';
import { describe, expect, it } from 'vitest';
import { continuedFrom, rateChoiceFrom } from './rate-choice.ts';

const choice: RateChoice = {
  propertyId: '1001',
  roomId: 'r1',
  rateId: 'a&b',
  bedGroupId: 'b1',
  isPackageRate: false,
  paymentPrice: 12000,
  stay: { checkin: '2026-12-01', checkout: '2026-12-02', occupancies: [{ adults: 1, childAges: [] }] },
};

const parseParams = (address: string) => new URL(address, 'http://localhost').searchParams;

describe('rate choice in the address', () => {
  it('comes back as it was written', () => {
    expect(rateChoiceFrom(parseParams(paths.bookingPrepare(choice)))).toEqual(choice);
  });

  it.each(['0', '-1', '1.5', 'abc', '99999999999'])('is refused with %s yen', (price) => {
    const params = parseParams(paths.bookingPrepare(choice));
    params.set('price', price);
    expect(rateChoiceFrom(params)).toBeNull();
  });

  it.each(['hotel', 'roomType', 'rate', 'bed', 'price', 'checkin', 'room'])(
    'is refused without %s',
    (name) => {
      const params = parseParams(paths.bookingPrepare(choice));
      params.delete(name);
      expect(rateChoiceFrom(params)).toBeNull();
    },
  );
});

describe('continued booking in the address', () => {
  it.each([{ priceCheckId: 'p1' }, { priceCheckId: 'p1', step: 'confirm' as const }])(
    'comes back as it was written: %j',
    (continued) => {
      expect(continuedFrom(parseParams(paths.bookingPrepare(choice, continued)))).toEqual(continued);
    },
  );

  it('is none for a new booking, and takes no step that does not exist', () => {
    expect(continuedFrom(parseParams(paths.bookingPrepare(choice)))).toBeNull();
    expect(continuedFrom(new URLSearchParams({ continues: 'p1', step: 'completed' }))).toEqual({
      priceCheckId: 'p1',
    });
  });
});
