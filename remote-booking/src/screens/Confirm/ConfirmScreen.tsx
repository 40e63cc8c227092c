import { PageTitle } from '@yado/shared/components/PageTitle';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { BookingPage } from '../../components/BookingPage.tsx';
import { BookingSummary } from '../../components/BookingSummary.tsx';
import { ExpiryClock } from '../../components/ExpiryClock.tsx';
import { SimilarTravels } from '../../components/SimilarTravels.tsx';
import { StepGuard } from '../../components/StepGuard.tsx';
import { BookForm } from './BookForm.tsx';
import { ConfirmNotes } from './ConfirmNotes.tsx';
import { DraftReview } from './DraftReview.tsx';
import type { ConfirmScreenQuery } from './__generated__/ConfirmScreenQuery.graphql';

/** Step 3: everything that is agreed, before it is agreed. */
export function Screen({
  data: { query, attempt },
}: {
  data: { query: PreloadedQuery<ConfirmScreenQuery>; attempt: string };
}) {
  const { preparedBooking, creditCards } = usePreloadedQuery<ConfirmScreenQuery>(
    graphql`
      query ConfirmScreenQuery($priceCheckId: ID!) @throwOnFieldError {
        preparedBooking(priceCheckId: $priceCheckId) {
          priceCheckId
          ...StepGuard_booking
          ...BookingSummary_booking
          ...ExpiryClock_booking
          ...SimilarTravels_booking
          ...ConfirmNotes_booking
          ...BookForm_booking
        }
        creditCards {
          ...DraftReview_cards
        }
      }
    `,
    query,
  );
  return (
    <StepGuard booking={preparedBooking} step="confirm" attempt={attempt}>
      {preparedBooking && (
        <BookingPage
          step="confirm"
          heading="予約内容の確認"
          aside={<BookingSummary booking={preparedBooking} />}
        >
          <PageTitle>予約内容の確認</PageTitle>
          <ExpiryClock booking={preparedBooking} step="confirm" />
          <div className={css({ display: 'grid', gap: '6', marginTop: '4' })}>
            <DraftReview cards={creditCards} priceCheckId={preparedBooking.priceCheckId} attempt={attempt} />
            <ConfirmNotes booking={preparedBooking} />
            <SimilarTravels booking={preparedBooking} />
            <BookForm booking={preparedBooking} attempt={attempt} />
          </div>
        </BookingPage>
      )}
    </StepGuard>
  );
}
