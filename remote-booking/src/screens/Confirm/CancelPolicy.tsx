import { CancelTimeline } from '@yado/shared/components/CancelTimeline';
import { Card } from '@yado/shared/ui/Card';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { CancelPolicy_booking$key } from './__generated__/CancelPolicy_booking.graphql';

interface Props {
  booking: CancelPolicy_booking$key;
  accepted: boolean;
  problem: string | undefined;
  onAccept: (accepted: boolean) => void;
}

/** What giving up the booking costs, read and ticked before it is made. */
export function CancelPolicy({ booking, accepted, problem, onAccept }: Props) {
  const { propertyContent, usingRate } = useFragment(
    graphql`
      fragment CancelPolicy_booking on PreparedBooking {
        propertyContent {
          timeZone
        }
        usingRate {
          refundable
          cancelTimeline {
            ...CancelTimeline_timeline
          }
        }
      }
    `,
    booking,
  );
  return (
    <Card heading="キャンセル料">
      <div className={css({ display: 'grid', gap: '3' })}>
        {!usingRate.refundable && (
          <p className={css({ color: 'danger', fontWeight: 'bold' })}>
            無料でキャンセルできる期間はありません。
          </p>
        )}
        <CancelTimeline timeline={usingRate.cancelTimeline} timeZone={propertyContent.timeZone} />
        <p className={css({ textStyle: 'small', color: 'text.muted' })}>
          部屋ごとにキャンセルできます。連絡なく宿泊されなかった場合は、料金の全額がかかることがあります。
        </p>
        <Checkbox checked={accepted} error={problem} onChange={onAccept} name="cancel-policy">
          キャンセル料の条件を確認しました
        </Checkbox>
      </div>
    </Card>
  );
}
