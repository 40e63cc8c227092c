import { getBusinessModels } from '../catalog/business-models.ts';
import { getFeatures } from '../catalog/features.ts';
import type { Property } from '../catalog/property.ts';
import { unit } from '../catalog/random.ts';

export type Meal = 'none' | 'breakfast' | 'half_board';

/** A way to sell a room. */
export interface RatePlan {
  key: string;
  meal: Meal;
  refundable: boolean;
  /** The hotel itself takes the payment; Rapid's `merchant_of_record` is `property`. */
  paidAtHotel?: true;
}

const PLANS: readonly RatePlan[] = [
  { key: '1', meal: 'none', refundable: false },
  { key: '2', meal: 'none', refundable: true },
  { key: '3', meal: 'breakfast', refundable: true },
  { key: '4', meal: 'breakfast', refundable: false },
  { key: '5', meal: 'half_board', refundable: true },
];

const PAID_AT_HOTEL: RatePlan = { key: '6', meal: 'none', refundable: true, paidAtHotel: true };

/** The plans of a hotel. A hotel that misbehaves on purpose has only the plain ones. */
export function listPlans(property: Property): readonly RatePlan[] {
  const models = getBusinessModels(property);
  return [
    ...(models.includes('expedia_collect') ? listPlansPaidInAdvance(property) : []),
    ...(models.includes('property_collect') ? [PAID_AT_HOTEL] : []),
  ];
}

function listPlansPaidInAdvance(property: Property): readonly RatePlan[] {
  if (property.fault) return PLANS.slice(1, 3);
  const has = getFeatures(property);
  const saver = unit(property.id, 'saver') < 0.7;
  return PLANS.filter(({ meal, refundable }) => {
    if (property.type === 'ryokan') return refundable ? meal !== 'none' || saver : false;
    if (meal === 'breakfast')
      return has.breakfast && (refundable || unit(property.id, 'breakfast saver') < 0.3);
    if (meal === 'half_board') return has.dinner;
    return refundable || saver;
  });
}

/** Whether the hotel sells rooms together with transport. */
export function sellsPackages(property: Property): boolean {
  return property.fault === undefined && unit(property.id, 'package') < 0.6;
}

/** A deal running over the whole stay's month, or none. */
export function findDeal(property: Property, checkin: string): { id: string; percent: number } | undefined {
  const month = checkin.slice(0, 7);
  if (property.fault || unit(property.id, month, 'deal') > 0.18) return undefined;
  const percent = unit(property.id, month, 'deal size') < 0.5 ? 10 : 15;
  return { id: String(200_000_000 + Math.floor(unit(property.id, month, 'deal id') * 9_999_999)), percent };
}
