import { daysBetween, splitDate, getWeekday, todayIn } from './calendar-date.ts';

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

interface RangeOptions {
  /** Also in the current year. */
  year?: boolean;
  today?: string;
}

/**
 * `12月1日(火) 〜 12月3日(木)`; in another year than the current one with it: people search and book a year ahead. The
 * second date has a year when the years differ.
 */
export function formatDateRange(
  from: string,
  to: string,
  { year = false, today = todayIn() }: RangeOptions = {},
): string {
  const otherYear = from.slice(0, 4) !== to.slice(0, 4);
  const isNamed = year || otherYear || from.slice(0, 4) !== today.slice(0, 4);
  return `${formatDate(from, { year: isNamed })} 〜 ${formatDate(to, { year: otherYear })}`;
}

/** `12月1日(火) 〜 12月3日(木) 2泊3日`. */
export function formatStay(checkin: string, checkout: string, options: RangeOptions = {}): string {
  return `${formatDateRange(checkin, checkout, options)} ${formatNightsAndDays(daysBetween(checkin, checkout))}`;
}

/** `2泊3日`. */
export function formatNightsAndDays(nights: number): string {
  return `${nights}泊${nights + 1}日`;
}
