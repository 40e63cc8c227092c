import { toZonedInstant } from './calendar.ts';

const MINUTE_MS = 60_000;

/**
 * A deadline (RFC 3339) as the last minute that is still in time, where it is a midnight on the zone's clock: "until
 * December 1st, 00:00" is read as the end of that day, "until November 30th, 23:59" is not.
 */
export function lastMoment(deadline: string, timeZone: string): string {
  const instant = new Date(deadline);
  if (toZonedInstant(instant, timeZone).slice(11, 16) !== '00:00') return deadline;
  return toZonedInstant(new Date(instant.getTime() - MINUTE_MS), timeZone);
}
