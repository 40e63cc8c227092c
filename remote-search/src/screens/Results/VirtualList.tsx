import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { css } from '#styled/css';
import type { ListDensity } from '../../lib/list-density.ts';
import { rememberSizes, recallSizes } from './list-memory.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useOffsetTop } from './use-offset-top.ts';

export interface ListHandle {
  /** Scrolls an item into sight; nothing happens while it is not loaded. */
  show: (id: string) => void;
}

interface Props<I extends { readonly id: string }> {
  label: string;
  items: readonly I[];
  /** Length of the whole list, loaded or not. */
  total: number;
  /** Names the list: who comes back finds it as tall as it was. */
  memory: string;
  density?: ListDensity;
  handle?: Ref<ListHandle>;
  /** Near the end of what is there; absent while nothing more can be had. */
  onEnd?: () => void;
  children: (item: I, index: number) => ReactNode;
}

const ESTIMATED_HEIGHT = { comfortable: 150, compact: 80 };
const GAP = { comfortable: 12, compact: 8 };
/** Items beyond each edge of the window; the next page is asked for when the end is so near. */
const AHEAD = 6;

/** A list that scrolls with the page and holds only what is near the window, however long it is; on paper it is whole. */
export function VirtualList<I extends { readonly id: string }>(props: Props<I>) {
  const { label, items, total, memory, density = 'comfortable', handle, onEnd, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const scrollMargin = useOffsetTop(list);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    getItemKey: (index) => items[index]?.id ?? index,
    estimateSize: () => ESTIMATED_HEIGHT[density],
    gap: GAP[density],
    overscan: AHEAD,
    scrollMargin,
    initialMeasurementsCache: recallSizes(memory),
  });
  const shown = virtualizer.getVirtualItems();
  const nearEnd = (shown.at(-1)?.index ?? -1) >= items.length - AHEAD;
  useEffect(() => {
    if (nearEnd) onEnd?.();
  }, [nearEnd, onEnd]);
  useEffect(() => () => rememberSizes(memory, virtualizer.measurementsCache), [memory, virtualizer]);
  useImperativeHandle(handle, () => ({
    show: (id) => {
      const index = items.findIndex((item) => item.id === id);
      if (index >= 0) virtualizer.scrollToIndex(index, { align: 'center' });
    },
  }));
  if (useIsPrinting()) {
    return (
      <ul ref={list} aria-label={label} className={onPaper}>
        {items.map((item, index) => (
          <li key={item.id}>{children(item, index)}</li>
        ))}
      </ul>
    );
  }
  return (
    <ul ref={list} aria-label={label} className={frame} style={{ height: virtualizer.getTotalSize() }}>
      {shown.map(({ index, key, start }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={total}
              aria-posinset={index + 1}
              className={place}
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              {children(item, index)}
            </li>
          )
        );
      })}
    </ul>
  );
}

const onPaper = css({ '& > * + *': { mt: '3' } });
const frame = css({ position: 'relative' });
const place = css({ position: 'absolute', top: '0', left: '0', w: 'full' });
