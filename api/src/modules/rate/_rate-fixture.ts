import type { Charge, Rate, RoomPricing } from '../../adapters/supplier/supplier-rate.ts';

export const yen = (value: number | string) => ({ value: String(value), currency: 'JPY' });
const both = (value: number) => ({ asked: yen(value), billed: yen(value) });

/** Pricing of one room in yen: one entry per night as [base, tax], plus charges for the whole stay. */
export function pricingFixture(
  nights: readonly (readonly [number, number])[],
  stay: readonly [number, number] = [0, 0],
): RoomPricing {
  const line = (kind: Charge['kind'], value: number): Charge => ({ kind, ...yen(value) });
  const total = [...nights, stay].reduce((sum, [base, tax]) => sum + base + tax, 0);
  return {
    nights: nights.map(([base, tax]) => [line('STAY', base), line('TAX_AND_SERVICE', tax)]),
    stay: [line('STAY', stay[0]), line('TAX_AND_SERVICE', stay[1])],
    total: both(total),
  };
}

/** A shopped rate; give what the test is about. */
export function rateFixture(rate: Partial<Rate> = {}): Rate {
  return {
    id: '900',
    status: 'AVAILABLE',
    roomsLeft: 3,
    isPackage: null,
    refundable: true,
    amenities: [],
    bedGroups: [
      {
        id: '70',
        description: 'ダブルベッド 1 台',
        configuration: [{ type: 'FullBed', size: 'Full', quantity: 1 }],
        priceCheck: { token: 'check-abc' },
      },
    ],
    cancelPenalties: [],
    nonrefundableDates: [],
    pricing: { '2': pricingFixture([[10_000, 1_000]]) },
    deal: null,
    valueAdds: [],
    ...rate,
  };
}
