import { todayIn } from '@yado/shared/format/calendar-date';
import { formatDate } from '@yado/shared/format/dates';
import { placeText } from '@yado/shared/format/place-text';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { serverNow } from '@yado/shared/format/server-clock';
import { TextLink } from '@yado/shared/ui/TextLink';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { defaultStay } from '../../lib/stay-defaults.ts';
import type { BookedHotels_travels$key } from './__generated__/BookedHotels_travels.graphql';
import { ownCard, ownCards } from './own-cards.ts';
import { OwnSection } from './OwnSection.tsx';

const SHOWN = 4;

/** The hotels that the person booked last, each once, stayed in or not yet, and the places around them. */
export function BookedHotels({ travels }: { travels: BookedHotels_travels$key }) {
  const data = useFragment(
    graphql`
      fragment BookedHotels_travels on Travel @relay(plural: true) {
        startDate
        propertyContent {
          epsPropertyId
          name
          address {
            stateProvinceName
            city
            line1
          }
        }
      }
    `,
    travels,
  );
  const latest = new Map(data.toReversed().map((trip) => [trip.propertyContent.epsPropertyId, trip]));
  const hotels = data.filter((trip) => latest.get(trip.propertyContent.epsPropertyId) === trip);
  const stay = defaultStay();
  const today = todayIn('Asia/Tokyo', serverNow());
  return (
    <OwnSection id="own-hotels" heading="予約したホテル">
      <ul className={ownCards}>
        {hotels.slice(0, SHOWN).map(({ startDate, propertyContent: { epsPropertyId, name, address } }) => (
          <li key={epsPropertyId} className={ownCard}>
            <p className={css({ fontWeight: 'bold', lineHeight: 'snug', overflowWrap: 'anywhere' })}>
              <TextLink asChild variant="quiet">
                <Link to={paths.hotel(epsPropertyId, stay)}>{name}</Link>
              </TextLink>
            </p>
            <p className={css({ color: 'text.muted', fontSize: 'xs' })}>
              {placeText(address)}・{formatDate(startDate, { year: true })}
              {startDate > today ? 'に宿泊予定' : 'に宿泊'}
            </p>
            <p className={css({ fontSize: 'sm' })}>
              <TextLink asChild>
                <Link to={paths.hotels({ destination: name, propertyId: epsPropertyId, stay })}>
                  この周辺で探す<VisuallyHidden>: {name}</VisuallyHidden>
                </Link>
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </OwnSection>
  );
}
