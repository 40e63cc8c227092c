import { formatStay } from '@yado/shared/format/dates';
import { formatInstant } from '@yado/shared/format/instants';
import { paths } from '@yado/shared/routing/paths';
import { Badge } from '@yado/shared/ui/Badge';
import { Icon } from '@yado/shared/ui/Icon';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { BackLink } from '../../components/BackLink.tsx';
import { TripStatusBadge } from '../../components/TripStatusBadge.tsx';
import { givingUpText } from '../../lib/status-text.ts';
import type { TripHeader_travel$key } from './__generated__/TripHeader_travel.graphql';

export function TripHeader({ travel }: { travel: TripHeader_travel$key }) {
  const trip = useFragment(
    graphql`
      fragment TripHeader_travel on Travel {
        travelNumber
        startDate
        endDate
        createdAt
        replacement {
          state
        }
        ...TripStatusBadge_travel
        propertyContent {
          name
        }
      }
    `,
    travel,
  );
  return (
    <div className={css({ display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' })}>
      <PageHeader
        title={trip.propertyContent.name}
        back={<BackLink to={paths.trips()}>予約一覧</BackLink>}
        description={formatStay(trip.startDate, trip.endDate, { year: true })}
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
        {trip.replacement?.state === 'CANCELING' ? (
          <Badge tone={givingUpText.tone} icon={<Icon name={givingUpText.icon} size={14} />}>
            {givingUpText.label}
          </Badge>
        ) : (
          <TripStatusBadge travel={trip} />
        )}
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
