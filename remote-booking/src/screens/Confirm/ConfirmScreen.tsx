import { PageTitle } from '@yado/shared/components/PageTitle';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { BookingPage } from '../../components/BookingPage.tsx';
import { ExpiryClock } from '../../components/ExpiryClock.tsx';
import { StepGuard } from '../../components/StepGuard.tsx';
import { ConfirmAside } from './ConfirmAside.tsx';
import { ConfirmContent } from './ConfirmContent.tsx';
import type { ConfirmScreenQuery } from './__generated__/ConfirmScreenQuery.graphql';

/** Step 3: everything that is agreed, before it is agreed. */
export function Screen({
  data: { query, attempt },
}: {
  data: { query: PreloadedQuery<ConfirmScreenQuery>; attempt: string };
}) {
  const { preparedBooking, ...terms } = usePreloadedQuery<ConfirmScreenQuery>(
    graphql`
      query ConfirmScreenQuery($priceCheckId: ID!) @throwOnFieldError {
        preparedBooking(priceCheckId: $priceCheckId) {
          priceCheckId
          previousTravel {
            id
          }
          ...StepGuard_booking
          ...ExpiryClock_booking
          ...ConfirmAside_booking
          ...ConfirmContent_booking
        }
        ...ConfirmContent_query
      }
    `,
    query,
  );
  const heading = preparedBooking?.previousTravel ? '日程変更の内容の確認' : '予約内容の確認';
  return (
    <StepGuard booking={preparedBooking} step="confirm" attempt={attempt}>
      {preparedBooking && (
        <BookingPage step="confirm" heading={heading} aside={<ConfirmAside booking={preparedBooking} />}>
          <PageTitle>{heading}</PageTitle>
          <ExpiryClock booking={preparedBooking} step="confirm" />
          <ConfirmContent
            booking={preparedBooking}
            query={terms}
            at={{ priceCheckId: preparedBooking.priceCheckId, key: attempt }}
          />
        </BookingPage>
      )}
    </StepGuard>
  );
}
