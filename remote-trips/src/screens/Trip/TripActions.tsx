import { CalendarButton } from '@yado/shared/components/CalendarButton';
import { Link } from '@yado/shared/router';
import { stayToBookAgain } from '@yado/shared/routing/book-again';
import { paths } from '@yado/shared/routing/paths';
import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { isStayable } from '../../lib/is-stayable.ts';
import { isDesk, type Viewer } from '../../lib/viewer.ts';
import { DetailDownload } from './DetailDownload.tsx';
import type { TripActions_travel$key } from './__generated__/TripActions_travel.graphql';

interface Props {
  travel: TripActions_travel$key;
  viewer: Viewer | null;
}

/** What one does with a trip as a whole. */
export function TripActions({ travel, viewer }: Props) {
  const trip = useFragment(
    graphql`
      fragment TripActions_travel on Travel {
        id
        status
        startDate
        endDate
        viewerCanChangeDates
        externalSupplierName
        propertyContent {
          epsPropertyId
        }
        expediaHotelRooms {
          bookingStatus
        }
        itinerary {
          rooms {
            numberOfAdults
            childAges
          }
        }
        ...CalendarButton_travel
        ...DetailDownloadDialog_travel
      }
    `,
    travel,
  );
  const isActive = trip.expediaHotelRooms.some(isStayable);
  const again = stayToBookAgain({ ...trip, rooms: trip.itinerary?.rooms ?? [] });
  return (
    <nav
      aria-label="この予約の手続き"
      data-print="hide"
      className={css({
        display: 'grid',
        gap: '2',
        gridTemplateColumns: {
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(auto-fit, minmax(11rem, max-content))',
        },
        '& > *': { paddingX: '3' },
      })}
    >
      {isActive && (
        <LinkButton asChild variant="outline" size="sm">
          <Link to={paths.tripVouchers(trip.id)}>
            <Icon name="print" size={18} />
            宿泊確認書
          </Link>
        </LinkButton>
      )}
      {isActive && (
        <LinkButton asChild variant="outline" size="sm">
          <Link to={paths.tripItineraries(trip.id)}>
            <Icon name="bed" size={18} />
            旅程表
          </Link>
        </LinkButton>
      )}
      {trip.viewerCanChangeDates && (
        <LinkButton asChild variant="outline" size="sm">
          <Link to={paths.tripDates(trip.id)}>
            <Icon name="edit" size={18} />
            宿泊日を変更
          </Link>
        </LinkButton>
      )}
      {trip.status !== 'FAILED' && <DetailDownload travel={trip} />}
      {isActive && <CalendarButton travel={trip} size="sm" />}
      {!isDesk(viewer) && trip.externalSupplierName === null && (
        <LinkButton asChild variant="outline" size="sm">
          <Link to={paths.hotel(trip.propertyContent.epsPropertyId, again ?? undefined)}>
            <Icon name="refresh" size={18} />
            もう一度予約
          </Link>
        </LinkButton>
      )}
      {/* What was arranged elsewhere has no page of its own here. */}
      {!isDesk(viewer) && trip.externalSupplierName !== null && (
        <LinkButton asChild variant="outline" size="sm">
          <Link to={paths.search()}>
            <Icon name="search" size={18} />
            ホテルを探す
          </Link>
        </LinkButton>
      )}
    </nav>
  );
}
