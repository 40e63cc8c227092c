const MINUTE_MS = 60_000;

/**
 * The moment from which Yado charges for a stage of a cancel policy that begins at the supplier at `start` (milliseconds
 * since 1970): the last whole minute that is a minute before. Reading, consent and the request take that time until the
 * supplier's own clock decides; whole, so that the minute that people read is the very moment that counts.
 */
export function lastMoment(start: number): number {
  return Math.floor(start / MINUTE_MS) * MINUTE_MS - MINUTE_MS;
}
