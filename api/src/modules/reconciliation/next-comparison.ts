const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
/** After the booking, when most of what goes wrong goes wrong. */
const FIRST_MS = [HOUR_MS / 6, HOUR_MS, 6 * HOUR_MS];
/** A comparison that could not be made is made again soon. */
const AGAIN_MS = 10 * 60_000;

/**
 * When an attempt is compared again: after the first `checks` comparisons once a week, and daily from a week before
 * check-in on.
 * @param startDate of the trip, `YYYY-MM-DD`; null: no trip came of it, which is compared daily
 */
export function findNextComparison(
  now: Date,
  { compared, checks, startDate }: { compared: boolean; checks: number; startDate: string | null },
): Date {
  return new Date(now.getTime() + (compared ? findWait(now, checks, startDate) : AGAIN_MS));
}

function findWait(now: Date, checks: number, startDate: string | null): number {
  const first = FIRST_MS[checks];
  if (first !== undefined) return first;
  const untilDaily = startDate === null ? 0 : Date.parse(startDate) - WEEK_MS - now.getTime();
  return Math.min(Math.max(untilDaily, DAY_MS), WEEK_MS);
}
