import type { KeyboardEventHandler, RefCallback } from 'react';
import { css } from '#styled/css';

interface Props {
  count: number;
  anchor: RefCallback<HTMLElement>;
  tabbable: boolean;
  onOpen: () => void;
  onFocus: () => void;
  onKeyDown: KeyboardEventHandler;
}

/** Hotels that stand too close to be told apart at this zoom. */
export function ClusterPin({ count, anchor, tabbable, onOpen, onFocus, onKeyDown }: Props) {
  return (
    <div ref={anchor} className={spot}>
      <button
        type="button"
        aria-label={`ホテル${count}軒。拡大して表示`}
        tabIndex={tabbable ? 0 : -1}
        className={circle}
        onClick={onOpen}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {count}軒
      </button>
    </div>
  );
}

const spot = css({
  position: 'absolute',
  top: '0',
  left: '0',
  w: '0',
  h: '0',
  zIndex: '2',
  willChange: 'transform',
});
const circle = css({
  position: 'absolute',
  top: '0',
  left: '0',
  transform: 'translate(-50%, -50%)',
  display: 'grid',
  placeItems: 'center',
  minW: '11',
  h: '11',
  px: '2',
  rounded: 'full',
  bg: 'primary.subtle',
  color: 'primary.onSubtle',
  border: '2px solid {colors.accent}',
  boxShadow: 'md',
  fontSize: 'xs',
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  pointerEvents: 'auto',
  _hover: { bg: 'accent', color: 'accent.on' },
  _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
});
