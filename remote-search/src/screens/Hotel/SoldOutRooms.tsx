import { Badge } from '@yado/shared/ui/Badge';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { SoldOutRooms_hotel$key } from './__generated__/SoldOutRooms_hotel.graphql';

interface Props {
  hotel: SoldOutRooms_hotel$key;
  /** The supplier's ids of the rooms that can still be booked. */
  onSale: readonly string[];
}

/** The rooms that the house has but that cannot be booked for the stay: sold out, or too small for the party. */
export function SoldOutRooms({ hotel, onSale }: Props) {
  const { rooms, language } = useFragment(
    graphql`
      fragment SoldOutRooms_hotel on PropertyContent {
        language
        rooms {
          id
          name
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
  return (
    <section aria-label="この条件では予約できない客室" data-print="hide" className={css({ mt: '4' })}>
      <h3 className={css({ fontWeight: 'bold', mb: '2' })}>この条件では予約できない客室</h3>
      <ul className={css({ display: 'grid', gap: '2' })}>
        {soldOut.map(({ id, name, images }) => (
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
            <Badge>空室なし</Badge>
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
