import { daysBetween, splitDate, getWeekday } from './calendar-date.ts';

const WEEKDAYS = '日月火水木金土';

/** `12月1日(火)`, with `year` `2026年12月1日(火)`. Takes `YYYY-MM-DD`. */
export function formatDate(date: string, { year = false }: { year?: boolean } = {}): string {
  const { year: y, month, day } = splitDate(date);
  return `${year ? `${y}年` : ''}${month}月${day}日(${WEEKDAYS[getWeekday(date)]})`;
}

/** `2026年12月`. Takes any day of the month. */
export function formatMonth(date: string): string {
  const { year, month } = splitDate(date);
  return `${year}年${month}月`;
}

/** `2026/12/01`, for tables and files. */
export function formatDateNumeric(date: string): string {
  return date.replaceAll('-', '/');
}

/** `12月1日(火) 〜 12月3日(木)`; with `year` on the first, and on the second too when the years differ. */
export function formatDateRange(from: string, to: string, { year = false }: { year?: boolean } = {}): string {
  const otherYear = from.slice(0, 4) !== to.slice(0, 4);
  return `${formatDate(from, { year: year || otherYear })} 〜 ${formatDate(to, { year: otherYear })}`;
}

/** `12月1日(火) 〜 12月3日(木) 2泊3日`. */
export function formatStay(checkin: string, checkout: string, options: { year?: boolean } = {}): string {
  return `${formatDateRange(checkin, checkout, options)} ${formatNightsAndDays(daysBetween(checkin, checkout))}`;
}

/** `2泊3日`. */
export function formatNightsAndDays(nights: number): string {
  return `${nights}泊${nights + 1}日`;
}
