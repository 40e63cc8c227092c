import type { KeyboardEvent, ReactNode } from 'react';
import { dateRangePicker } from '#styled/recipes';
import { addDays, daysInMonth, firstOfMonth, splitDate, getWeekday } from '../../../format/calendar-date.ts';
import { formatDate, formatMonth } from '../../../format/dates.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { japaneseHoliday } from '../../../format/japanese-holidays.ts';

export interface CalendarMonthProps {
  /** Any day of the month. */
  month: string;
  focused: string;
  checkin: string | null;
  /** The chosen check-out or, while one is picked, the day under the pointer. */
  checkout: string | null;
  isSelectable: (date: string) => boolean;
  note?: (date: string) => ReactNode;
  onPick: (date: string) => void;
  onHover: (date: string | null) => void;
  onKeyDown: (event: KeyboardEvent, date: string) => void;
}

const WEEKDAYS = ['日', '月', '火', '水', '木', '金', '土'];

export function CalendarMonth({ month, note, onHover, ...state }: CalendarMonthProps) {
  const styles = dateRangePicker();
  return (
    <table
      role="grid"
      aria-label={formatMonth(month)}
      className={styles.month}
      onMouseLeave={() => onHover(null)}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((day, index) => (
            <th key={day} scope="col" abbr={`${day}曜日`} data-day={index} className={styles.weekday}>
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {buildWeeks(month).map((week) => (
          <tr key={week.find((date) => date !== null)}>
            {week.map((date, index) =>
              date === null ? (
                // Blank days have no identity but their place in the week.
                <td key={WEEKDAYS[index]}>&nbsp;</td>
              ) : (
                <Day
                  key={date}
                  date={date}
                  note={note?.(date)}
                  onHover={onHover}
                  styles={styles}
                  {...state}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps extends Omit<CalendarMonthProps, 'month' | 'note'> {
  date: string;
  note: ReactNode;
  /** Computed once per month: computing them for each of sixty days delays the calendar's opening. */
  styles: ReturnType<typeof dateRangePicker>;
}

function Day({ date, note, styles, onPick, onHover, onKeyDown, ...state }: DayProps) {
  const { focused, checkin, checkout, isSelectable } = state;
  const holiday = japaneseHoliday(date);
  const end = date === checkin ? 'checkin' : date === checkout ? 'checkout' : undefined;
  const within = Boolean(checkin && checkout && date > checkin && date < checkout);
  const enabled = isSelectable(date);
  const words = { checkin: 'チェックイン', checkout: 'チェックアウト' };
  const name = [formatDate(date), holiday, end && words[end]].filter(Boolean).join(' ');
  return (
    <td
      aria-selected={Boolean(end) || within}
      data-within={within || undefined}
      data-end={checkin && checkout && checkin !== checkout ? end : undefined}
      className={styles.cell}
    >
      <button
        type="button"
        data-date={date}
        data-day={holiday ? 0 : getWeekday(date)}
        data-chosen={end ? '' : undefined}
        // Not `disabled`: the keyboard must be able to pass over it.
        aria-disabled={!enabled}
        tabIndex={date === focused ? 0 : -1}
        aria-label={note === undefined ? name : undefined}
        title={holiday ?? undefined}
        onClick={() => enabled && onPick(date)}
        onMouseEnter={() => onHover(enabled ? date : null)}
        onKeyDown={(event) => onKeyDown(event, date)}
        className={styles.day}
      >
        {/* Hidden text and not a label, so that the note below the day stays part of the name. */}
        {note !== undefined && <VisuallyHidden>{name} </VisuallyHidden>}
        <span aria-hidden="true">{splitDate(date).day}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </button>
    </td>
  );
}

/** Sunday to Saturday, blank outside the month. */
function buildWeeks(month: string): (string | null)[][] {
  const first = firstOfMonth(month);
  const offset = getWeekday(first);
  const days = daysInMonth(first);
  return Array.from({ length: Math.ceil((offset + days) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_unused, weekday) => {
      const index = week * 7 + weekday - offset;
      return index >= 0 && index < days ? addDays(first, index) : null;
    }),
  );
}
