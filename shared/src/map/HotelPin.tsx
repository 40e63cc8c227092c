import type { KeyboardEventHandler, RefCallback } from 'react';
import { css, cva, cx } from '#styled/css';
import { Icon } from '../ui/content/Icon.tsx';
import type { MapProps } from './Map.tsx';
import type { MapMarker } from './map-types.ts';

interface Props extends Pick<MapProps, 'onSelect' | 'onHover'> {
  marker: MapMarker;
  anchor: RefCallback<HTMLElement>;
  selected: boolean;
  hovered: boolean;
  tabbable: boolean;
  onFocus: (id: string) => void;
  onKeyDown: KeyboardEventHandler;
}

/** A hotel: its price, or an icon. */
export function HotelPin({
  marker,
  anchor,
  selected,
  hovered,
  tabbable,
  onSelect,
  onHover,
  onFocus,
  onKeyDown,
}: Props) {
  const { id, name, label, muted = false, prominent = false } = marker;
  const tone = selected || hovered ? 'active' : prominent ? 'prominent' : muted ? 'muted' : 'plain';
  const look = cx(pin({ tone }), label ? '' : css({ px: '1.5' }));
  const face = label ? (
    <span className={css({ truncate: true, maxW: 'full' })}>{label}</span>
  ) : (
    <Icon name="hotel" size={18} />
  );
  const text = label && !name.includes(label) ? `${name} ${label}` : name;
  return (
    <div
      ref={anchor}
      className={spot({
        level: selected ? 'selected' : hovered ? 'hovered' : prominent ? 'prominent' : 'plain',
      })}
    >
      {onSelect ? (
        <button
          type="button"
          aria-label={text}
          aria-pressed={selected}
          tabIndex={tabbable ? 0 : -1}
          className={cx(look, css({ cursor: 'pointer' }))}
          onClick={() => onSelect(id)}
          onKeyDown={onKeyDown}
          onFocus={({ currentTarget }) => {
            onFocus(id);
            // Where a click opened a cluster, the focus is kept among its hotels, but none is pointed at.
            if (currentTarget.matches(':focus-visible')) onHover?.(id);
          }}
          onBlur={() => onHover?.(null)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover?.(id)}
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onHover?.(null)}
        >
          {face}
        </button>
      ) : (
        <span role="img" aria-label={text} title={name} className={look}>
          {face}
        </span>
      )}
    </div>
  );
}

const spot = cva({
  base: { position: 'absolute', top: '0', left: '0', w: '0', h: '0', willChange: 'transform' },
  variants: {
    level: {
      plain: { zIndex: '1', '&:focus-within': { zIndex: '5' } },
      prominent: { zIndex: '3' },
      hovered: { zIndex: '4' },
      selected: { zIndex: '5' },
    },
  },
});
const pin = cva({
  base: {
    position: 'absolute',
    bottom: '1.5',
    left: '0',
    transform: 'translateX(-50%)',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    // It is at a point, which has no width to fit into.
    w: 'max-content',
    minH: '8',
    maxW: '56',
    px: '2.5',
    rounded: 'full',
    border: '1px solid',
    boxShadow: 'md',
    fontSize: 'sm',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    pointerEvents: 'auto',
    // A finger needs more than the eye.
    _before: { content: '""', position: 'absolute', insetX: '-1', insetY: '-1.5' },
    _after: {
      content: '""',
      position: 'absolute',
      bottom: '-5px',
      left: '50%',
      w: '8px',
      h: '8px',
      bg: 'inherit',
      borderRight: '1px solid',
      borderBottom: '1px solid',
      borderColor: 'inherit',
      transform: 'translateX(-50%) rotate(45deg)',
    },
    _focusVisible: { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
    _highContrast: { forcedColorAdjust: 'none' },
  },
  variants: {
    tone: {
      plain: { bg: 'surface', color: 'text', borderColor: 'border.strong' },
      muted: {
        bg: 'surface.sunken',
        color: 'text.muted',
        borderColor: 'border.strong',
        fontWeight: 'medium',
      },
      prominent: { bg: 'primary', color: 'primary.on', borderColor: 'surface' },
      active: { bg: 'text', color: 'surface', borderColor: 'surface' },
    },
  },
});
