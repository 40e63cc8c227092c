import type { Fault } from './probe-result.ts';

/** Tokens of the identity service from later than that are refused (`firebase-identity.ts`). */
const ALLOWED_MS = 60_000;

/** When a question was sent and its answer arrived, by this machine's clock, in milliseconds since 1970. */
export interface Asked {
  sentAt: number;
  answeredAt: number;
}

/**
 * How far a service's clock is ahead of ours, by the `Date` header of its answer; null without one. The header has whole
 * seconds, and was written at some moment between question and answer.
 */
export function readClockOffset(
  date: string | null | undefined,
  { sentAt, answeredAt }: Asked,
): number | null {
  const theirs = Date.parse(date ?? '');
  return Number.isNaN(theirs) ? null : theirs + 500 - (sentAt + answeredAt) / 2;
}

/** A fault where the two clocks differ by more than a minute. */
export function judgeClock(service: string, offsetMs: number | null): Fault[] {
  if (offsetMs === null || Math.abs(offsetMs) <= ALLOWED_MS) return [];
  const seconds = Math.round(Math.abs(offsetMs) / 1000);
  const direction = offsetMs > 0 ? 'behind' : 'ahead of';
  return [
    {
      kind: 'clock-off',
      text: `The clock of this machine is ${seconds} s ${direction} that of ${service}.`,
      mend: 'Set the clock (NTP); signatures and tokens of a wrong clock are refused.',
    },
  ];
}
