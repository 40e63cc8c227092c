import { formatStay } from '@yado/shared/format/dates';
import { formatInstant } from '@yado/shared/format/instants';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { BackLink } from '../../components/BackLink.tsx';
import { TripStatusBadge } from '../../components/TripStatusBadge.tsx';
import type { TripHeader_travel$key } from './__generated__/TripHeader_travel.graphql';

export function TripHeader({ travel }: { travel: TripHeader_travel$key }) {
  const trip = useFragment(
    graphql`
      fragment TripHeader_travel on Travel {
        id
        travelNumber
        startDate
        endDate
        createdAt
        ...TripStatusBadge_travel
        propertyContent {
          name
        }
        expediaHotelRooms {
          status
        }
      }
    `,
    travel,
  );
  const hasVoucher = trip.expediaHotelRooms.some(({ status }) => status === 'BOOKED');
  return (
    <div className={css({ display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' })}>
      <PageHeader
        title={trip.propertyContent.name}
        back={<BackLink to={paths.trips()}>予約一覧</BackLink>}
        description={formatStay(trip.startDate, trip.endDate, { year: true })}
        actions={
          hasVoucher && (
            <LinkButton asChild variant="outline">
              <Link to={paths.tripVouchers(trip.id)}>
                <Icon name="print" />
                宿泊確認書
              </Link>
            </LinkButton>
          )
        }
      />
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '4',
          rowGap: '1',
        })}
      >
        <TripStatusBadge travel={trip} />
        <span className={css({ textStyle: 'number', fontWeight: 'medium' })}>
          予約番号 {trip.travelNumber}
        </span>
        <span className={css({ color: 'text.muted', fontSize: 'sm' })}>
          予約日時 {formatInstant(trip.createdAt, { year: true })}
        </span>
      </div>
    </div>
  );
}
