import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EngineEvents, MapEngine, MovedBy } from './engines/engine.ts';
import { type EngineName, loadEngine } from './engines/load-engine.ts';
import type { Camera, MapView } from './map-types.ts';

export interface RunningEngine extends MapEngine {
  name: EngineName;
}

interface Options {
  frame: RefObject<HTMLDivElement | null>;
  /** False while the map is out of sight: nothing is downloaded. */
  wanted: boolean;
  dark: boolean;
  view: MapView;
  label: string;
  inPage: boolean;
  events: Omit<EngineEvents, 'fail'> & { start: (camera: Camera) => void };
}

/** Starts the map's engine in a frame, again for each attempt and for the other color mode, and ends it. */
export function useEngine({ frame, wanted, dark, view, label, inPage, events }: Options) {
  const [engine, setEngine] = useState<RunningEngine | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const last = useRef<MapView | null>(null);
  // An engine lives through many renders and must tell the latest of them.
  const draw = useEffectEvent(() => events.draw());
  const rest = useEffectEvent((by: MovedBy) => events.rest(by));
  const press = useEffectEvent(() => events.press());
  const start = useEffectEvent(async (within: HTMLElement, isOver: () => boolean) => {
    const { create, site, name } = await loadEngine();
    if (isOver()) return null;
    const made = await create({
      ...site,
      frame: within,
      view: last.current ?? view,
      label,
      dark,
      inPage,
      calm: matchMedia('(prefers-reduced-motion: reduce)').matches,
      events: {
        draw: () => draw(),
        rest: (by) => rest(by),
        press: () => press(),
        fail: (reason) => {
          console.warn('The map ended.', reason);
          setFailed(true);
        },
      },
    });
    return { ...made, name };
  });

  const begin = useEffectEvent((made: RunningEngine) => {
    setEngine(made);
    events.start(made.camera());
  });

  useEffect(() => {
    const home = frame.current;
    if (!wanted || failed || !home) return;
    // A frame of its own for each engine: one that is being ended can't reach into its successor's.
    const within = document.createElement('div');
    within.style.cssText = 'position:absolute;inset:0';
    home.append(within);
    let over = false;
    let running: RunningEngine | null = null;
    const end = () => {
      if (running) {
        const { center, zoom } = running.camera();
        last.current = { center, zoom };
      }
      running?.destroy();
      running = null;
      within.remove();
    };
    // A page that is left loses its elements a moment before its effects end; without them no style can be read.
    start(within, () => over || !within.isConnected).then(
      (made) => {
        running = made;
        if (over) end();
        else if (made) begin(made);
      },
      (reason: unknown) => {
        console.warn('The map could not be started.', reason);
        if (!over) setFailed(true);
      },
    );
    return () => {
      over = true;
      setEngine(null);
      end();
    };
  }, [frame, wanted, failed, dark, attempt]);

  return {
    engine,
    failed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
