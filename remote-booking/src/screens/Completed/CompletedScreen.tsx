import { PageTitle } from '@yado/shared/components/PageTitle';
import { TripShare } from '@yado/shared/components/TripShare';
import { Link, Navigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { BookingPage } from '../../components/BookingPage.tsx';
import { confirmWords } from '../../lib/confirm-words.ts';
import { css } from '#styled/css';
import { BookedStay } from './BookedStay.tsx';
import { CompletedActions } from './CompletedActions.tsx';
import { FailedBooking } from './FailedBooking.tsx';
import { MovedDates } from './MovedDates.tsx';
import { NextSteps } from './NextSteps.tsx';
import { OutcomePending } from './OutcomePending.tsx';
import type { CompletedScreenQuery } from './__generated__/CompletedScreenQuery.graphql';

const headings: Readonly<Record<string, string>> = {
  BOOKING: '予約の結果を確認しています',
  FAILED: '予約は成立しませんでした',
};

/** Step 4: the number, what happens next, and the truth while the supplier's answer is still being found out. */
export function Screen({ data }: { data: PreloadedQuery<CompletedScreenQuery> }) {
  const { completedBookingTravel: travel } = usePreloadedQuery<CompletedScreenQuery>(
    graphql`
      query CompletedScreenQuery($id: ID!) @throwOnFieldError {
        completedBookingTravel(id: $id) {
          id
          status
          travelNumber
          ...MovedDates_travel
          updateTimeline {
            ... on TravelHistory {
              data {
                ... on TravelBookedData {
                  previousTravelId
                }
              }
            }
          }
          ...OutcomePending_travel
          ...FailedBooking_travel
          ...NextSteps_travel
          ...BookedStay_travel
          ...TripShare_travel
          ...CompletedActions_travel
        }
      }
    `,
    data,
  );
  if (!travel) return <MissingTrip />;
  const isMoved = travel.updateTimeline.some(({ data }) => Boolean(data?.previousTravelId));
  const heading = travel.status === 'BOOKED' ? confirmWords(isMoved).completed : headings[travel.status];
  // What became of the trip later is shown on its own page; an old address of the booking may still lead here.
  if (!heading) return <Navigate to={paths.trip(travel.id)} replace />;
  const pending = travel.status === 'BOOKING';
  const failed = travel.status === 'FAILED';
  return (
    <BookingPage
      step="completed"
      heading={heading}
      asideLast
      aside={pending || failed ? undefined : <TripShare travel={travel} />}
    >
      <PageTitle>{heading}</PageTitle>
      <div className={css({ display: 'grid', gap: '6', maxWidth: '768px' })}>
        {pending && <OutcomePending travel={travel} />}
        {failed && <FailedBooking travel={travel} />}
        {!pending && !failed && (
          <>
            <Banner tone="success" title={`予約番号 ${travel.travelNumber}`}>
              ご予約ありがとうございます。お問い合わせのときは、この番号をお知らせください。
            </Banner>
            {isMoved && <MovedDates travel={travel} />}
            <CompletedActions travel={travel} />
            <NextSteps travel={travel} />
          </>
        )}
        <BookedStay travel={travel} />
        {pending && (
          <div data-print="hide">
            <LinkButton asChild variant="outline">
              <Link to={paths.trips()}>予約一覧を見る</Link>
            </LinkButton>
          </div>
        )}
      </div>
    </BookingPage>
  );
}

function MissingTrip() {
  return (
    <EmptyState
      headingLevel={1}
      title="この予約は見つかりません"
      action={
        <LinkButton asChild>
          <Link to={paths.trips()}>予約一覧を見る</Link>
        </LinkButton>
      }
    >
      URLが正しくないか、ご覧になれない予約です。
    </EmptyState>
  );
}
