import { formatStay } from '@yado/shared/format/dates';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { SimilarTravels_booking$key } from './__generated__/SimilarTravels_booking.graphql';

/** Warns of trips that the booking would repeat: a guest of it, the same hotel, overlapping days. It forbids nothing. */
export function SimilarTravels({ booking }: { booking: SimilarTravels_booking$key }) {
  const { similarTravels } = useFragment(
    graphql`
      fragment SimilarTravels_booking on PreparedBooking {
        similarTravels {
          id
          travelNumber
          startDate
          endDate
          expediaHotelRooms {
            id
            familyName
            givenName
          }
        }
      }
    `,
    booking,
  );
  return (
    // The region stands before its content comes, so that it is read out when a save brings it.
    <div role="status">
      {similarTravels.length > 0 && (
        <Banner tone="warning" announce="off" title="同じ宿泊者の予約が、このホテルにすでにあります">
          <ul className={css({ display: 'grid', gap: '2', marginY: '2', paddingLeft: '0' })}>
            {similarTravels.map(({ id, travelNumber, startDate, endDate, expediaHotelRooms }) => (
              <li key={id}>
                <TextLink href={paths.trip(id)} external>
                  予約 {travelNumber}
                </TextLink>
                <span>
                  {' '}
                  {formatStay(startDate, endDate)} /{' '}
                  {expediaHotelRooms
                    .map(({ familyName, givenName }) => `${familyName} ${givenName}`)
                    .join('、')}
                </span>
              </li>
            ))}
          </ul>
          二重の予約でないかご確認ください。承知のうえであれば、このまま予約を進められます。
        </Banner>
      )}
    </div>
  );
}
