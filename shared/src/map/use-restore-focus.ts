import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import type { MapEngine } from './engines/engine.ts';
import type { MapPoint } from './map-types.ts';
import type { ScreenPoint } from './nearest-in-direction.ts';

interface Pin extends ScreenPoint {
  element: HTMLElement;
  position: MapPoint;
}

/**
 * Keeps the focus among the pins when the one that has it goes away, as a cluster does that was opened: the nearest
 * to its place gets it. Answers with handlers for the element that holds all pins.
 */
export function useRestoreFocus(engine: MapEngine, pins: () => Pin[]) {
  const held = useRef<{ element: Element; position: MapPoint } | null>(null);

  // Every render may have taken pins away. What is taken away tells no blur here.
  useLayoutEffect(() => {
    const lost = held.current;
    if (!lost || lost.element.isConnected) return;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const from = engine.project(lost.position);
    const [nearest] = pins().toSorted((one, other) => distance(from, one) - distance(from, other));
    nearest?.element.querySelector('button')?.focus({ preventScroll: true });
  });

  return {
    onFocus: ({ target }: FocusEvent) => {
      const pin = pins().find(({ element }) => element.contains(target));
      held.current = pin ? { element: pin.element, position: pin.position } : null;
    },
    onBlur: () => {
      held.current = null;
    },
  };
}

function distance(from: ScreenPoint, to: ScreenPoint): number {
  return Math.hypot(to.x - from.x, to.y - from.y);
}
