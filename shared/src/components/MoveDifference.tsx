import { formatYen, formatYenDifference } from '../format/yen.ts';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';

interface Props {
  /** Yen for the new booking. */
  paymentPrice: number;
  /** Yen that come back for the trip that it replaces. */
  refund: number;
}

/** What moving a trip to other dates costs more or gives back in the end. */
export function MoveDifference({ paymentPrice, refund }: Props) {
  return (
    <DescriptionList
      layout="sums"
      items={[
        { term: '新しい予約(税込)', description: formatYen(paymentPrice) },
        { term: '今の予約の返金', description: formatYen(refund ? -refund : 0) },
        { term: '差額', description: formatYenDifference(paymentPrice - refund), strong: true },
      ]}
    />
  );
}
