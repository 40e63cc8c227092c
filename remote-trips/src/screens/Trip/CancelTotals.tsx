import { formatRooms } from '@yado/shared/format/counts';
import { formatYen } from '@yado/shared/format/yen';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { css } from '#styled/css';
import type { PaymentType } from './__generated__/CancelRoomsDialog_travel.graphql';

interface Props {
  rooms: number;
  /** Yen. */
  penalty: number;
  /** Yen. */
  refund: number;
  paymentType: PaymentType;
  /** Yen that giving up the trip before the change of dates costs besides; null when it stays or there is none. */
  previousPenalty: number | null;
}

/** The sum over the chosen rooms, read out when it changes. */
export function CancelTotals({ rooms, penalty, refund, paymentType, previousPenalty }: Props) {
  return (
    <section
      aria-live="polite"
      aria-label="キャンセルの合計"
      className={css({ bg: 'surface.sunken', borderRadius: 'md', padding: '4' })}
    >
      <DescriptionList
        layout="sums"
        items={[
          { term: '選んだ客室', description: formatRooms(rooms) },
          { term: 'キャンセル料の合計(税込)', description: formatYen(penalty), strong: true },
          { term: '返金額の合計(税込)', description: formatYen(refund), strong: true },
          ...(previousPenalty === null
            ? []
            : [
                {
                  term: '日程変更前の予約のキャンセル料(税込)',
                  description: formatYen(previousPenalty),
                  strong: true,
                },
              ]),
        ]}
      />
      <p className={css({ color: 'text.muted', fontSize: 'xs', marginTop: '2' })}>
        {paymentType === 'CREDIT_CARD'
          ? '返金はお支払いのカードへ行います。カード会社の明細に載るまで日数がかかることがあります。'
          : '返金額は請求書から差し引かれます。'}
      </p>
    </section>
  );
}
