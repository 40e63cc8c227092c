import { mapCancelPolicy } from '../rate/cancel-policy.ts';
import { computeCancelTimeline } from '../rate/cancel-timeline.ts';
import type { Offer } from './offer.ts';

/** Until when an offer can be cancelled without cost, on the property's clock; null when it never can. */
export function freeCancelUntil(offer: Offer, timeZone: string, now: Date): string | null {
  const policy = mapCancelPolicy(offer.policy, timeZone);
  return computeCancelTimeline(policy, offer.policyPrice, { timeZone, bookedAt: now }).freeUntil;
}
