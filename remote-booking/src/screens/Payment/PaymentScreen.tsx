import { PageTitle } from '@yado/shared/components/PageTitle';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { BookingPage } from '../../components/BookingPage.tsx';
import { BookingSummary } from '../../components/BookingSummary.tsx';
import { ExpiryClock } from '../../components/ExpiryClock.tsx';
import { StepGuard } from '../../components/StepGuard.tsx';
import type { CardUse } from '../../lib/card-use.ts';
import { PaymentForm } from './PaymentForm.tsx';
import type { PaymentScreenQuery } from './__generated__/PaymentScreenQuery.graphql';

/** Step 2: invoice, a registered card or a new one, as branch and agency allow. */
export function Screen({
  data: { query, attempt, setupIntentId, cardUse },
}: {
  data: {
    query: PreloadedQuery<PaymentScreenQuery>;
    attempt: string;
    setupIntentId: string | null;
    cardUse: CardUse;
  };
}) {
  const { preparedBooking, ...payer } = usePreloadedQuery<PaymentScreenQuery>(
    graphql`
      query PaymentScreenQuery($priceCheckId: ID!) @throwOnFieldError {
        preparedBooking(priceCheckId: $priceCheckId) {
          ...StepGuard_booking
          ...BookingSummary_booking
          ...ExpiryClock_booking
          ...PaymentForm_booking
        }
        ...PaymentForm_payer
      }
    `,
    query,
  );
  return (
    <StepGuard booking={preparedBooking} step="payment" attempt={attempt}>
      {preparedBooking && (
        <BookingPage
          step="payment"
          heading="お支払い方法"
          aside={<BookingSummary booking={preparedBooking} />}
        >
          <PageTitle>お支払い方法</PageTitle>
          <ExpiryClock booking={preparedBooking} step="payment" />
          <PaymentForm
            booking={preparedBooking}
            payer={payer}
            attempt={attempt}
            setupIntentId={setupIntentId}
            returnedUse={cardUse}
          />
        </BookingPage>
      )}
    </StepGuard>
  );
}
