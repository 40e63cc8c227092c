import { css } from '#styled/css';
import { Icon } from '../ui/content/Icon.tsx';
import { IconButton } from '../ui/actions/IconButton.tsx';
import { GREATEST_ZOOM, LEAST_ZOOM } from './engines/engine.ts';
import type { Camera } from './map-types.ts';
import { scaleMark } from './scale.ts';
import type { RunningEngine } from './use-engine.ts';

/** Zoom buttons, the scale, and where the embedded map's shapes come from. */
export function MapControls({ engine, camera }: { engine: RunningEngine; camera: Camera }) {
  const { center, zoom } = camera;
  const scale = scaleMark(center.latitude, zoom, 96);
  return (
    <>
      <div className={buttons}>
        <IconButton
          label="地図を拡大"
          variant="ghost"
          onClick={() => engine.zoomBy(1)}
          disabled={zoom >= GREATEST_ZOOM}
          className={button}
        >
          <Icon name="plus" size={20} />
        </IconButton>
        <IconButton
          label="地図を縮小"
          variant="ghost"
          onClick={() => engine.zoomBy(-1)}
          disabled={zoom <= LEAST_ZOOM}
          className={button}
        >
          <Icon name="minus" size={20} />
        </IconButton>
      </div>
      <div className={foot}>
        <span className={bar} style={{ inlineSize: scale.pixels }}>
          <span className={css({ srOnly: true })}>縮尺 </span>
          {scale.text}
        </span>
        {engine.name === 'embedded' && <span className={source}>略図(海岸線: Natural Earth)</span>}
      </div>
    </>
  );
}

const buttons = css({
  position: 'absolute',
  top: '3',
  right: '3',
  display: 'grid',
  rounded: 'md',
  overflow: 'hidden',
  border: '1px solid {colors.border}',
  boxShadow: 'md',
});
const button = css({
  rounded: '0',
  bg: 'surface',
  color: 'text',
  _hover: { bg: 'surface.hover' },
  _disabled: { color: 'text.disabled', bg: 'surface' },
  '& + &': { borderTop: '1px solid {colors.border}' },
});
const foot = css({
  position: 'absolute',
  bottom: '0',
  left: '0',
  right: '0',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  pointerEvents: 'none',
  fontSize: '2xs',
  color: 'map.label',
});
const bar = css({
  m: '2',
  px: '1',
  borderBottom: '2px solid currentColor',
  borderX: '2px solid currentColor',
  textAlign: 'center',
  whiteSpace: 'nowrap',
});
const source = css({ px: '2', py: '1', bg: 'surface', roundedTopLeft: 'sm' });
