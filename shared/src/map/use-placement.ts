import { type RefCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { MapEngine } from './engines/engine.ts';
import type { MapPoint } from './map-types.ts';

interface Placed {
  element: HTMLElement;
  position: MapPoint;
}

/**
 * Keeps elements of the engine's pane at their points, by a ref for each. While the map moves, the caller runs what
 * `onPlace` got once a frame, beside React.
 */
export function usePlacement(engine: MapEngine, onPlace: (place: (() => void) | null) => void) {
  const placed = useRef(new Map<string, Placed>());

  useEffect(() => {
    onPlace(() => {
      for (const each of placed.current.values()) put(engine, each);
    });
    return () => onPlace(null);
  }, [engine, onPlace]);
  // Every render may have brought new elements, or moved old ones.
  useLayoutEffect(() => {
    for (const each of placed.current.values()) put(engine, each);
  });

  return {
    at:
      (key: string, position: MapPoint): RefCallback<HTMLElement> =>
      (element) => {
        if (!element) return;
        placed.current.set(key, { element, position });
        return () => {
          placed.current.delete(key);
        };
      },
    points: () =>
      [...placed.current].map(([key, { element, position }]) => ({
        key,
        element,
        position,
        ...engine.project(position),
      })),
  };
}

function put(engine: MapEngine, { element, position }: Placed): void {
  const { x, y } = engine.project(position);
  element.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}
