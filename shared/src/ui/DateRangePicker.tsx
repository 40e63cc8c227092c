import { Popover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { css, cx } from '#styled/css';
import { dateRangePicker } from '#styled/recipes';
import { daysBetween } from '../format/calendar-date.ts';
import { formatDate } from '../format/dates.ts';
import { RangeCalendar } from './calendar/RangeCalendar.tsx';
import type { RangeDraft } from './calendar/range-selection.ts';
import { ownSize } from './floating.ts';
import { Icon } from './Icon.tsx';
import { useOpenLate } from './use-open-late.ts';

export interface DateRangePickerProps {
  /** `YYYY-MM-DD` each, or null. */
  checkin: string | null;
  checkout: string | null;
  /** Called once both are chosen; check-out is always later. */
  onChange: (range: { checkin: string; checkout: string }) => void;
  /** First check-in and last check-out, inclusive. */
  minDate: string;
  maxDate: string;
  maxNights?: number;
  label?: ReactNode;
  hideLabel?: boolean;
  error?: ReactNode;
  /** A few characters below each day, e.g. the lowest price. */
  note?: (date: string) => ReactNode;
  disabled?: boolean;
  className?: string;
}

const WIDE = '(min-width: 768px)';
type End = RangeDraft['picking'];
const names: Record<End, string> = { checkin: 'チェックイン', checkout: 'チェックアウト' };

/** Check-in and check-out in one box, with a Japanese calendar of one or two months. */
export function DateRangePicker({
  checkin,
  checkout,
  onChange,
  minDate,
  maxDate,
  maxNights = 28,
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
  const shown = useOpenLate(open);
  const wide = useSyncExternalStore(watchWidth, isWide, () => false);
  const dates = { checkin, checkout };
  const lastTrigger = useRef<HTMLButtonElement>(null);
  const trigger = (end: End) => (
    <button
      type="button"
      disabled={disabled}
      aria-label={`${names[end]} ${dates[end] ? formatDate(dates[end]) : '日付を選択'}`}
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
        {dates[end] ? formatDate(dates[end]) : names[end]}
      </span>
    </button>
  );
  return (
    <Popover.Root
      open={shown !== null}
      onOpenChange={(details) => {
        if (!details.open) setOpen(null);
      }}
      autoFocus={false}
      finalFocusEl={() => lastTrigger.current}
      positioning={{ ...ownSize, placement: 'bottom-start', gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <fieldset className={cx(styles.root, className)}>
        <legend className={cx(styles.label, hideLabel && css({ srOnly: true }))}>{label}</legend>
        <Popover.Anchor asChild>
          <div data-invalid={error ? '' : undefined} className={styles.control}>
            {trigger('checkin')}
            <Icon name="arrowRight" size={16} className={css({ color: 'text.muted' })} />
            {trigger('checkout')}
            {checkin && checkout && <span className={styles.nights}>{daysBetween(checkin, checkout)}泊</span>}
          </div>
        </Popover.Anchor>
        {error && (
          <span id={`${id}-error`} className={styles.error}>
            {error}
          </span>
        )}
      </fieldset>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label="宿泊日を選択" className={styles.content}>
            {shown && (
              <RangeCalendar
                key={shown}
                initial={{ checkin, checkout, picking: checkin ? shown : 'checkin' }}
                limits={{ min: minDate, max: maxDate, maxNights }}
                months={wide ? 2 : 1}
                note={note}
                onDone={(from, to) => {
                  onChange({ checkin: from, checkout: to });
                  setOpen(null);
                }}
              />
            )}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

function watchWidth(notify: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

const isWide = () => window.matchMedia(WIDE).matches;
