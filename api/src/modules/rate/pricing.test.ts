import { describe, expect, it } from 'vitest';
import { pricingFixture, yen } from './_rate-fixture.ts';
import { mapPricing, policyPrice, getPolicyPrice } from './pricing.ts';
import { UnreadableRateError } from './unreadable-rate-error.ts';

const twoNights = { checkin: '2027-01-30', checkout: '2027-02-01' };
const couple = { adults: 2, childAges: [] };
const family = { adults: 1, childAges: [5, 9] };

describe('mapPricing', () => {
  // spec: 3.rate-pricing
  it('counts equal rooms once each, although they share one entry', () => {
    const pricing = {
      '2': pricingFixture([
        [10_000, 1_000],
        [12_000, 1_200],
      ]),
    };
    const { total, occupancyPricing, averagePerOneRoomNight } = mapPricing(pricing, {
      ...twoNights,
      occupancies: [couple, couple, couple],
    });
    expect(total).toEqual({
      stayPrice: 66_000,
      taxAndServicePrice: 6_600,
      paymentPrice: 72_600,
      propertyPrice: null,
    });
    expect(occupancyPricing).toHaveLength(3);
    expect(occupancyPricing[0]).toEqual({
      occupancy: '2',
      paymentPrice: 24_200,
      nightsPrice: [
        { stayPrice: 10_000, taxAndServicePrice: 1_000 },
        { stayPrice: 12_000, taxAndServicePrice: 1_200 },
      ],
    });
    expect(averagePerOneRoomNight.paymentPrice).toBe(12_100);
  });

  it('keeps rooms in the order of the occupancies', () => {
    const pricing = {
      '1-5,9': pricingFixture([
        [1, 0],
        [1, 0],
      ]),
      '2': pricingFixture([
        [5, 0],
        [5, 0],
      ]),
    };
    const { occupancyPricing } = mapPricing(pricing, { ...twoNights, occupancies: [couple, family] });
    expect(occupancyPricing.map(({ occupancy, paymentPrice }) => [occupancy, paymentPrice])).toEqual([
      ['2', 10],
      ['1-5,9', 2],
    ]);
  });

  it('adds charges for the whole stay to tax and stay, and rounds the average up', () => {
    const pricing = {
      '2': pricingFixture(
        [
          [10_000, 0],
          [10_000, 0],
        ],
        [-999, 500],
      ),
    };
    const { total, averagePerOneRoomNight } = mapPricing(pricing, { ...twoNights, occupancies: [couple] });
    expect(total).toMatchObject({ stayPrice: 19_001, taxAndServicePrice: 500, paymentPrice: 19_501 });
    expect(averagePerOneRoomNight.paymentPrice).toBe(9_751);
  });

  it('always splits the payment without remainder', () => {
    for (let rooms = 1; rooms <= 8; rooms += 1) {
      const pricing = {
        '2': pricingFixture(
          [
            [9_999, 1_001],
            [10_001, 777],
          ],
          [0, 13],
        ),
      };
      const { total, occupancyPricing } = mapPricing(pricing, {
        ...twoNights,
        occupancies: Array.from({ length: rooms }, () => couple),
      });
      expect(total.stayPrice + total.taxAndServicePrice).toBe(total.paymentPrice);
      expect(occupancyPricing.reduce((sum, room) => sum + room.paymentPrice, 0)).toBe(total.paymentPrice);
    }
  });

  // spec: 3.property-price
  it('leaves what the hotel collects in its own currency, exactly summed', () => {
    const room = pricingFixture([
      [10_000, 0],
      [10_000, 0],
    ]);
    room.hotelFees = {
      resort: { billed: { value: '29.12', currency: 'USD' }, asked: yen(4_368) },
      tax: { billed: { value: '0.9', currency: 'USD' } },
    };
    const { total } = mapPricing({ '2': room }, { ...twoNights, occupancies: [couple, couple] });
    expect(total.propertyPrice).toEqual({
      total: { currency: 'USD', value: '60.04' },
      resortPrice: { currency: 'USD', value: '58.24' },
      mandatoryPrice: null,
      mandatoryTaxPrice: { currency: 'USD', value: '1.8' },
    });
    expect(total.paymentPrice).toBe(40_000);
  });

  it('refuses a rate without a price for a room, and fractions of a yen', () => {
    const stay = { ...twoNights, occupancies: [couple, family] };
    expect(() => mapPricing({ '2': pricingFixture([[1, 0]]) }, stay)).toThrow(UnreadableRateError);
    const odd = pricingFixture([[1, 0]]);
    odd.total.asked = yen('10.5');
    expect(() => mapPricing({ '2': odd }, { ...twoNights, occupancies: [couple] })).toThrow(
      UnreadableRateError,
    );
  });
});

describe('prices for cancel policies', () => {
  it('dates the nights over the end of a month', () => {
    const pricing = {
      '2': pricingFixture([
        [10_000, 1_000],
        [12_000, 1_200],
      ]),
    };
    const price = policyPrice(pricing, { ...twoNights, occupancies: [couple, couple] });
    expect(price.rooms).toHaveLength(2);
    expect(price.rooms[1]).toEqual({
      paymentPrice: 24_200,
      nights: [
        { date: '2027-01-30', price: 11_000 },
        { date: '2027-01-31', price: 13_200 },
      ],
    });
  });

  it('converts night charges by the exchange rate of the two totals', () => {
    const room = pricingFixture([[0, 0]]);
    room.nights = [[{ kind: 'STAY', value: '100.00', currency: 'USD' }]];
    room.total = { billed: { value: '100.00', currency: 'USD' }, asked: yen(15_000) };
    const price = getPolicyPrice(room, twoNights);
    expect(price.rooms[0]?.nights).toEqual([{ date: '2027-01-30', price: 15_000 }]);
    expect(price.yenPerUnit).toEqual({ USD: 150 });
  });
});
