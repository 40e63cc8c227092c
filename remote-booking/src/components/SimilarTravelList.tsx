import { formatStay } from '@yado/shared/format/dates';
import { paths } from '@yado/shared/routing/paths';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { SimilarTravelList_travels$key } from './__generated__/SimilarTravelList_travels.graphql';

/** Trips that a booking would repeat: number with link, days, guests. */
export function SimilarTravelList({ travels }: { travels: SimilarTravelList_travels$key }) {
  const similar = useFragment(
    graphql`
      fragment SimilarTravelList_travels on Travel @relay(plural: true) {
        id
        travelNumber
        startDate
        endDate
        expediaHotelRooms {
          familyName
          givenName
        }
      }
    `,
    travels,
  );
  return (
    <ul className={css({ display: 'grid', gap: '2', marginY: '2', paddingLeft: '0' })}>
      {similar.map(({ id, travelNumber, startDate, endDate, expediaHotelRooms }) => (
        <li key={id}>
          <TextLink href={paths.trip(id)} external>
            予約 {travelNumber}
          </TextLink>
          <span>
            {' '}
            {formatStay(startDate, endDate)} /{' '}
            {expediaHotelRooms.map(({ familyName, givenName }) => `${familyName} ${givenName}`).join('、')}
          </span>
        </li>
      ))}
    </ul>
  );
}
