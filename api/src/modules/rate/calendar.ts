import { LRUCache } from 'lru-cache';

const DAY_MS = 86_400_000;

function utcDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Whether the text is a day that exists (`2026-02-30` does not). */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = utcDay(text);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text;
}

/** Adds whole days to a calendar day; no time zone is involved. */
export function addDays(date: string, days: number): string {
  return new Date(utcDay(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from the first calendar day to the second. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcDay(to) - utcDay(from)) / DAY_MS);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function localFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** Every zone changes its offset at such a moment. */
const QUARTER_MS = 15 * 60_000;
/** A list of hotels asks for the same few moments of one zone ten thousand times. */
const offsets = new LRUCache<string, number>({ max: 10_000 });

/** By how many minutes the zone is ahead of UTC. */
function findOffset(instant: Date, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(instant.getTime() / QUARTER_MS)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const parts = new Map(
    localFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const local = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}T${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`;
  const wholeSecond = Math.floor(instant.getTime() / 1000) * 1000;
  const minutes = Math.round((Date.parse(`${local}Z`) - wholeSecond) / 60_000);
  offsets.set(key, minutes);
  return minutes;
}

/** The instant as RFC 3339 on the wall clock of the zone, e.g. `2026-12-01T18:00:00+09:00`. */
export function toZonedInstant(instant: Date, timeZone: string): string {
  const minutes = findOffset(instant, timeZone);
  const local = new Date(instant.getTime() + minutes * 60_000).toISOString().slice(0, 19);
  const sign = minutes < 0 ? '-' : '+';
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${local}${sign}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`;
}

/** The calendar day of the instant in the zone. */
export function dayInZone(instant: Date, timeZone: string): string {
  return toZonedInstant(instant, timeZone).slice(0, 10);
}

/** The first instant of a calendar day in the zone, e.g. `2026-12-01T00:00:00+09:00`. */
export function getStartOfDayInZone(date: string, timeZone: string): string {
  let guess = utcDay(date);
  // Two rounds settle it even when the clock changes between the guess and the day's start.
  for (let round = 0; round < 2; round += 1) {
    const local = Date.parse(`${toZonedInstant(new Date(guess), timeZone).slice(0, 19)}Z`);
    guess += utcDay(date) - local;
  }
  return toZonedInstant(new Date(guess), timeZone);
}
