import { MoveDifference } from '@yado/shared/components/MoveDifference';
import { formatStay } from '@yado/shared/format/dates';
import { sumOfGivingUp } from '@yado/shared/format/sum-of-giving-up';
import { formatYen } from '@yado/shared/format/yen';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { PreviousTrip_booking$key } from './__generated__/PreviousTrip_booking.graphql';

/** A change of dates is a new booking first: which trip is then canceled, what comes back for it, and the difference. */
export function PreviousTrip({ booking }: { booking: PreviousTrip_booking$key }) {
  const { previousTravel, previousPenaltyPrice, usingRate } = useFragment(
    graphql`
      fragment PreviousTrip_booking on PreparedBooking {
        previousTravel {
          travelNumber
          startDate
          endDate
          expediaHotelRooms {
            bookingStatus
            paymentPrice
            refundPrice
          }
        }
        previousPenaltyPrice
        usingRate {
          pricing {
            total {
              paymentPrice
            }
          }
        }
      }
    `,
    booking,
  );
  if (!previousTravel) return null;
  const { travelNumber, startDate, endDate, expediaHotelRooms: rooms } = previousTravel;
  const { penalty, refund, refunded } = sumOfGivingUp(rooms, previousPenaltyPrice ?? 0);
  return (
    <Card heading="今の予約のキャンセル">
      <DescriptionList
        items={[
          { term: '予約番号', description: travelNumber },
          { term: '宿泊日', description: formatStay(startDate, endDate, { year: true }) },
          { term: 'お支払い', description: formatYen(penalty + refund + refunded) },
          { term: '返金済み', description: refunded > 0 ? formatYen(-refunded) : null },
          { term: 'キャンセル料', description: formatYen(penalty), strong: true },
          { term: '返金額', description: formatYen(refund), strong: true },
        ]}
      />
      <div className={css({ marginTop: '4' })}>
        <MoveDifference paymentPrice={usingRate.pricing.total.paymentPrice} refund={refund} />
      </div>
      <p className={css({ textStyle: 'small', color: 'text.muted', marginTop: '2' })}>
        新しい予約が確定したあとに、今の予約をキャンセルして返金します。新しい予約が取れなかったときは、今の予約がそのまま残ります。
      </p>
    </Card>
  );
}
