import type { ReactNode } from 'react';
import { css } from '#styled/css';

interface Props {
  id: string;
  /** Its pin is pointed at or chosen. */
  marked: boolean;
  onHover: (id: string | null) => void;
  children: ReactNode;
}

/** A card whose pin on the map follows the pointer and the focus. */
export function ListedHotel({ id, marked, onHover, children }: Props) {
  return (
    <div
      data-marked={marked ? '' : undefined}
      onPointerEnter={() => onHover(id)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onHover(id)}
      onBlur={() => onHover(null)}
      className={css({
        rounded: 'lg',
        outline: '2px solid transparent',
        transition: 'outline-color {durations.fast}',
        '&[data-marked]': { outlineColor: 'primary' },
      })}
    >
      {children}
    </div>
  );
}
