import { PageTitle } from '@yado/shared/components/PageTitle';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Button } from '@yado/shared/ui/Button';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { BookingPage } from '../../components/BookingPage.tsx';
import { BookedStay } from './BookedStay.tsx';
import { OutcomeNote } from './OutcomeNote.tsx';
import type { CompletedScreenQuery } from './__generated__/CompletedScreenQuery.graphql';

/** Step 4: the number, what happens next, and the truth while the supplier's answer is still being found out. */
export function Screen({ data }: { data: PreloadedQuery<CompletedScreenQuery> }) {
  const { completedBookingTravel: travel } = usePreloadedQuery<CompletedScreenQuery>(
    graphql`
      query CompletedScreenQuery($id: ID!) @throwOnFieldError {
        completedBookingTravel(id: $id) {
          id
          status
          publicKey
          ...OutcomeNote_travel
          ...BookedStay_travel
        }
      }
    `,
    data,
  );
  if (!travel) return <EmptyState headingLevel={1} title="この予約は見つかりません" />;
  const booked = travel.status !== 'BOOKING' && travel.status !== 'FAILED';
  const heading = booked
    ? '予約が確定しました'
    : travel.status === 'FAILED'
      ? '予約は成立しませんでした'
      : '予約の結果を確認しています';
  return (
    <BookingPage step="completed" heading={heading}>
      <PageTitle>{heading}</PageTitle>
      <div className={css({ display: 'grid', gap: '6', maxWidth: '768px' })}>
        <OutcomeNote travel={travel} />
        <BookedStay travel={travel} />
        <div data-print="hide" className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
          <LinkButton asChild>
            <Link to={paths.trip(travel.id)}>予約の詳細を見る</Link>
          </LinkButton>
          {booked && travel.publicKey && (
            <LinkButton asChild variant="outline">
              <Link to={paths.publicTrip(travel.publicKey)}>宿泊確認書を開く</Link>
            </LinkButton>
          )}
          <Button variant="outline" onClick={() => window.print()}>
            印刷する
          </Button>
          <LinkButton asChild variant="ghost">
            <Link to={paths.search()}>続けて探す</Link>
          </LinkButton>
        </div>
      </div>
    </BookingPage>
  );
}
