import { formatRooms } from '@yado/shared/format/counts';
import { formatYen } from '@yado/shared/format/yen';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { css } from '#styled/css';
import { cardDisputeText } from '../../lib/card-dispute-text.ts';
import type { CardDispute, PaymentType } from './__generated__/CancelRoomsDialog_travel.graphql';

interface Sums {
  /** Yen. */
  penalty: number;
  /** Yen. */
  refund: number;
  paymentType: PaymentType;
  /** Whether its cardholder disputes the payment. */
  cardDispute: CardDispute | null | undefined;
}

interface Props extends Sums {
  rooms: number;
  /** Yen returned for the rooms before. */
  refunded: number;
  /** Sums for canceling the trip before the date change as well; null when it stays or there is none. */
  previous: Sums | null;
}

/** The sum over the chosen rooms, read out when it changes. */
export function CancelTotals({ rooms, refunded, previous, ...own }: Props) {
  const { penalty, refund } = own;
  const way = refundWay(own);
  const previousWay = previous && refundWay(previous);
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
          {
            term: `${previous ? '選んだ客室の' : ''}キャンセル料の合計(消費税対象外)`,
            description: formatYen(penalty),
            strong: true,
          },
          {
            term: `${previous ? '選んだ客室の' : ''}返金額の合計`,
            description: formatYen(refund),
            strong: true,
          },
          {
            term: '返金済みの額(上の返金額に含みません)',
            description: refunded > 0 ? formatYen(refunded) : null,
          },
          ...(previous ? previousItems(previous, refund) : []),
        ]}
      />
      <p className={css({ color: 'text.muted', fontSize: 'xs', marginTop: '2' })}>
        {way}
        {previousWay !== way && previousWay && `日程変更前の予約: ${previousWay}`}
        {previous && '日程変更前の予約の返金は、そのキャンセルが完了してからになります。'}
      </p>
    </section>
  );
}

function refundWay({ refund, paymentType, cardDispute }: Sums): string | undefined {
  if (refund === 0) return undefined;
  return (cardDispute && cardDisputeText(cardDispute)?.refund) ?? refundWays[paymentType];
}

const refundWays: Readonly<Record<string, string>> = {
  CREDIT_CARD: '返金はお支払いのカードへ行います。カード会社の明細に載るまで日数がかかることがあります。',
  INVOICE: '返金額は請求書から差し引かれます。',
};

function previousItems({ penalty, refund }: Sums, ofRooms: number) {
  return [
    { term: '日程変更前の予約のキャンセル料(消費税対象外)', description: formatYen(penalty), strong: true },
    { term: '日程変更前の予約の返金額', description: formatYen(refund), strong: true },
    { term: '両方の返金額の合計', description: formatYen(ofRooms + refund), strong: true },
  ];
}
