const DAY_MS = 86_400_000;

/** Whether the text is a real calendar date as YYYY-MM-DD. */
export function isDate(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && toText(Date.parse(text)) === text
  );
}

function toText(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The date `days` later (or earlier, when negative). */
export function addDays(date: string, days: number): string {
  return toText(Date.parse(date) + days * DAY_MS);
}

/** Days from one date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The dates of the nights of a stay. */
export function listNights(checkin: string, checkout: string): string[] {
  return Array.from({ length: daysBetween(checkin, checkout) }, (_, index) => addDays(checkin, index));
}

/** 0 is Sunday. */
export function weekday(date: string): number {
  return new Date(date).getUTCDay();
}

const formatters = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();
/** Every zone changes its offset at such a moment. */
const QUARTER_MS = 15 * 60_000;
const MAX_OFFSETS = 100_000;

/** A search asks for the same few moments of one zone ten thousand times. */
function offsetMinutes(time: number, timeZone: string): number {
  const key = `${timeZone} ${Math.floor(time / QUARTER_MS)}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    if (offsets.size >= MAX_OFFSETS) offsets.clear();
    offset = computeOffsetMinutes(time, timeZone);
    offsets.set(key, offset);
  }
  return offset;
}

function computeOffsetMinutes(time: number, timeZone: string): number {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    formatters.set(timeZone, formatter);
  }
  const name = formatter.formatToParts(time).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT';
  const match = /GMT([+-])(\d\d):(\d\d)/.exec(name);
  if (!match) return 0;
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3]));
}

/** An instant as ISO 8601 with the offset of the zone, in whole seconds. */
export function zonedText(time: number, timeZone: string): string {
  const offset = offsetMinutes(time, timeZone);
  const local = new Date(time + offset * 60_000).toISOString().slice(0, 19);
  const absolute = Math.abs(offset);
  const pad = (value: number): string => String(value).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${local}.000${sign}${pad(Math.floor(absolute / 60))}:${pad(absolute % 60)}`;
}

/** The instant of a wall-clock time in a zone. */
export function zonedTime(date: string, hour: number, timeZone: string): number {
  const wall = Date.parse(date) + hour * 3_600_000;
  const guess = wall - offsetMinutes(wall, timeZone) * 60_000;
  // Around a change to or from summer time the first guess may have used the other offset.
  return wall - offsetMinutes(guess, timeZone) * 60_000;
}

/** Today's date in a zone. */
export function todayIn(timeZone: string, now: Date): string {
  return zonedText(now.getTime(), timeZone).slice(0, 10);
}
