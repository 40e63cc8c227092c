import { addDays, weekday } from './dates.ts';

const FIXED: ReadonlySet<string> = new Set([
  '01-01',
  '02-11',
  '02-23',
  '04-29',
  '05-03',
  '05-04',
  '05-05',
  '08-11',
  '11-03',
  '11-23',
]);

/** Month and which Monday of it. */
const MONDAYS: readonly (readonly [string, number])[] = [
  ['01', 2],
  ['07', 3],
  ['09', 3],
  ['10', 2],
];

function equinox(year: number, base: number): number {
  return Math.floor(base + 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4));
}

function isNamedHoliday(date: string): boolean {
  const [year = '', month = '', day = ''] = date.split('-');
  if (FIXED.has(`${month}-${day}`)) return true;
  if (month === '03' && Number(day) === equinox(Number(year), 20.8431)) return true;
  if (month === '09' && Number(day) === equinox(Number(year), 23.2488)) return true;
  return MONDAYS.some(
    ([of, nth]) => of === month && weekday(date) === 1 && Math.ceil(Number(day) / 7) === nth,
  );
}

/** Whether a date is a public holiday in Japan, substitute holidays included (single ones). */
export function isHoliday(date: string): boolean {
  if (isNamedHoliday(date)) return true;
  // A holiday on Sunday moves to the next day that is none.
  for (let back = 1; back <= 3; back += 1) {
    const before = addDays(date, -back);
    if (!isNamedHoliday(before)) return false;
    if (weekday(before) === 0) return true;
  }
  return false;
}
