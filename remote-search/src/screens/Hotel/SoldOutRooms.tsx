import type { Stay } from '@yado/shared/routing/stay';
import { Badge } from '@yado/shared/ui/Badge';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { NO_VACANCY } from '../../lib/no-vacancy.ts';
import { countPeople } from '../../lib/split-rooms.ts';
import { SmallRooms } from './SmallRooms.tsx';
import type { SoldOutRooms_hotel$key } from './__generated__/SoldOutRooms_hotel.graphql';

interface Props {
  hotel: SoldOutRooms_hotel$key;
  /** The supplier's ids of the rooms that can still be booked. */
  onSale: readonly string[];
  hotelId: string;
  stay: Stay;
}

/** The rooms that the house has but that cannot be booked for the stay: sold out, or too small for the party. */
export function SoldOutRooms({ hotel, onSale, hotelId, stay }: Props) {
  const { rooms, language } = useFragment(
    graphql`
      fragment SoldOutRooms_hotel on PropertyContent {
        language
        rooms {
          id
          name
          maxOccupancy
          images {
            url
          }
        }
      }
    `,
    hotel,
  );
  const soldOut = rooms.filter(({ id }) => !onSale.includes(id));
  if (soldOut.length === 0) return null;
  const people = Math.max(...stay.occupancies.map(countPeople));
  const capacities = soldOut.flatMap(({ maxOccupancy }) =>
    maxOccupancy && maxOccupancy < people ? [maxOccupancy] : [],
  );
  return (
    <section aria-label="この条件では予約できない客室" data-print="hide" className={css({ mt: '4' })}>
      <h3 className={css({ fontWeight: 'bold', mb: '2' })}>この条件では予約できない客室</h3>
      {capacities.length > 0 && (
        <SmallRooms people={people} capacity={Math.max(...capacities)} hotelId={hotelId} stay={stay} />
      )}
      <ul className={css({ display: 'grid', gap: '2' })}>
        {soldOut.map(({ id, name, images, maxOccupancy }) => (
          <li key={id} className={row}>
            <Thumbnail
              src={images[0]?.url}
              alt=""
              ratio="3:2"
              fallbackIcon="bed"
              className={css({ w: '20', flexShrink: '0', opacity: '0.6' })}
            />
            <span lang={language} className={css({ flex: '1', color: 'text.muted' })}>
              {name}
            </span>
            <Badge>
              {maxOccupancy && maxOccupancy < people ? `定員 1室${maxOccupancy}名まで` : NO_VACANCY}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  p: '3',
  bg: 'surface.sunken',
  rounded: 'lg',
});
