import { formatYen } from '@yado/shared/format/yen';
import { Link, useLocation } from '@yado/shared/router';
import { css } from '#styled/css';

interface Props {
  rooms: readonly { id: string; name: string; from: number }[];
}

/** The id of a room's card, to which its link leads. */
export const roomAnchor = (roomId: string) => `room-${roomId}`;

/** Leads to each room of a hotel with several; the price is its cheapest rate. */
export function RoomLinks({ rooms }: Props) {
  const { search, state } = useLocation();
  if (rooms.length < 2) return null;
  return (
    <nav aria-label="客室の種類" data-print="hide" className={bar}>
      <ul className={css({ display: 'flex', gap: '5', minW: 'max-content' })}>
        {rooms.map(({ id, name, from }) => (
          <li key={id}>
            <Link
              to={{ search, hash: `#${roomAnchor(id)}` }}
              state={state}
              replace
              // The router scrolls; the keyboard continues from there too.
              onClick={() => document.getElementById(roomAnchor(id))?.focus({ preventScroll: true })}
              className={link}
            >
              {name} <span className={css({ color: 'text.muted' })}>{formatYen(from)}〜</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const bar = css({ mb: '2', overflowX: 'auto', scrollbarWidth: 'none' });
const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  minH: { base: '11', md: '8' },
  color: 'link',
  fontSize: 'sm',
  whiteSpace: 'nowrap',
  _hover: { textDecoration: 'underline' },
  _focusVisible: { outlineOffset: '-2px' },
});
