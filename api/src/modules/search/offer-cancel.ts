import { mapCancelPolicy } from '../rate/cancel-policy.ts';
import { computeCancelTimeline } from '../rate/cancel-timeline.ts';
import type { CancelTimelineModel } from '../rate/rate-model.ts';
import type { Offer } from './offer.ts';

/** Until when an offer can be canceled without cost, on the property's clock. */
export function getFreeCancel(
  offer: Offer,
  timeZone: string,
  now: Date,
): Pick<CancelTimelineModel, 'freeUntil' | 'alwaysFree'> {
  const policy = mapCancelPolicy(offer.policy, timeZone);
  return computeCancelTimeline(policy, offer.policyPrice, { timeZone, bookedAt: now });
}
