import { formatRooms } from '@yado/shared/format/counts';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { TripGuestsCell_travel$key } from './__generated__/TripGuestsCell_travel.graphql';

const NAMED = 2;

/** One guest per room: the first ones by name, the rest by number. */
export function TripGuestsCell({ travel }: { travel: TripGuestsCell_travel$key }) {
  const { expediaHotelRooms: rooms } = useFragment(
    graphql`
      fragment TripGuestsCell_travel on Travel {
        expediaHotelRooms {
          id
          familyName
          givenName
        }
      }
    `,
    travel,
  );
  const others = rooms.length - NAMED;
  return (
    <>
      {rooms.slice(0, NAMED).map(({ id, familyName, givenName }) => (
        <span key={id} lang="en" className={css({ display: { base: 'inline-block', md: 'block' }, mr: '2' })}>
          {familyName} {givenName}
        </span>
      ))}
      <span className={css({ color: 'text.muted' })}>
        {others > 0 && `ほか${others}名・`}
        {formatRooms(rooms.length)}
      </span>
    </>
  );
}
