import type { RapidCharge, RapidPricing } from '../../adapters/rapid/common-schemas.ts';
import type { RapidRate } from '../../adapters/rapid/shop-schemas.ts';

export const yen = (value: number | string) => ({ value: String(value), currency: 'JPY' });
const both = (value: number) => ({ request_currency: yen(value), billable_currency: yen(value) });

/** Pricing of one room in yen: one entry per night as [base, tax], plus charges for the whole stay. */
export function pricingFixture(
  nights: readonly (readonly [number, number])[],
  stay: readonly [number, number] = [0, 0],
): RapidPricing {
  const line = (type: string, value: number): RapidCharge => ({ type, ...yen(value) });
  const total = [...nights, stay].reduce((sum, [base, tax]) => sum + base + tax, 0);
  return {
    nightly: nights.map(([base, tax]) => [line('base_rate', base), line('tax_and_service_fee', tax)]),
    stay: [line('adjustment', stay[0]), line('sales_tax', stay[1])],
    totals: { inclusive: both(total) },
  };
}

/** A shopped rate; give what the test is about. */
export function rateFixture(rate: Partial<RapidRate> = {}): RapidRate {
  return {
    id: '900',
    status: 'available',
    available_rooms: 3,
    refundable: true,
    amenities: {},
    bed_groups: {
      '70': {
        id: '70',
        description: 'ダブルベッド 1 台',
        configuration: [{ type: 'FullBed', size: 'Full', quantity: 1 }],
        links: { price_check: { method: 'GET', href: '/v3/check?token=abc' } },
      },
    },
    cancel_penalties: [],
    nonrefundable_date_ranges: [],
    occupancy_pricing: { '2': pricingFixture([[10_000, 1_000]]) },
    ...rate,
  };
}
