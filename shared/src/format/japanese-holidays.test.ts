// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar-date.ts';
import { japaneseHoliday } from './japanese-holidays.ts';

function listHolidays(year: number) {
  const found: string[] = [];
  for (let date = `${year}-01-01`; date.startsWith(String(year)); date = addDays(date, 1)) {
    if (japaneseHoliday(date)) found.push(date.slice(5));
  }
  return found;
}

describe('japaneseHoliday', () => {
  // Lists of the Cabinet Office.
  it.each([
    [
      2023,
      '01-01 01-02 01-09 02-11 02-23 03-21 04-29 05-03 05-04 05-05 07-17 08-11 09-18 09-23 10-09 11-03 11-23',
    ],
    [
      2024,
      '01-01 01-08 02-11 02-12 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-15 08-11 08-12 09-16 09-22 09-23 10-14 11-03 11-04 11-23',
    ],
    [
      2025,
      '01-01 01-13 02-11 02-23 02-24 03-20 04-29 05-03 05-04 05-05 05-06 07-21 08-11 09-15 09-23 10-13 11-03 11-23 11-24',
    ],
    [
      2026,
      '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
    ],
    [
      2027,
      '01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23',
    ],
  ])('agrees with the official list of %i', (year, days) => {
    expect(listHolidays(year).join(' ')).toBe(days);
  });

  it('names substitutes and the day between two holidays', () => {
    expect(japaneseHoliday('2026-05-06')).toBe('振替休日');
    expect(japaneseHoliday('2026-09-22')).toBe('国民の休日');
    expect(japaneseHoliday('2026-12-01')).toBeNull();
  });
});
