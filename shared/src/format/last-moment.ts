import { wallClock } from './instants.ts';

const MINUTE_MS = 60_000;

/**
 * A deadline as the last minute that is still in time, where it is a midnight on the zone's clock: "until December 1st,
 * 00:00" is read as the end of that day, "until November 30th, 23:59" is not.
 */
export function lastMoment(deadline: string, timeZone: string): Date {
  const instant = new Date(deadline);
  return wallClock(instant, timeZone).time === '00:00' ? new Date(instant.getTime() - MINUTE_MS) : instant;
}
