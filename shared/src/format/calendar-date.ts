import { serverNow } from '../format/server-clock.ts';

/**
 * Arithmetic on calendar days written `YYYY-MM-DD`. No time zone is involved: a day in a hotel's calendar is
 * the same day wherever it is looked at.
 */
const DAY_MS = 86_400_000;

const toUtc = (date: string) => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whether a text from outside is a day that the API takes: of 1900 to 2199, as its Date scalar. */
export function isCalendarDate(text: string): boolean {
  return (
    /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(toUtc(text)) &&
    fromUtc(toUtc(text)) === text
  );
}

export function addDays(date: string, days: number): string {
  return fromUtc(toUtc(date) + days * DAY_MS);
}

/** The same day of another month, or that month's last day: 31 January + 1 = 28 or 29 February. */
export function addMonths(date: string, months: number): string {
  const { year, month, day } = splitDate(date);
  const first = fromUtc(Date.UTC(year, month - 1 + months, 1));
  return `${first.slice(0, 8)}${String(Math.min(day, daysInMonth(first))).padStart(2, '0')}`;
}

export function daysBetween(from: string, to: string): number {
  return Math.round((toUtc(to) - toUtc(from)) / DAY_MS);
}

export function daysInMonth(date: string): number {
  const { year, month } = splitDate(date);
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** 0 is Sunday. */
export function getWeekday(date: string): number {
  return new Date(toUtc(date)).getUTCDay();
}

export function firstOfMonth(date: string): string {
  return `${date.slice(0, 7)}-01`;
}

export function splitDate(date: string): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/** The time zone of those who use the site. */
export const JAPAN = 'Asia/Tokyo';
/** Its clocks never change. */
const JAPAN_AHEAD_MS = 9 * 3_600_000;

/** What Japan's clocks show: `2026-12-01T18:00:00.000`. Every screen asks for it, and a formatter takes long to make. */
export function japanClock(moment: Date): string {
  return new Date(moment.getTime() + JAPAN_AHEAD_MS).toISOString().slice(0, -1);
}

/** The calendar day it is now in a time zone; Japan's unless given otherwise. */
export function todayIn(timeZone = JAPAN, now: Date = serverNow()): string {
  if (timeZone === JAPAN) return japanClock(now).slice(0, 10);
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}
