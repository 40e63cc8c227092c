import type { RefCallback } from 'react';
import { css } from '#styled/css';
import { Icon, type IconName } from '../ui/content/Icon.tsx';
import type { MapMarker, MarkerKind } from './map-types.ts';

const icons: Record<MarkerKind, { icon: IconName; word: string }> = {
  hotel: { icon: 'hotel', word: 'ホテル' },
  place: { icon: 'pin', word: '検索した場所' },
  station: { icon: 'train', word: '駅' },
  airport: { icon: 'plane', word: '空港' },
  landmark: { icon: 'star', word: 'スポット' },
};

/** A station, an airport, a sight or the point that was searched: something to go by, nothing to press. */
export function SpotPin({ marker, anchor }: { marker: MapMarker; anchor: RefCallback<HTMLElement> }) {
  const { icon, word } = icons[marker.kind];
  return (
    <div ref={anchor} className={spot}>
      <span role="img" aria-label={`${word}: ${marker.name}`} title={marker.name} className={sign}>
        <Icon name={icon} size={16} />
      </span>
      {marker.label && (
        <span aria-hidden="true" className={name}>
          {marker.label}
        </span>
      )}
    </div>
  );
}

const spot = css({ position: 'absolute', top: '0', left: '0', w: '0', h: '0', willChange: 'transform' });
const sign = css({
  position: 'absolute',
  top: '0',
  left: '0',
  transform: 'translate(-50%, -50%)',
  display: 'grid',
  placeItems: 'center',
  w: '7',
  h: '7',
  rounded: 'md',
  bg: 'surface',
  color: 'info',
  border: '1px solid {colors.info.border}',
  boxShadow: 'sm',
  pointerEvents: 'auto',
});
const name = css({
  position: 'absolute',
  top: '4',
  left: '0',
  transform: 'translateX(-50%)',
  px: '1',
  rounded: 'sm',
  bg: 'surface',
  color: 'text',
  fontSize: '2xs',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
});
