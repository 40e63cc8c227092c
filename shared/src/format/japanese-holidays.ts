import { addDays, splitDate, getWeekday } from './calendar-date.ts';

/**
 * Name of the national holiday on that day, or null. Follows the Act on National Holidays as it is since
 * 2022 (Emperor's birthday in February, no Olympic exceptions); equinoxes by the usual approximation, which
 * agrees with the official calendar until 2099.
 */
export function japaneseHoliday(date: string): string | null {
  const named = namedHoliday(date);
  if (named) return named;
  if (namedHoliday(addDays(date, -1)) && namedHoliday(addDays(date, 1))) return '国民の休日';
  return isSubstitute(date) ? '振替休日' : null;
}

/** A holiday on a Sunday moves to the next day that isn't a holiday itself. */
function isSubstitute(date: string): boolean {
  for (let day = addDays(date, -1); namedHoliday(day); day = addDays(day, -1)) {
    if (getWeekday(day) === 0) return true;
  }
  return false;
}

const fixed: Record<string, string> = {
  '01-01': '元日',
  '02-11': '建国記念の日',
  '02-23': '天皇誕生日',
  '04-29': '昭和の日',
  '05-03': '憲法記念日',
  '05-04': 'みどりの日',
  '05-05': 'こどもの日',
  '08-11': '山の日',
  '11-03': '文化の日',
  '11-23': '勤労感謝の日',
};

/** Month → which Monday. */
const mondays: Record<number, { nth: number; name: string }> = {
  1: { nth: 2, name: '成人の日' },
  7: { nth: 3, name: '海の日' },
  9: { nth: 3, name: '敬老の日' },
  10: { nth: 2, name: 'スポーツの日' },
};

function namedHoliday(date: string): string | null {
  const name = fixed[date.slice(5)];
  if (name) return name;
  const { year, month, day } = splitDate(date);
  const monday = mondays[month];
  if (monday && getWeekday(date) === 1 && Math.ceil(day / 7) === monday.nth) return monday.name;
  if (month === 3 && day === equinox(year, 20.8431)) return '春分の日';
  if (month === 9 && day === equinox(year, 23.2488)) return '秋分の日';
  return null;
}

function equinox(year: number, base: number): number {
  const years = year - 1980;
  return Math.floor(base + 0.242194 * years) - Math.floor(years / 4);
}
