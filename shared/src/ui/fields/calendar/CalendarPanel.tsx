import { Popover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { type ReactNode, type RefObject, useRef } from 'react';
import { dateRangePicker } from '#styled/recipes';
import { ownSize } from '../../overlays/floating.ts';
import { Drawer } from '../../overlays/Drawer.tsx';
import { PHONE, useMedia } from '../../overlays/use-media.ts';
import { useDeferredOpen } from '../../overlays/use-deferred-open.ts';
import { RangeCalendar } from './RangeCalendar.tsx';
import type { RangeDraft, RangeLimits } from './range-selection.ts';

export interface CalendarPanelProps {
  anchorId: string;
  open: RangeDraft['picking'] | null;
  onClose: () => void;
  /** The button that opened it. */
  returnTo: RefObject<HTMLElement | null>;
  range: { checkin: string | null; checkout: string | null };
  limits: RangeLimits;
  note?: (date: string) => ReactNode;
  onChange: (range: { checkin: string; checkout: string }) => void;
}

const WIDE = '(min-width: 768px)';

/** What the buttons of a DateRangePicker open. */
export function CalendarPanel({
  anchorId,
  open,
  onClose,
  returnTo,
  range,
  limits,
  note,
  onChange,
}: CalendarPanelProps) {
  const styles = dateRangePicker();
  const shown = useDeferredOpen(open, null);
  const isPhone = useMedia(PHONE);
  const wide = useMedia(WIDE);
  const content = useRef<HTMLDivElement>(null);
  const calendar = shown && (
    <RangeCalendar
      key={shown}
      initial={{ ...range, picking: range.checkin ? shown : 'checkin' }}
      limits={limits}
      months={wide ? 2 : 1}
      note={note}
      onDone={(checkin, checkout) => {
        onChange({ checkin, checkout });
        onClose();
      }}
    />
  );
  if (isPhone) {
    return (
      <Drawer
        placement="bottom"
        open={shown !== null}
        title="宿泊日を選択"
        onClose={onClose}
        startAt={() => content.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]') ?? null}
        returnTo={() => returnTo.current}
      >
        <div ref={content}>{calendar}</div>
      </Drawer>
    );
  }
  return (
    <Popover.Root
      ids={{ anchor: anchorId }}
      open={shown !== null}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      autoFocus={false}
      finalFocusEl={() => returnTo.current}
      positioning={{ ...ownSize, placement: 'bottom-start', gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label="宿泊日を選択" className={styles.content}>
            {calendar}
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
