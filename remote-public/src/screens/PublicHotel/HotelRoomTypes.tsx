import { Section } from '@yado/shared/components/hotel/Section';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { HotelRoomTypes_hotel$key } from './__generated__/HotelRoomTypes_hotel.graphql';

/** The rooms of the house as its content describes them, without a stay. */
export function HotelRoomTypes({ hotel }: { hotel: HotelRoomTypes_hotel$key }) {
  const { rooms, language } = useFragment(
    graphql`
      fragment HotelRoomTypes_hotel on PropertyContent {
        language
        rooms {
          id
          name
          images {
            url
          }
          bedGroups {
            id
            description
          }
          areaSquareMeters
          maxOccupancy
          roomAmenities {
            smoking
          }
        }
      }
    `,
    hotel,
  );
  if (rooms.length === 0) return null;
  return (
    <Section id="rooms" heading="客室">
      <ul className={grid}>
        {rooms.map(({ id, name, images, bedGroups, areaSquareMeters, maxOccupancy, roomAmenities }) => (
          <li key={id} className={card}>
            <Thumbnail src={images[0]?.url} alt="" ratio="3:2" fallbackIcon="bed" />
            <h3 lang={language} className={css({ fontWeight: 'bold', mt: '3' })}>
              {name}
            </h3>
            <p className={css({ mt: '1', fontSize: 'sm', color: 'text.muted' })}>
              <span lang={language}>{bedGroups.map(({ description }) => description).join(' / ')}</span>
              {[
                areaSquareMeters && `${areaSquareMeters}㎡`,
                maxOccupancy && `1室${maxOccupancy}名まで`,
                roomAmenities.smoking ? '喫煙可' : '禁煙',
              ]
                .filter(Boolean)
                .map((fact) => `・${fact}`)
                .join('')}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  _print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const card = css({
  p: '4',
  bg: 'surface',
  border: '1px solid {colors.border}',
  rounded: 'lg',
  breakInside: 'avoid',
});
