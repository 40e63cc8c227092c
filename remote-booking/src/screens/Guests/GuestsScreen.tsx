import { PageTitle } from '@yado/shared/components/PageTitle';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { BookingPage } from '../../components/BookingPage.tsx';
import { BookingSummary } from '../../components/BookingSummary.tsx';
import { ExpiryClock } from '../../components/ExpiryClock.tsx';
import { StepGuard } from '../../components/StepGuard.tsx';
import { GuestsForm } from './GuestsForm.tsx';
import { useBranchEmployees } from './use-branch-employees.ts';
import type { GuestsScreenQuery } from './__generated__/GuestsScreenQuery.graphql';

/** Step 1: who stays in which room, and whom to reach. */
export function Screen({
  data: { query, attempt },
}: {
  data: { query: PreloadedQuery<GuestsScreenQuery>; attempt: string };
}) {
  const { preparedBooking, ...rest } = usePreloadedQuery<GuestsScreenQuery>(
    graphql`
      query GuestsScreenQuery($priceCheckId: ID!) @throwOnFieldError {
        preparedBooking(priceCheckId: $priceCheckId) {
          ...StepGuard_booking
          ...BookingSummary_booking
          ...ExpiryClock_booking
          ...GuestsForm_booking
        }
        ...useBranchEmployees_query
      }
    `,
    query,
  );
  const branch = useBranchEmployees(rest);
  return (
    <StepGuard booking={preparedBooking} step="guests" attempt={attempt}>
      {preparedBooking && (
        <BookingPage
          step="guests"
          heading="宿泊者の情報"
          aside={<BookingSummary booking={preparedBooking} />}
        >
          <PageTitle>宿泊者の情報</PageTitle>
          <ExpiryClock booking={preparedBooking} step="guests" />
          <GuestsForm booking={preparedBooking} branch={branch} attempt={attempt} />
        </BookingPage>
      )}
    </StepGuard>
  );
}
