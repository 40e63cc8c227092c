import type {
  Charge,
  Money,
  MoneyInCurrencies,
  PricingByOccupancy,
  RoomPricing,
} from '../../supplier/supplier-rate.ts';
import type { RapidCharge, RapidOccupancyPricing, RapidPricing } from '../common-schemas.ts';

/** Shown as one line「税およびサービス料」, as Rapid's launch rules demand. */
const TAX_AND_SERVICE = new Set([
  'tax_and_service_fee',
  'property_fee',
  'sales_tax',
  'recovery_charges_and_fees',
  'traveler_service_fee',
]);

type TwoCurrencies = RapidPricing['totals']['inclusive'];

/** The price of one room. */
export function mapPricing({ nightly, stay, totals, fees }: RapidPricing): RoomPricing {
  return {
    nights: nightly.map((charges) => charges.map(mapCharge)),
    stay: stay.map(mapCharge),
    total: mapCurrencies(totals.inclusive),
    ...(fees ? { hotelFees: mapFees(fees) } : {}),
  };
}

/** Rapid's notation of an occupancy is ours too: `2-9,4`. */
export function mapOccupancyPricing(pricing: RapidOccupancyPricing): PricingByOccupancy {
  return Object.fromEntries(
    Object.entries(pricing).map(([occupancy, room]) => [occupancy, mapPricing(room)]),
  );
}

function mapCharge({ type, value, currency }: RapidCharge): Charge {
  return { kind: TAX_AND_SERVICE.has(type) ? 'TAX_AND_SERVICE' : 'STAY', value, currency };
}

function mapCurrencies({ billable_currency: billed, request_currency: asked }: TwoCurrencies) {
  return {
    ...(billed ? { billed: toMoney(billed) } : {}),
    ...(asked ? { asked: toMoney(asked) } : {}),
  } satisfies MoneyInCurrencies;
}

function toMoney({ value, currency }: Money): Money {
  return { value, currency };
}

function mapFees(fees: NonNullable<RapidPricing['fees']>): NonNullable<RoomPricing['hotelFees']> {
  const { mandatory_fee: mandatory, resort_fee: resort, mandatory_tax: tax } = fees;
  return {
    ...(mandatory ? { mandatory: mapCurrencies(mandatory) } : {}),
    ...(resort ? { resort: mapCurrencies(resort) } : {}),
    ...(tax ? { tax: mapCurrencies(tax) } : {}),
  };
}
