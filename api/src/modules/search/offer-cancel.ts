import type { CancelTerms } from '../../adapters/supplier/supplier-rate.ts';
import { lastMoment } from '../rate/last-moment.ts';
import { mapCancelPolicy } from '../rate/cancel-policy.ts';
import { computeCancelTimeline } from '../rate/cancel-timeline.ts';
import type { CancelTimelineModel } from '../rate/rate-model.ts';
import type { Offer } from './offer.ts';

/**
 * Whether no penalty has begun at the moment. Thousands of rates are gone through for a list, so no cost is worked out: one
 * that has begun counts, even one of zero yen, which the page of the hotel shows as free.
 */
export function isBeforeAnyPenalty(terms: CancelTerms, at: Date): boolean {
  return (
    terms.refundable &&
    terms.nonrefundableDates.length === 0 &&
    terms.cancelPenalties.every(({ start }) => lastMoment(Date.parse(start)) > at.getTime())
  );
}

/** Until when an offer can be canceled without cost, on the property's clock, and what it costs from booking on. */
export function getFreeCancel(
  offer: Offer,
  timeZone: string,
  now: Date,
): Pick<CancelTimelineModel, 'freeUntil' | 'alwaysFree'> & { penaltyNow: number } {
  const policy = mapCancelPolicy(offer.policy, timeZone);
  const { stages, ...free } = computeCancelTimeline(policy, offer.policyPrice, { timeZone, bookedAt: now });
  return { ...free, penaltyNow: stages[0]?.penaltyPrice ?? 0 };
}
