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
    <ul className={css({ display: 'grid', gap: '3', marginTop: '1', marginBottom: '3', paddingLeft: '0' })}>
      {similar.map(({ id, travelNumber, startDate, endDate, expediaHotelRooms }) => (
        <li key={id} className={css({ display: 'grid', justifyItems: 'start' })}>
          <TextLink href={paths.trip(id)} external>
            予約 {travelNumber}
          </TextLink>
          <span className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '3' })}>
            {/* A date that breaks in its middle can't be compared at a glance. */}
            <span className={css({ whiteSpace: 'nowrap' })}>{formatStay(startDate, endDate)}</span>
            <span lang="en">
              {expediaHotelRooms.map(({ familyName, givenName }) => `${familyName} ${givenName}`).join(', ')}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
