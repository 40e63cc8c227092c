import type { CancelPenalty, MoneyInCurrencies, RoomPricing } from '../../supplier/supplier-rate.ts';
import type { RapidCancelPenalty, RapidCharge, RapidPricing } from '../common-schemas.ts';

/** A room's price as releases before 0018 store it. Of charges they tell only what is tax and service. */
export function pricingAsEarlier({ nights, stay, total, hotelFees }: RoomPricing): RapidPricing {
  return {
    nightly: nights.map((charges) => charges.map(chargeAsEarlier)),
    stay: stay.map(chargeAsEarlier),
    totals: { inclusive: currenciesAsEarlier(total) },
    ...(hotelFees ? { fees: feesAsEarlier(hotelFees) } : {}),
  };
}

export function penaltyAsEarlier({ nights, percent, ...same }: CancelPenalty): RapidCancelPenalty {
  return {
    ...same,
    ...(nights === undefined ? {} : { nights: String(nights) }),
    ...(percent === undefined ? {} : { percent: `${percent}%` }),
  };
}

function chargeAsEarlier({ kind, value, currency }: RoomPricing['stay'][number]): RapidCharge {
  return { type: kind === 'STAY' ? 'base_rate' : 'tax_and_service_fee', value, currency };
}

function currenciesAsEarlier({ billed, asked }: MoneyInCurrencies): RapidPricing['totals']['inclusive'] {
  return {
    ...(billed ? { billable_currency: billed } : {}),
    ...(asked ? { request_currency: asked } : {}),
  };
}

function feesAsEarlier({
  mandatory,
  resort,
  tax,
}: NonNullable<RoomPricing['hotelFees']>): RapidPricing['fees'] {
  return {
    ...(mandatory ? { mandatory_fee: currenciesAsEarlier(mandatory) } : {}),
    ...(resort ? { resort_fee: currenciesAsEarlier(resort) } : {}),
    ...(tax ? { mandatory_tax: currenciesAsEarlier(tax) } : {}),
  };
}
