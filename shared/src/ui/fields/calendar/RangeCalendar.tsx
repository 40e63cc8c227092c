import { type ReactNode, useRef } from 'react';
import { dateRangePicker } from '#styled/recipes';
import { addMonths } from '../../../format/calendar-date.ts';
import { formatMonth, formatStay } from '../../../format/dates.ts';
import { Icon } from '../../content/Icon.tsx';
import { IconButton } from '../../actions/IconButton.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import { CalendarMonth } from './CalendarMonth.tsx';
import type { RangeDraft, RangeLimits } from './range-selection.ts';
import { useRangeCalendar } from './use-range-calendar.ts';

export interface RangeCalendarProps {
  initial: RangeDraft;
  limits: RangeLimits;
  months: 1 | 2;
  note?: (date: string) => ReactNode;
  onDone: (checkin: string, checkout: string) => void;
}

/** The months, their navigation and a line that says what to choose next. */
export function RangeCalendar({ initial, limits, months, note, onDone }: RangeCalendarProps) {
  const styles = dateRangePicker({ withNotes: Boolean(note) });
  const grid = useRef<HTMLDivElement>(null);
  const calendar = useRangeCalendar(initial, limits, months, grid, onDone);
  const { draft, view } = calendar;
  const shown = Array.from({ length: months }, (_, index) => addMonths(view, index));
  return (
    <div>
      <div className={styles.header}>
        <IconButton label="前の月" size="sm" disabled={!calendar.canGoBack} onClick={() => calendar.turn(-1)}>
          <Icon name="chevronLeft" />
        </IconButton>
        <VisuallyHidden as="output">{shown.map(formatMonth).join('、')}</VisuallyHidden>
        <IconButton label="次の月" size="sm" disabled={!calendar.canGoOn} onClick={() => calendar.turn(1)}>
          <Icon name="chevronRight" />
        </IconButton>
      </div>
      <div ref={grid} className={styles.months}>
        {shown.map((month) => (
          <div key={month} className={styles.monthBlock}>
            <div aria-hidden="true" className={styles.monthTitle}>
              {formatMonth(month)}
            </div>
            <CalendarMonth
              month={month}
              focused={calendar.focused}
              checkin={draft.checkin}
              checkout={calendar.shownCheckout}
              isSelectable={calendar.isSelectable}
              note={note}
              onPick={calendar.choose}
              onHover={calendar.setHovered}
              onKeyDown={calendar.onKeyDown}
            />
          </div>
        ))}
      </div>
      <div className={styles.footer}>
        <output>{instruction(draft, calendar.shownCheckout)}</output>
      </div>
    </div>
  );
}

function instruction(draft: RangeDraft, checkout: string | null) {
  if (draft.checkin && checkout) return formatStay(draft.checkin, checkout);
  return draft.picking === 'checkin'
    ? 'チェックイン日を選択してください'
    : 'チェックアウト日を選択してください';
}
