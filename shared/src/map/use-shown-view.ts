import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { sameBounds } from './bounds.ts';
import type { MapEngine } from './engines/engine.ts';
import type { MapView } from './map-types.ts';

/** Moves the camera whenever the view's values change; while the map has no size, as soon as it has one. */
export function useShownView(
  engine: MapEngine | null,
  frame: RefObject<HTMLElement | null>,
  view: MapView,
): void {
  const key = JSON.stringify(view);
  const shown = useRef(key);
  const show = useEffectEvent(() => {
    shown.current = key;
    if (!engine || ('bounds' in view && sameBounds(view.bounds, engine.camera().bounds))) return;
    engine.show(view, 'program');
  });
  useEffect(() => {
    const element = frame.current;
    if (!engine || !element || shown.current === key) return;
    if (element.clientWidth > 0) {
      show();
      return;
    }
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      observer.disconnect();
      // After the engine, which watches the size as well.
      requestAnimationFrame(() => show());
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [engine, frame, key]);
}
