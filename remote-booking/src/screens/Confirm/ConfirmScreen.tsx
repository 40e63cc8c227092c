import { PageTitle } from '@yado/shared/components/PageTitle';
import { Navigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { BookingPage } from '../../components/BookingPage.tsx';
import { BookingSummary } from '../../components/BookingSummary.tsx';
import { ExpiryNote } from '../../components/ExpiryNote.tsx';
import { StepGuard } from '../../components/StepGuard.tsx';
import { readDraft } from '../../lib/draft.ts';
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
          ...ExpiryNote_booking
          ...ConfirmNotes_booking
          ...BookForm_booking
        }
        creditCards {
          id
          ...DraftReview_card
        }
      }
    `,
    query,
  );
  const draft = readDraft(attempt);
  if (preparedBooking && !draft?.payment) {
    const step = draft ? paths.bookingPayment : paths.bookingGuests;
    return <Navigate to={step({ priceCheckId: preparedBooking.priceCheckId, key: attempt })} replace />;
  }
  const payment = draft?.payment;
  const card =
    payment?.type === 'CREDIT_CARD' ? creditCards.find(({ id }) => id === payment.cardId) : undefined;
  return (
    <StepGuard booking={preparedBooking}>
      {preparedBooking && draft && (
        <BookingPage
          step="confirm"
          heading="予約内容の確認"
          aside={<BookingSummary booking={preparedBooking} />}
        >
          <PageTitle>予約内容の確認</PageTitle>
          <ExpiryNote booking={preparedBooking} attempt={attempt} />
          <div className={css({ display: 'grid', gap: '6', marginTop: '4' })}>
            <DraftReview
              draft={draft}
              card={card ?? null}
              priceCheckId={preparedBooking.priceCheckId}
              attempt={attempt}
            />
            <ConfirmNotes booking={preparedBooking} />
            <BookForm booking={preparedBooking} draft={draft} attempt={attempt} />
          </div>
        </BookingPage>
      )}
    </StepGuard>
  );
}
