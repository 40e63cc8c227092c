import { PageTitle } from '@yado/shared/components/PageTitle';
import { Navigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { BookingPage } from '../../components/BookingPage.tsx';
import { BookingSummary } from '../../components/BookingSummary.tsx';
import { ExpiryNote } from '../../components/ExpiryNote.tsx';
import { StepGuard } from '../../components/StepGuard.tsx';
import { readDraft } from '../../lib/draft.ts';
import { PaymentForm } from './PaymentForm.tsx';
import type { PaymentScreenQuery } from './__generated__/PaymentScreenQuery.graphql';

/** Step 2: invoice, a registered card or a new one, as branch and agency allow. */
export function Screen({
  data: { query, attempt, setupIntentId },
}: {
  data: { query: PreloadedQuery<PaymentScreenQuery>; attempt: string; setupIntentId: string | null };
}) {
  const { preparedBooking, ...payer } = usePreloadedQuery<PaymentScreenQuery>(
    graphql`
      query PaymentScreenQuery($priceCheckId: ID!) @throwOnFieldError {
        preparedBooking(priceCheckId: $priceCheckId) {
          priceCheckId
          ...StepGuard_booking
          ...BookingSummary_booking
          ...ExpiryNote_booking
          ...PaymentForm_booking
        }
        ...PaymentForm_payer
      }
    `,
    query,
  );
  // Guests come first; a link to this step alone has none.
  if (preparedBooking && !readDraft(attempt)) {
    return (
      <Navigate
        to={paths.bookingGuests({ priceCheckId: preparedBooking.priceCheckId, key: attempt })}
        replace
      />
    );
  }
  return (
    <StepGuard booking={preparedBooking}>
      {preparedBooking && (
        <BookingPage
          step="payment"
          heading="お支払い方法"
          aside={<BookingSummary booking={preparedBooking} />}
        >
          <PageTitle>お支払い方法</PageTitle>
          <ExpiryNote booking={preparedBooking} attempt={attempt} />
          <PaymentForm
            booking={preparedBooking}
            payer={payer}
            attempt={attempt}
            setupIntentId={setupIntentId}
          />
        </BookingPage>
      )}
    </StepGuard>
  );
}
