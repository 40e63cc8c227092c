import { formatRooms } from '@yado/shared/format/counts';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { css } from '#styled/css';
import { splitRooms } from '../../lib/split-rooms.ts';

interface Props {
  /** In the fullest room of the stay. */
  people: number;
  /** Of the largest room that is too small for them. */
  capacity: number;
  hotelId: string;
  stay: Stay;
}

/** That rooms are too small for the party and not sold out, with the way to the same party in more rooms. */
export function SmallRooms({ people, capacity, hotelId, stay }: Props) {
  const occupancies = splitRooms(stay.occupancies, capacity);
  return (
    <p className={css({ mb: '2', fontSize: 'sm' })}>
      1室{people}名では定員を超える客室があります(定員は最大{capacity}名)。
      {occupancies && (
        <Link to={paths.hotel(hotelId, { ...stay, occupancies })} className={css({ color: 'link' })}>
          {formatRooms(occupancies.length)}に分けて空室を見る
        </Link>
      )}
    </p>
  );
}
