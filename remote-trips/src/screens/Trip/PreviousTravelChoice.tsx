import { formatRooms } from '@yado/shared/format/counts';
import { formatStay } from '@yado/shared/format/dates';
import { sumOfGivingUp } from '@yado/shared/format/sum-of-giving-up';
import { formatYen } from '@yado/shared/format/yen';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { isStayable } from '../../lib/is-stayable.ts';
import type { PreviousWish } from '../../lib/use-previous-choice.ts';
import type { PreviousTravelChoice_cancel$key } from './__generated__/PreviousTravelChoice_cancel.graphql';

interface Props {
  cancel: PreviousTravelChoice_cancel$key;
  wish: PreviousWish | null;
  onChoose: (wish: PreviousWish) => void;
  error: string | undefined;
  disabled: boolean;
}

/** The trip before the change of dates is not given up yet: which one it is, and whether it stays. */
export function PreviousTravelChoice({ cancel, wish, onChoose, error, disabled }: Props) {
  const { travel, penaltyPrice, requestSent } = useFragment(
    graphql`
      fragment PreviousTravelChoice_cancel on PreviousTravelCancel {
        penaltyPrice
        requestSent
        travel {
          travelNumber
          startDate
          endDate
          propertyContent {
            name
          }
          expediaHotelRooms {
            bookingStatus
            paymentPrice
            refundPrice
          }
        }
      }
    `,
    cancel,
  );
  const rooms = travel.expediaHotelRooms.filter(isStayable);
  const { refund } = sumOfGivingUp(rooms, penaltyPrice);
  const paid = refund + penaltyPrice;
  return (
    <section
      aria-labelledby="previous-trip"
      className={css({
        display: 'grid',
        gap: '4',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'md',
        padding: '4',
      })}
    >
      <div className={css({ display: 'grid', gap: '1' })}>
        <h3 id="previous-trip" className={css({ fontWeight: 'bold' })}>
          日程変更前の予約は、まだキャンセルが完了していません
        </h3>
        <p className={css({ fontSize: 'sm' })}>
          {requestSent
            ? 'キャンセルをホテルへ送り、返事を待っています。'
            : 'この予約は今も有効で、キャンセルの手続きを続けています。'}
        </p>
      </div>
      <DescriptionList
        items={[
          { term: '予約番号', description: travel.travelNumber },
          { term: 'ホテル', description: travel.propertyContent.name },
          { term: '宿泊日', description: formatStay(travel.startDate, travel.endDate, { year: true }) },
          { term: '残りの客室', description: formatRooms(rooms.length) },
        ]}
      />
      <RadioGroup<PreviousWish>
        label="日程変更前の予約をどうしますか"
        variant="card"
        name="previousTravel"
        value={wish}
        onChange={onChoose}
        disabled={disabled}
        error={error}
        options={[
          { value: 'KEEP', label: '残す', description: keepText(requestSent, paid, penaltyPrice) },
          {
            value: 'CANCEL',
            label: 'キャンセルする',
            description: `キャンセル料 ${formatYen(penaltyPrice)} / 返金 ${formatYen(refund)}。完了したらメールでお知らせします。`,
          },
        ]}
      />
    </section>
  );
}

function keepText(requestSent: boolean, paid: number, penaltyPrice: number): string {
  const stays = `キャンセル料 ${formatYen(0)}。宿泊料金 ${formatYen(paid)} のお支払いはそのままです。`;
  if (!requestSent) return stays;
  return `${stays}キャンセルはもう送りませんが、ホテルがすでに受け付けていたときは残せず、キャンセル料 ${formatYen(penaltyPrice)} がかかります。結果はメールでお知らせします。`;
}
