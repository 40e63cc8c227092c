import { type ReactNode, useCallback, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { css, cx } from '#styled/css';
import { covers, grown } from './bounds.ts';
import { MapControls } from './MapControls.tsx';
import { MapPins } from './MapPins.tsx';
import { PIN_MARGIN } from './pin-margin.ts';
import { MapStatus } from './MapStatus.tsx';
import type { Camera, MapBounds, MapMarker, MapRings, MapView } from './map-types.ts';
import { useDarkMode } from './use-dark-mode.ts';
import { useEngine } from './use-engine.ts';
import { useRevealed } from './use-revealed.ts';
import { useInView } from './use-in-view.ts';
import { useShownView } from './use-shown-view.ts';

export interface MapProps {
  /** Names the region, e.g. `検索結果の地図`. */
  label: string;
  /** For screen readers: what the map shows, and where the same is as text. */
  description?: string;
  /** Hotels are clustered, the others are not. */
  markers: readonly MapMarker[];
  /** Shown at first, and again whenever its values change. */
  view: MapView;
  selectedId?: string | null;
  /** From the list beside the map: its pin is lifted out of a cluster and stands out. */
  hoveredId?: string | null;
  /** A pin was chosen; null: the bare map, or Escape. Without it hotels are pictures, not buttons. */
  onSelect?: (id: string | null) => void;
  /** The pointer or the focus is on a pin; null when it leaves. */
  onHover?: (id: string | null) => void;
  /** The camera came to rest, by the user's hand or because `view` or the size changed. */
  onMove?: (bounds: MapBounds, byUser: boolean) => void;
  /** Shown above the selected pin. */
  card?: ReactNode;
  /** Circles with their distances, e.g. around a hotel. */
  rings?: MapRings;
  /** Part of a page that scrolls: the wheel and one finger move the page, not the map. */
  inPage?: boolean;
  /** Lies over the map at its top, in the middle. */
  children?: ReactNode;
  className?: string;
}

/** A map with pins, which fills its parent. Google's or the embedded one, as the site's configuration says. */
export function Map(props: MapProps) {
  const { label, description, view, markers, selectedId = null, onSelect, onMove, inPage = false } = props;
  const root = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<(() => void) | null>(null);
  const setPlace = useCallback((next: (() => void) | null) => {
    place.current = next;
  }, []);
  const [camera, setCamera] = useState<Camera | null>(null);
  const { engine, failed, retry } = useEngine({
    frame,
    wanted: useInView(root),
    dark: useDarkMode(),
    view,
    label,
    inPage,
    events: {
      start: (first) => {
        setCamera(first);
        onMove?.(first.bounds, false);
      },
      draw: () => {
        place.current?.();
        const now = engine?.camera();
        if (now && camera && leavesPins(now, camera)) setCamera(now);
      },
      rest: (by) => {
        const now = engine?.camera();
        if (!now) return;
        setCamera(now);
        onMove?.(now.bounds, by === 'user');
      },
      press: () => onSelect?.(null),
    },
  });
  useShownView(engine, frame, view);
  useRevealed(engine, frame, markers.find(({ id }) => id === selectedId)?.position);

  return (
    <section ref={root} aria-label={label} className={cx(area, props.className)} data-print="hide">
      {description && <p className={css({ srOnly: true })}>{description}</p>}
      <div ref={frame} className={ground} />
      {!engine && <MapStatus failed={failed} onRetry={retry} />}
      {engine && camera && (
        <>
          {createPortal(
            <MapPins {...props} engine={engine} camera={camera} onPlace={setPlace} />,
            engine.pane,
          )}
          <MapControls engine={engine} camera={camera} />
          <div className={top}>{props.children}</div>
        </>
      )}
    </section>
  );
}

/** Whether pins that were not prepared come into sight, or clusters fall apart. */
function leavesPins(now: Camera, prepared: Camera): boolean {
  return (
    Math.floor(now.zoom) !== Math.floor(prepared.zoom) ||
    !covers(grown(prepared.bounds, PIN_MARGIN), now.bounds)
  );
}

const area = css({
  position: 'relative',
  isolation: 'isolate',
  w: 'full',
  h: 'full',
  overflow: 'hidden',
  bg: 'map.water',
  userSelect: 'none',
});
// What the embedded engine needs of its own style sheet.
const ground = css({
  position: 'absolute',
  inset: '0',
  // Pins, wherever an engine keeps them, stay below what lies over the map.
  isolation: 'isolate',
  '& .maplibregl-map': { overflow: 'hidden' },
  '& .maplibregl-canvas': { position: 'absolute', top: '0', left: '0', cursor: 'grab' },
  '& .maplibregl-canvas:active': { cursor: 'grabbing' },
  '& .maplibregl-canvas:focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '-2px' },
  '& .maplibregl-touch-zoom-rotate.maplibregl-touch-drag-pan': { touchAction: 'none' },
  '& .maplibregl-touch-drag-pan.maplibregl-cooperative-gestures': { touchAction: 'pan-x pan-y' },
  '& .maplibregl-boxzoom': {
    position: 'absolute',
    top: '0',
    left: '0',
    border: '2px dashed {colors.focus}',
    bg: 'primary.subtle',
    opacity: '0.6',
  },
  '& .maplibregl-control-container': { display: 'none' },
  '& .maplibregl-cooperative-gesture-screen': {
    position: 'absolute',
    inset: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    p: '4',
    bg: 'overlay',
    color: 'white',
    textAlign: 'center',
    opacity: '0',
    pointerEvents: 'none',
    transition: 'opacity 0.6s 0.8s',
    zIndex: '2',
  },
  '& .maplibregl-cooperative-gesture-screen.maplibregl-show': { opacity: '1', transition: 'opacity 0.05s' },
  '& .maplibregl-mobile-message': { display: 'none' },
  '@media (hover: none), (pointer: coarse)': {
    '& .maplibregl-desktop-message': { display: 'none' },
    '& .maplibregl-mobile-message': { display: 'block' },
  },
});
const top = css({
  position: 'absolute',
  top: '3',
  insetX: '14',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
});
