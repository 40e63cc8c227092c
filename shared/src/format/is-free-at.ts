import { CANCEL_LEAD_MS } from './cancel-lead.ts';
import type { FreeCancellation } from './free-cancel.ts';

/** Whether canceling costs nothing at that moment; in the last minute before the deadline it does. */
export function isFreeAt({ freeUntil, alwaysFree }: FreeCancellation, now: Date): boolean {
  return alwaysFree || (freeUntil != null && Date.parse(freeUntil) - CANCEL_LEAD_MS > now.getTime());
}
