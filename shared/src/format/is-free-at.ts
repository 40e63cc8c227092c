import type { FreeCancellation } from './free-cancel.ts';

/** Whether canceling costs nothing at that moment. */
export function isFreeAt({ freeUntil, alwaysFree }: FreeCancellation, now: Date): boolean {
  return alwaysFree || (freeUntil != null && Date.parse(freeUntil) > now.getTime());
}
