import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { addMonths, daysBetween, firstOfMonth } from '../../../format/calendar-date.ts';
import { moveByKey } from './keyboard.ts';
import {
  clampDay,
  initialFocus,
  isSelectable,
  lastDay,
  pick,
  type RangeDraft,
  type RangeLimits,
} from './range-selection.ts';

/** State of an open calendar: what is drafted, which months show, where the keyboard is. */
export function useRangeCalendar(
  initial: RangeDraft,
  limits: RangeLimits,
  months: number,
  grid: RefObject<HTMLElement | null>,
  onDone: (checkin: string, checkout: string) => void,
) {
  const [draft, setDraft] = useState(initial);
  const [focused, setFocused] = useState(() => initialFocus(initial, limits));
  const [view, setView] = useState(() => firstOfMonth(focused));
  const [hovered, setHovered] = useState<string | null>(null);
  const moveFocus = useRef<'opened' | 'moved' | null>('opened');

  useEffect(() => {
    const reason = moveFocus.current;
    if (!reason) return;
    moveFocus.current = null;
    // A popover that has just opened isn't in its place yet: scrolling to it would throw the page to the top.
    grid.current
      ?.querySelector<HTMLElement>(`[data-date="${focused}"]`)
      ?.focus({ preventScroll: reason === 'opened' });
  });

  const lastMonth = firstOfMonth(lastDay(limits));
  const show = (date: string) => {
    const distance = monthsBetween(view, date);
    if (distance < 0) setView(firstOfMonth(date));
    else if (distance >= months) setView(addMonths(firstOfMonth(date), 1 - months));
  };
  return {
    draft,
    focused,
    view,
    /** The check-out to draw: chosen, or previewed under the pointer or the keyboard. */
    shownCheckout: draft.checkout ?? preview(draft, hovered),
    canGoBack: view > firstOfMonth(limits.min),
    canGoOn: addMonths(view, months - 1) < lastMonth,
    setHovered,
    isSelectable: (date: string) => isSelectable(date, draft, limits),
    turn(by: 1 | -1) {
      const next = addMonths(view, by);
      setView(next);
      // The one day that Tab reaches must stay among those that show.
      const distance = monthsBetween(next, focused);
      if (distance < 0 || distance >= months) setFocused(clampDay(addMonths(focused, by), limits));
    },
    choose(date: string) {
      const next = pick(date, draft);
      setDraft(next);
      setFocused(date);
      if (next.checkin && next.checkout) onDone(next.checkin, next.checkout);
    },
    onKeyDown(event: KeyboardEvent, date: string) {
      const target = moveByKey(date, event.key, event.shiftKey);
      if (target === null) return;
      event.preventDefault();
      const next = clampDay(target, limits);
      moveFocus.current = 'moved';
      setFocused(next);
      setHovered(next);
      show(next);
    },
  };
}

function preview(draft: RangeDraft, hovered: string | null) {
  if (draft.picking !== 'checkout' || !draft.checkin || !hovered) return null;
  return daysBetween(draft.checkin, hovered) > 0 ? hovered : null;
}

function monthsBetween(from: string, to: string) {
  const index = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return index(to) - index(from);
}
