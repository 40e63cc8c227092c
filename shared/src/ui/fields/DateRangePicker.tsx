import { type ReactNode, useId, useRef, useState } from 'react';
import { css, cx } from '#styled/css';
import { dateRangePicker } from '#styled/recipes';
import { daysBetween } from '../../format/calendar-date.ts';
import { formatDate } from '../../format/dates.ts';
import type { RangeDraft } from './calendar/range-selection.ts';
import { Icon } from '../content/Icon.tsx';
import { LatePart } from '../overlays/LatePart.tsx';

export interface DateRangePickerProps {
  /** `YYYY-MM-DD` each, or null. */
  checkin: string | null;
  checkout: string | null;
  /** Called once both are chosen; check-out is always later. */
  onChange: (range: { checkin: string; checkout: string }) => void;
  /** First and last check-in, inclusive; a stay from the last one may be as long as any other. */
  minDate: string;
  maxCheckin: string;
  maxNights: number;
  label?: ReactNode;
  hideLabel?: boolean;
  error?: ReactNode;
  /** A few characters below each day, e.g. the lowest price. */
  note?: (date: string) => ReactNode;
  disabled?: boolean;
  className?: string;
}

type End = RangeDraft['picking'];
const names: Record<End, string> = { checkin: 'チェックイン', checkout: 'チェックアウト' };

/** Check-in and check-out in one box, with a Japanese calendar of one or two months. */
export function DateRangePicker({
  checkin,
  checkout,
  onChange,
  minDate,
  maxCheckin,
  maxNights,
  label = '宿泊日',
  hideLabel,
  error,
  note,
  disabled,
  className,
}: DateRangePickerProps) {
  const styles = dateRangePicker();
  const id = useId();
  const [open, setOpen] = useState<End | null>(null);
  const dates = { checkin, checkout };
  const lastTrigger = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(null);
  const hasOtherYear = (date: string) => date.slice(0, 4) !== minDate.slice(0, 4);
  const trigger = (end: End) => (
    <button
      type="button"
      disabled={disabled}
      aria-label={`${names[end]} ${dates[end] ? formatDate(dates[end], { year: hasOtherYear(dates[end]) }) : '日付を選択'}`}
      aria-haspopup="dialog"
      aria-expanded={open === end}
      aria-describedby={error ? `${id}-error` : undefined}
      data-picking={open === end ? '' : undefined}
      onClick={(event) => {
        lastTrigger.current = event.currentTarget;
        setOpen(open === end ? null : end);
      }}
      className={styles.trigger}
    >
      <Icon name="calendar" size={18} className={css({ color: 'text.muted' })} />
      <span data-empty={dates[end] ? undefined : ''} className={styles.triggerDate}>
        {dates[end] && hasOtherYear(dates[end]) && (
          <span className={styles.triggerYear}>{dates[end].slice(0, 4)}年</span>
        )}
        {dates[end] ? formatDate(dates[end]) : names[end]}
      </span>
    </button>
  );
  return (
    <>
      <fieldset className={cx(styles.root, className)}>
        <legend className={cx(styles.label, hideLabel && css({ srOnly: true }))}>{label}</legend>
        <div id={`${id}-control`} data-invalid={error ? '' : undefined} className={styles.control}>
          {trigger('checkin')}
          <Icon name="arrowRight" size={16} className={css({ color: 'text.muted' })} />
          {trigger('checkout')}
          {checkin && checkout && <span className={styles.nights}>{daysBetween(checkin, checkout)}泊</span>}
        </div>
        {error && (
          <span id={`${id}-error`} className={styles.error}>
            {error}
          </span>
        )}
      </fieldset>
      <LatePart
        wanted={open !== null}
        load={loadCalendar}
        giveUp={close}
        props={{
          anchorId: `${id}-control`,
          open,
          onClose: close,
          returnTo: lastTrigger,
          range: dates,
          limits: { min: minDate, maxCheckin, maxNights },
          note,
          onChange,
        }}
      />
    </>
  );
}

const loadCalendar = async () => (await import('./calendar/CalendarPanel.tsx')).CalendarPanel;
