import type { KeyboardEventHandler, RefCallback } from 'react';
import { css } from '#styled/css';
import { formatYen } from '../format/yen.ts';

interface Props {
  count: number;
  leastYen: number | null;
  anchor: RefCallback<HTMLElement>;
  tabbable: boolean;
  onOpen: () => void;
  onFocus: () => void;
  onKeyDown: KeyboardEventHandler;
}

/** Hotels that are too close to be distinguished at this zoom. */
export function ClusterPin({ count, leastYen, anchor, tabbable, onOpen, onFocus, onKeyDown }: Props) {
  const from = leastYen === null ? null : formatYen(leastYen);
  return (
    <div ref={anchor} className={spot}>
      <button
        type="button"
        aria-label={`ホテル${count}軒${from ? `、${from}から` : ''}。拡大して表示`}
        tabIndex={tabbable ? 0 : -1}
        className={circle}
        onClick={onOpen}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        {count}軒{from && <span className={css({ fontSize: 'xs' })}>{from}〜</span>}
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
  placeContent: 'center',
  justifyItems: 'center',
  gap: '1',
  w: 'max-content',
  minW: '11',
  h: '11',
  px: '3',
  rounded: 'full',
  bg: 'primary.subtle',
  color: 'primary.onSubtle',
  border: '2px solid {colors.accent}',
  boxShadow: 'md',
  fontSize: '2xs',
  fontWeight: 'bold',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  pointerEvents: 'auto',
  _hover: { bg: 'accent', color: 'accent.on' },
  _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
});
