import type { CancelPenalty, CancelTerms } from '../../adapters/supplier/supplier-rate.ts';
import { toZonedInstant } from './calendar.ts';
import type { CancelPenaltyModel, CancelPolicy } from './rate-model.ts';
import { UnreadableRateError } from './unreadable-rate-error.ts';

/** A window that states several kinds becomes several penalties over the same time; their costs add up. */
function mapPenalty(penalty: CancelPenalty, timeZone: string): CancelPenaltyModel[] {
  const base = {
    start: toZonedInstant(new Date(penalty.start), timeZone),
    end: toZonedInstant(new Date(penalty.end), timeZone),
    currency: penalty.currency ?? 'JPY',
  };
  const kinds: CancelPenaltyModel[] = [];
  if (penalty.amount !== undefined) {
    kinds.push({ ...base, __typename: 'AmountCancelPenalty', amount: penalty.amount });
  }
  if (penalty.nights !== undefined) {
    kinds.push({ ...base, __typename: 'NightCancelPenalty', nights: penalty.nights });
  }
  if (penalty.percent !== undefined) {
    kinds.push({ ...base, __typename: 'PercentCancelPenalty', percent: penalty.percent });
  }
  if (kinds.length === 0) throw new UnreadableRateError('a cancel penalty states no cost');
  return kinds;
}

/** The policy of a shopped rate or a booked room, in order of time, on the property's clock. */
export function mapCancelPolicy(rate: CancelTerms, timeZone: string): CancelPolicy {
  return {
    refundable: rate.refundable,
    penalties: rate.cancelPenalties
      .flatMap((penalty) => mapPenalty(penalty, timeZone))
      .sort((a, b) => Date.parse(a.start) - Date.parse(b.start)),
    nonrefundableDateRanges: [...rate.nonrefundableDates],
  };
}
