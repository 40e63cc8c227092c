import { useEffect, useEffectEvent } from 'react';
import { contains } from './bounds.ts';
import type { MapEngine } from './engines/engine.ts';
import type { MapPoint } from './map-types.ts';

/** Brings a newly selected point into sight, when it is not; the user may move away from it afterwards. */
export function useRevealed(engine: MapEngine | null, point: MapPoint | undefined): void {
  const reveal = useEffectEvent(() => {
    if (!engine || !point) return;
    const { bounds, zoom } = engine.camera();
    if (!contains(bounds, point)) engine.show({ center: point, zoom }, 'program');
  });
  useEffect(() => reveal(), [engine, point?.latitude, point?.longitude]);
}
