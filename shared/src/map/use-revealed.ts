import { type RefObject, useEffect, useEffectEvent } from 'react';
import { contains } from './bounds.ts';
import type { MapEngine } from './engines/engine.ts';
import type { MapPoint } from './map-types.ts';

/**
 * Brings a newly selected point into sight, when it is not, also where the map gets smaller because of the selection; the
 * user may move away from it afterwards.
 */
export function useRevealed(
  engine: MapEngine | null,
  frame: RefObject<HTMLElement | null>,
  point: MapPoint | undefined,
): void {
  const reveal = useEffectEvent(() => {
    if (!engine || !point) return;
    const { bounds, zoom } = engine.camera();
    if (!contains(bounds, point)) engine.show({ center: point, zoom }, 'program');
  });
  const isGiven = point !== undefined;
  useEffect(() => {
    reveal();
    const element = frame.current;
    if (!engine || !element || !isGiven) return;
    // After the engine, which watches the size as well.
    const observer = new ResizeObserver(() => requestAnimationFrame(() => reveal()));
    observer.observe(element);
    return () => observer.disconnect();
  }, [engine, frame, isGiven, point?.latitude, point?.longitude]);
}
