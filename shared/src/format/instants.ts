import { formatDate } from './dates.ts';

const JAPAN = 'Asia/Tokyo';
const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** A moment as a clock on the wall of that zone shows it: `{ date: '2026-12-01', time: '18:00' }`. */
export function wallClock(instant: string | Date, timeZone: string): { date: string; time: string } {
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
