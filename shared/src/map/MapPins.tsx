import { type KeyboardEvent, useMemo, useState } from 'react';
import { css } from '#styled/css';
import { contains, grown } from './bounds.ts';
import { ClusterPin } from './ClusterPin.tsx';
import { clusterIndex } from './clusters.ts';
import { HotelPin } from './HotelPin.tsx';
import type { MapProps } from './Map.tsx';
import { MapCard } from './MapCard.tsx';
import type { Camera } from './map-types.ts';
import { nearestInDirection } from './nearest-in-direction.ts';
import { PIN_MARGIN } from './pin-margin.ts';
import { RingSet } from './RingSet.tsx';
import { SpotPin } from './SpotPin.tsx';
import type { RunningEngine } from './use-engine.ts';
import { useRestoreFocus } from './use-restore-focus.ts';
import { usePlacement } from './use-placement.ts';

interface Props extends MapProps {
  engine: RunningEngine;
  camera: Camera;
  /** Gets what places the pins again. */
  onPlace: (place: (() => void) | null) => void;
}

/** All that is on the ground. Pins are one stop of the Tab key; the arrow keys lead from one to the next. */
export function MapPins(props: Props) {
  const { engine, camera, onPlace, markers, selectedId, hoveredId, onSelect, onHover, card, rings } = props;
  const { at, points } = usePlacement(engine, onPlace);
  const [focused, setFocused] = useState<string | null>(null);
  const index = useMemo(() => clusterIndex(markers), [markers]);
  const lifted = new Set([selectedId, hoveredId].filter((id) => id != null));
  const pins = index.pinsIn(grown(camera.bounds, PIN_MARGIN), camera.zoom, lifted);
  const hotels = pins.markers.filter(({ kind }) => kind === 'hotel');
  const spots = pins.markers.filter(({ kind }) => kind !== 'hotel');
  // What the focus would have to scroll to is left out: the map is moved by its own keys.
  const inSight = [...hotels.map(({ id, position }) => ({ key: id, position })), ...pins.clusters.map(keyed)]
    .filter(({ position }) => contains(camera.bounds, position))
    .map(({ key }) => key);
  const stop = [focused, selectedId].find((key) => key != null && inSight.includes(key)) ?? inSight[0];
  const selected = hotels.find(({ id }) => id === selectedId);
  const holdFocus = useRestoreFocus(engine, () => points().filter(({ key }) => inSight.includes(key)));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && selectedId != null) {
      event.stopPropagation();
      onSelect?.(null);
    }
    const all = points().filter(({ key }) => inSight.includes(key));
    const from = all.find(({ element }) => element.contains(document.activeElement));
    const next = from && nearestInDirection(from, all, event.key);
    if (!event.key.startsWith('Arrow') || !from) return;
    event.preventDefault();
    event.stopPropagation();
    next?.element.querySelector('button')?.focus({ preventScroll: true });
  };

  return (
    <div className={layer}>
      {rings && <RingSet rings={rings} engine={engine} camera={camera} at={at} />}
      {spots.map((marker) => (
        <SpotPin key={marker.id} marker={marker} anchor={at(marker.id, marker.position)} />
      ))}
      <div role="group" aria-label="地図上のホテル" {...holdFocus}>
        {hotels.map((marker) => (
          <HotelPin
            key={marker.id}
            marker={marker}
            anchor={at(marker.id, marker.position)}
            selected={marker.id === selectedId}
            hovered={marker.id === hoveredId}
            tabbable={marker.id === stop}
            onSelect={onSelect}
            onHover={onHover}
            onFocus={setFocused}
            onKeyDown={onKeyDown}
          />
        ))}
        {pins.clusters.map((cluster) => {
          const { key, position } = keyed(cluster);
          return (
            <ClusterPin
              key={key}
              count={cluster.count}
              leastYen={cluster.leastYen}
              anchor={at(key, position)}
              tabbable={key === stop}
              onFocus={() => setFocused(key)}
              onKeyDown={onKeyDown}
              onOpen={() =>
                engine.show({ center: position, zoom: index.getExpansionZoom(cluster.id) }, 'user')
              }
            />
          );
        })}
      </div>
      {card && selected && (
        <MapCard key={selected.id} engine={engine} anchor={at('card', selected.position)}>
          {card}
        </MapCard>
      )}
    </div>
  );
}

const keyed = ({ id, position }: { id: number; position: Camera['center'] }) => ({
  key: `cluster-${id}`,
  position,
});

const layer = css({ position: 'absolute', top: '0', left: '0', w: '0', h: '0', zIndex: '1' });
