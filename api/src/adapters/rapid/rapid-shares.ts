import type { GuardLimits } from '../guard/call-guard.ts';

/**
 * search: lists and rooms that people look at. booking: what a preparation, a booking or a cancellation reads, and the
 * jobs behind them. write: what books, changes and cancels. content: hotels' contents, and what nobody waits for.
 */
export type RapidShare = 'search' | 'booking' | 'write' | 'content';

/** Of each process. A write that waits would look like one that is under way: it is made now, or not at all. */
export const RAPID_SHARES: Record<RapidShare, GuardLimits> = {
  search: { atOnce: 64, waiting: 64, failures: 5 },
  booking: { atOnce: 64, waiting: 32, failures: 5 },
  write: { atOnce: 96, waiting: 0 },
  content: { atOnce: 16, waiting: 64, failures: 5 },
};
