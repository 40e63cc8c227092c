import { Banner } from '@yado/shared/ui/Banner';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { isCancelPending } from '../../lib/cancel-choice.ts';
import type { TripNotice_travel$key } from './__generated__/TripNotice_travel.graphql';

/** What the trip's state means for the reader, while there is something to say about it. */
export function TripNotice({ travel }: { travel: TripNotice_travel$key }) {
  const trip = useFragment(
    graphql`
      fragment TripNotice_travel on Travel {
        status
        viewerCanCancel
        expediaHotelRooms {
          status
          currentPenaltyPrice
        }
      }
    `,
    travel,
  );
  const canceling = trip.expediaHotelRooms.some((room) => isCancelPending(trip, room));
  // The region stands before its text does, so that a state that ends or begins is read out.
  return (
    <output
      // Takes no room while it is empty: the page's gap stands before it.
      className={css({ display: 'grid', gap: '3', _empty: { marginTop: '-6' } })}
    >
      {trip.status === 'BOOKING' && (
        <Banner announce="off" title="ホテルの予約を確認しています(確認中)">
          ホテルからの返事を待っています。この画面は自動で更新されますので、同じホテルをもう一度予約しないでください。結果はメールでもお知らせします。
        </Banner>
      )}
      {trip.status === 'FAILED' && (
        <Banner announce="off" tone="error" title="予約は成立しませんでした">
          ホテルの予約は取れておらず、料金は請求されません。お手数ですが、ホテルをもう一度お探しください。
        </Banner>
      )}
      {canceling && (
        <Banner announce="off" title="キャンセルを確認しています(確認中)">
          キャンセルの手続きを送り、ホテルからの返事を待っています。この画面は自動で更新されますので、そのままお待ちください。
        </Banner>
      )}
    </output>
  );
}
