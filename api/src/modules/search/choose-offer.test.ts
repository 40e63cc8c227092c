import { describe, expect, it } from 'vitest';
import type { PropertyFilterInput, PropertySort } from '../../graphql/__generated__/schema-types.ts';
import { offer, quotedAt, row } from './_candidates.ts';
import { choiceKey, chooseOffer, createOfferChooser, depthFor } from './choose-offer.ts';
import type { Offer } from './offer.ts';

const by = (filter: PropertyFilterInput, sort: PropertySort = 'RECOMMENDED') => ({ filter, sort });
const never: Partial<Offer> = {
  refundable: false,
  policy: { refundable: false, cancelPenalties: [], nonrefundableDates: [] },
};
/** 8,000 yen without a refund, 9,500 free to cancel. */
const hotel = { row: row('1'), offers: [offer(8_000, never), offer(9_500)] };
const chosen = (...args: Parameters<typeof by>) => chooseOffer(hotel, by(...args), quotedAt)?.averagePrice;

describe('the rate of a hotel', () => {
  it('is the cheapest that passes, by free cancellation rather one that is free to cancel', () => {
    expect(chosen({})).toBe(8_000);
    expect(chosen({ freeCancellation: true })).toBe(9_500);
    expect(chosen({}, 'CANCEL_DEADLINE')).toBe(9_500);
    expect(chosen({ maxPaymentPrice: 9_000 }, 'CANCEL_DEADLINE')).toBe(8_000);
    expect(chosen({ mealTypes: ['BREAKFAST'] })).toBeUndefined();
  });

  it.each<PropertyFilterInput>([
    { minPaymentPrice: 9_000 },
    { maxPaymentPrice: 7_000 },
    { maxPaymentPrice: 9_000 },
    { freeCancellation: true },
    { availableOnly: true },
  ])('is there or not in every order alike: %j', (filter) => {
    const isListed = (sort: PropertySort) =>
      createOfferChooser(by(filter, sort), quotedAt)(hotel) !== undefined;
    expect(isListed('CANCEL_DEADLINE')).toBe(isListed('PRICE_ASC'));
  });
});

it('needs several rates of a hotel where not the cheapest of all is shown', () => {
  expect(depthFor(null)).toBe('cheapest');
  expect(depthFor(by({ minPaymentPrice: 1, starRatings: [4] }, 'PRICE_ASC'))).toBe('cheapest');
  expect(depthFor(by({ bedTypes: ['TWIN'] }))).toBe('several');
  expect(depthFor(by({}, 'CANCEL_DEADLINE'))).toBe('several');
});

describe('the key of a choice', () => {
  it('tells choices apart that show different rates', () => {
    const choices = [
      null,
      by({ freeCancellation: true }),
      by({}, 'CANCEL_DEADLINE'),
      by({ minPaymentPrice: 1_000 }),
      by({ maxPaymentPrice: 1_000 }),
      by({ mealTypes: ['BREAKFAST'] }),
      by({ mealTypes: ['BREAKFAST', 'HALF_BOARD'] }),
      by({ mealTypes: ['BREAKFAST'] }, 'CANCEL_DEADLINE'),
      by({ nonSmoking: true }),
      by({ bedTypes: ['TWIN'] }),
      by({ minRoomSquareMeters: 25 }),
    ];
    expect(new Set(choices.map(choiceKey)).size).toBe(choices.length);
  });

  it('is the same for those that show the same, however long they are', () => {
    expect(choiceKey(by({ starRatings: [4], chainIds: ['x'.repeat(10_000)], keyword: 'a' }))).toBe('');
    expect(choiceKey(by({ freeCancellation: null, mealTypes: [] }, 'PRICE_ASC'))).toBe('');
    const meals = Array.from({ length: 1_000 }, () => ['HALF_BOARD', 'BREAKFAST'] as const).flat();
    expect(choiceKey(by({ mealTypes: meals }))).toBe(
      choiceKey(by({ mealTypes: ['BREAKFAST', 'HALF_BOARD'] })),
    );
  });
});
