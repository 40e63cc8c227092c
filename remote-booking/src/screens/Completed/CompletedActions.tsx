import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { CalendarButton } from '@yado/shared/components/CalendarButton';
import type { CompletedActions_travel$key } from './__generated__/CompletedActions_travel.graphql';

/** What one does with a booking that is made. */
export function CompletedActions({ travel }: { travel: CompletedActions_travel$key }) {
  const trip = useFragment(
    graphql`
      fragment CompletedActions_travel on Travel {
        id
        publicKey
        propertyContent {
          epsPropertyId
        }
        ...CalendarButton_travel
      }
    `,
    travel,
  );
  return (
    <div data-print="hide" className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
      <LinkButton asChild>
        <Link to={paths.trip(trip.id)}>予約の詳細を見る</Link>
      </LinkButton>
      {trip.publicKey && (
        <LinkButton asChild variant="outline">
          <Link to={paths.publicTrip(trip.publicKey)}>宿泊確認書を開く</Link>
        </LinkButton>
      )}
      <CalendarButton travel={trip} />
      <Button variant="outline" startIcon={<Icon name="print" />} onClick={() => window.print()}>
        印刷する
      </Button>
      <LinkButton asChild variant="outline">
        <Link to={paths.hotel(trip.propertyContent.epsPropertyId)}>同じホテルをもう一度予約</Link>
      </LinkButton>
      <LinkButton asChild variant="ghost">
        <Link to={paths.trips()}>予約一覧へ</Link>
      </LinkButton>
      <LinkButton asChild variant="ghost">
        <Link to={paths.search()}>ほかのホテルを探す</Link>
      </LinkButton>
    </div>
  );
}
