import type { DateRange, Rate, ValueAdd } from '../../adapters/supplier/supplier-rate.ts';
import type { LocalTaxState } from '../../graphql/__generated__/schema-types.ts';
import type { LocalTaxEstimateModel } from '../local-tax/estimate-local-tax.ts';

/** Shapes of rates after mapping; they match the types of the same name in schema.graphql. */

export type MealType = 'NONE' | 'BREAKFAST' | 'HALF_BOARD' | 'FULL_BOARD' | 'ALL_INCLUSIVE' | 'OTHER';

/** An amount in any currency, as the supplier's decimal string. */
export interface MoneyModel {
  currency: string;
  value: string;
}

export interface PropertyPriceModel {
  total: MoneyModel;
  resortPrice: MoneyModel | null;
  mandatoryPrice: MoneyModel | null;
  mandatoryTaxPrice: MoneyModel | null;
}

/** Whole yen, for all rooms together; propertyPrice is paid at the hotel and never part of the rest. */
export interface TotalPriceModel {
  stayPrice: number;
  taxAndServicePrice: number;
  paymentPrice: number;
  propertyPrice: PropertyPriceModel | null;
}

export interface NightPriceModel {
  stayPrice: number;
  taxAndServicePrice: number;
}

/** Price of ONE room with this occupancy. */
export interface OccupancyPriceModel {
  occupancy: string;
  paymentPrice: number;
  nightsPrice: NightPriceModel[];
}

export interface RatePricingModel {
  averagePerOneRoomNight: { paymentPrice: number };
  total: TotalPriceModel;
  /** One entry per room, in the order of the occupancies. */
  occupancyPricing: OccupancyPriceModel[];
}

export interface CancelPenaltyBase {
  start: string;
  end: string;
  currency: string;
}
export type CancelPenaltyModel =
  | (CancelPenaltyBase & { __typename: 'AmountCancelPenalty'; amount: string })
  | (CancelPenaltyBase & { __typename: 'NightCancelPenalty'; nights: number })
  | (CancelPenaltyBase & { __typename: 'PercentCancelPenalty'; percent: number });

/** What canceling costs and when; kept with a booking so that the timeline can be computed again. */
export interface CancelPolicy {
  /** False: not fully refundable when booked. */
  refundable: boolean;
  penalties: readonly CancelPenaltyModel[];
  nonrefundableDateRanges: readonly DateRange[];
}

/** The price of one room that a policy applies to, whole yen. */
export interface RoomPolicyPrice {
  paymentPrice: number;
  /** In order, tax included. Charges for the whole stay are not in them. */
  nights: readonly { date: string; price: number }[];
}

/** What would be canceled. Rooms are canceled one by one, so each has its own penalty. */
export interface PolicyPrice {
  rooms: readonly RoomPolicyPrice[];
  /** Yen for one unit of another currency, for penalties stated in it. */
  yenPerUnit: Readonly<Record<string, number>>;
}

export interface CancelStageModel {
  start: string | null;
  end: string | null;
  penaltyPrice: number;
  label: string;
}

export interface CancelTimelineModel {
  freeUntil: string | null;
  alwaysFree: boolean;
  stages: CancelStageModel[];
}

export interface MappedRateAmenitiesModel {
  freeWiFi: boolean;
  mealType: MealType;
  jaMealLabels: string[];
  enMealLabels: string[];
}

export interface BedGroupModel {
  id: string;
  description: string;
  configuration: { quantity: number; size: string; type: string }[];
}

export interface RateModel {
  __typename: 'StandAloneRate' | 'PackageRate';
  id: string;
  epsRateId: string;
  status: Rate['status'];
  availableRooms: number | null;
  refundable: boolean;
  isPackageRate: boolean;
  amenities: { id: string; name: string }[];
  mappedRateAmenities: MappedRateAmenitiesModel;
  cancelPenalties: CancelPenaltyModel[];
  cancelTimeline: CancelTimelineModel;
  bedGroups: BedGroupModel[];
  promotions: {
    deal: { description: string } | null;
    valueAdds: ValueAdd[];
  };
  pricing: RatePricingModel;
  localTax: LocalTaxEstimateModel | null;
  localTaxState: LocalTaxState;
}
