import { formatStay } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { PreviousTrip_booking$key } from './__generated__/PreviousTrip_booking.graphql';

/** A change of dates is a new booking first: which trip is then cancelled, and what that costs. */
export function PreviousTrip({ booking }: { booking: PreviousTrip_booking$key }) {
  const { previousTravel, previousPenaltyPrice } = useFragment(
    graphql`
      fragment PreviousTrip_booking on PreparedBooking {
        previousTravel {
          travelNumber
          startDate
          endDate
        }
        previousPenaltyPrice
      }
    `,
    booking,
  );
  if (!previousTravel) return null;
  const { travelNumber, startDate, endDate } = previousTravel;
  return (
    <Card heading="もとの予約のキャンセル">
      <DescriptionList
        items={[
          { term: '予約番号', description: travelNumber },
          { term: '宿泊日', description: formatStay(startDate, endDate, { year: true }) },
          { term: 'キャンセル料', description: formatYen(previousPenaltyPrice ?? 0), strong: true },
        ]}
      />
      <p className={css({ textStyle: 'small', color: 'text.muted', marginTop: '2' })}>
        新しい予約が確定したあとに、もとの予約をキャンセルします。
      </p>
    </Card>
  );
}
