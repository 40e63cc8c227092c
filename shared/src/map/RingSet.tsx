import type { RefCallback } from 'react';
import { css } from '#styled/css';
import type { MapEngine } from './engines/engine.ts';
import type { Camera, MapPoint, MapRings } from './map-types.ts';
import { distanceLabel, metersPerPixel } from './scale.ts';

interface Props {
  rings: MapRings;
  engine: MapEngine;
  camera: Camera;
  at: (key: string, position: MapPoint) => RefCallback<HTMLElement>;
}

/** Circles that show how far it is. They are sized when the camera rests; meanwhile they keep their size. */
export function RingSet({ rings: { center, meters }, camera, at }: Props) {
  const unit = metersPerPixel(center.latitude, camera.zoom);
  return (
    <div ref={at('rings', center)} aria-hidden="true" className={middle}>
      {meters.map((radius) => {
        const size = (2 * radius) / unit;
        // Smaller ones would hide under the pin, greater ones show no bend.
        if (size < 80 || size > 4000) return null;
        return (
          <div key={radius} className={ring} style={{ inlineSize: size, blockSize: size }}>
            <span className={label}>{distanceLabel(radius)}</span>
          </div>
        );
      })}
    </div>
  );
}

const middle = css({ position: 'absolute', top: '0', left: '0', w: '0', h: '0', willChange: 'transform' });
const ring = css({
  position: 'absolute',
  top: '0',
  left: '0',
  transform: 'translate(-50%, -50%)',
  rounded: 'full',
  border: '1px dashed {colors.map.label}',
  opacity: '0.7',
  pointerEvents: 'none',
});
const label = css({
  position: 'absolute',
  bottom: '0',
  left: '50%',
  transform: 'translate(-50%, 50%)',
  px: '1',
  rounded: 'sm',
  bg: 'surface',
  color: 'text',
  fontSize: '2xs',
  whiteSpace: 'nowrap',
});
