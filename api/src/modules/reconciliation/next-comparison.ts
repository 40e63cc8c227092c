const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** After the booking, when most of what goes wrong goes wrong. */
const FIRST_MS = [HOUR_MS / 6, HOUR_MS, 6 * HOUR_MS];
/** A comparison that could not be made is made again soon. */
const AGAIN_MS = 10 * 60_000;

interface Comparison {
  /** False: it could not be made. */
  compared: boolean;
  /** How many were made before. */
  checks: number;
  /** Of the trip, `YYYY-MM-DD`; null: no trip came of the attempt. */
  startDate: string | null;
  /** Money is held on a card and not captured: the hold ends within days, and people are to be called before. */
  isHeld: boolean;
}

/**
 * When an attempt is compared again: after the first ones once a week, and daily from a week before check-in on, without
 * a trip and while money is held.
 */
export function findNextComparison(now: Date, { compared, checks, startDate, isHeld }: Comparison): Date {
  const wait = compared ? findWait(now, checks, isHeld ? null : startDate) : AGAIN_MS;
  return new Date(now.getTime() + wait);
}

function findWait(now: Date, checks: number, startDate: string | null): number {
  const first = FIRST_MS[checks];
  if (first !== undefined) return first;
  const untilDaily = startDate === null ? 0 : Date.parse(startDate) - WEEK_MS - now.getTime();
  return Math.min(Math.max(untilDaily, DAY_MS), WEEK_MS);
}
