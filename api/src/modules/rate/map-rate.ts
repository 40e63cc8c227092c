import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import type { Rate } from '../../adapters/supplier/supplier-rate.ts';
import { answerWithout, toLocalTaxFields } from '../local-tax/local-tax-answer.ts';
import { mapCancelPolicy } from './cancel-policy.ts';
import { computeCancelTimeline } from './cancel-timeline.ts';
import { mapRateAmenities } from './meals.ts';
import { mapPricing, policyPrice } from './pricing.ts';
import { encodeRateId } from './rate-ids.ts';
import { getRateLocalTax } from './rate-local-tax.ts';
import type { RateModel } from './rate-model.ts';
import type { Stay } from './stay.ts';

export interface RateContext {
  propertyId: string;
  roomId: string;
  stay: Stay;
  /** Time zone of the property. */
  timeZone: string;
  now: Date;
  /** From the sales environment that was asked; the supplier's own mark wins over it. */
  isPackageRate?: boolean;
  /** The hotel in Japanese, for the taxes that it collects; without it none are estimated. */
  hotel?: Pick<HotelContent, 'address' | 'amenities'>;
}

export function isPackage(rate: Pick<Rate, 'isPackage'>, fallback = false): boolean {
  return rate.isPackage ?? fallback;
}

/** Maps a shopped rate for its stay; throws `UnreadableRateError` when it can't be shown truthfully. */
export function mapRate(rate: Rate, context: RateContext): RateModel {
  const { propertyId, roomId, stay, timeZone } = context;
  const isPackageRate = isPackage(rate, context.isPackageRate);
  const policy = mapCancelPolicy(rate, timeZone);
  const amenities = rate.amenities.map(({ id, name }) => ({ id, name }));
  return {
    __typename: isPackageRate ? 'PackageRate' : 'StandAloneRate',
    id: encodeRateId({ propertyId, roomId, rateId: rate.id, isPackageRate, stay }),
    epsRateId: rate.id,
    status: rate.status,
    availableRooms: rate.roomsLeft,
    refundable: rate.refundable,
    isPackageRate,
    amenities,
    mappedRateAmenities: mapRateAmenities(amenities),
    cancelPenalties: [...policy.penalties],
    cancelTimeline: computeCancelTimeline(policy, policyPrice(rate.pricing, stay), {
      timeZone,
      bookedAt: context.now,
    }),
    bedGroups: rate.bedGroups.map(({ id, description, configuration }) => ({
      id,
      description,
      configuration,
    })),
    promotions: { deal: rate.deal, valueAdds: rate.valueAdds },
    pricing: mapPricing(rate.pricing, stay),
    ...toLocalTaxFields(
      context.hotel ? getRateLocalTax(rate, stay, context.hotel) : answerWithout('UNKNOWN'),
    ),
  };
}
