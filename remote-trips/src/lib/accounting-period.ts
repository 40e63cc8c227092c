import { addDays, firstOfMonth, isCalendarDate } from '@yado/shared/format/calendar-date';

/** Calendar days `YYYY-MM-DD`, both inclusive. */
export interface AccountingPeriod {
  from: string;
  to: string;
}

/** The month before that of the day: what is closed next. */
export function lastMonth(today: string): AccountingPeriod {
  const to = addDays(firstOfMonth(today), -1);
  return { from: firstOfMonth(to), to };
}

/** What is wrong with a period, by field. */
export function periodProblems({ from, to }: AccountingPeriod): Partial<Record<'from' | 'to', string>> {
  const missing = (day: string) => (isCalendarDate(day) ? undefined : '日付を入力してください。');
  return {
    from: missing(from),
    to:
      missing(to) ??
      (from && from > to ? '終わりの日は、始まりの日と同じかそれより後にしてください。' : undefined),
  };
}
