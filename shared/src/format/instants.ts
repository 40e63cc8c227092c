import { JAPAN, japanClock } from './calendar-date.ts';
import { formatDate } from './dates.ts';

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** A moment as a clock on the wall of that zone shows it: `{ date: '2026-12-01', time: '18:00' }`. */
export function wallClock(instant: string | Date, timeZone: string): { date: string; time: string } {
  if (timeZone === JAPAN) {
    const clock = japanClock(new Date(instant));
    return { date: clock.slice(0, 10), time: clock.slice(11, 16) };
  }
  let format = wallClocks.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    wallClocks.set(timeZone, format);
  }
  const [date = '', time = ''] = format.format(new Date(instant)).split(' ');
  return { date, time };
}

/** `12月1日(火) 18:00` in Japan's time, or in another zone's. */
export function formatInstant(
  instant: string | Date,
  { timeZone = JAPAN, year = false }: { timeZone?: string; year?: boolean } = {},
): string {
  const { date, time } = wallClock(instant, timeZone);
  return `${formatDate(date, { year })} ${time}`;
}

export interface PropertyInstant {
  /** `12月1日(火) 18:00`, with `(現地時間)` where Japan's clocks show something else. */
  local: string;
  /** `日本時間 12月2日(水) 08:00`, or null where it is the same. */
  japan: string | null;
  /** Both in one line. */
  text: string;
}

/** A deadline at a hotel: in the hotel's time first, in Japan's second when they differ at that moment. */
export function formatPropertyInstant(
  instant: string | Date,
  timeZone: string,
  options: { year?: boolean } = {},
): PropertyInstant {
  const here = formatInstant(instant, { timeZone, ...options });
  const inJapan = formatInstant(instant, options);
  if (here === inJapan) return { local: here, japan: null, text: here };
  const local = `${here}(現地時間)`;
  const japan = `日本時間 ${inJapan}`;
  return { local, japan, text: `${local} / ${japan}` };
}

/**
 * The moment at which a clock on the wall of that zone shows a day and a time. A time that a change to summer time
 * leaves out is read as the one an hour later; of a time that comes twice, the first is meant.
 */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const candidates = [offsetAt(asUtc - DAY_MS, timeZone), offsetAt(asUtc + DAY_MS, timeZone)]
    .map((offset) => asUtc - offset)
    .sort((one, other) => one - other);
  const right = candidates.find((instant) => instant + offsetAt(instant, timeZone) === asUtc);
  return new Date(right ?? Math.max(...candidates));
}

const DAY_MS = 86_400_000;

/** Milliseconds that the zone's clocks are ahead of UTC at that moment, to the minute. */
function offsetAt(instant: number, timeZone: string): number {
  const { date, time } = wallClock(new Date(instant), timeZone);
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${date}T${time}:00Z`) - minute;
}
