import { type ReactNode, type RefCallback, useEffect, useEffectEvent, useRef } from 'react';
import { css } from '#styled/css';
import type { MapEngine } from './engines/engine.ts';

interface Props {
  engine: MapEngine;
  anchor: RefCallback<HTMLElement>;
  children: ReactNode;
}

const MARGIN = 12;
const gestures = ['pointerdown', 'mousedown', 'touchstart', 'dblclick', 'wheel'];

/** Shown above the selected pin; the map moves so far that all of it is seen. */
export function MapCard({ engine, anchor, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const reveal = useEffectEvent(() => {
    const frame = box.current?.closest('section')?.getBoundingClientRect();
    const own = box.current?.getBoundingClientRect();
    if (!frame || !own) return;
    const x = overlap(own.left, own.right, frame.left, frame.right);
    const y = overlap(own.top, own.bottom, frame.top, frame.bottom);
    if (x !== 0 || y !== 0) engine.panBy({ x, y });
  });
  useEffect(() => reveal(), []);
  useEffect(() => {
    const element = box.current;
    // What happens on the card is no gesture on the map.
    const stop = (event: Event) => event.stopPropagation();
    for (const gesture of gestures) element?.addEventListener(gesture, stop);
    return () => {
      for (const gesture of gestures) element?.removeEventListener(gesture, stop);
    };
  }, []);
  return (
    <div ref={anchor} className={spot}>
      <div ref={box} className={card}>
        {children}
      </div>
    </div>
  );
}

/** How far the window must move along one axis to hold it all. */
function overlap(start: number, end: number, from: number, to: number): number {
  if (start < from + MARGIN) return start - from - MARGIN;
  if (end > to - MARGIN) return end - to + MARGIN;
  return 0;
}

const spot = css({
  position: 'absolute',
  top: '0',
  left: '0',
  w: '0',
  h: '0',
  zIndex: '6',
  willChange: 'transform',
});
const card = css({
  position: 'absolute',
  bottom: '12',
  left: '0',
  transform: 'translateX(-50%)',
  w: '72',
  overflow: 'hidden',
  rounded: 'lg',
  bg: 'surface.raised',
  border: '1px solid {colors.border}',
  boxShadow: 'lg',
  userSelect: 'text',
  pointerEvents: 'auto',
});
