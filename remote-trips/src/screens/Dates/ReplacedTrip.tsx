import { formatRooms } from '@yado/shared/format/counts';
import { formatStay } from '@yado/shared/format/dates';
import { formatYen } from '@yado/shared/format/yen';
import type { CancelSums } from '@yado/shared/format/sum-of-cancel';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { ReplacedTrip_travel$key } from './__generated__/ReplacedTrip_travel.graphql';

interface Props {
  travel: ReplacedTrip_travel$key;
  sums: CancelSums;
  /** How many are left of it. */
  rooms: number;
}

/** The trip as it is, and what comes back for it once the new one is booked. */
export function ReplacedTrip({ travel, sums, rooms }: Props) {
  const { travelNumber, startDate, endDate } = useFragment(
    graphql`
      fragment ReplacedTrip_travel on Travel {
        travelNumber
        startDate
        endDate
      }
    `,
    travel,
  );
  return (
    <Card heading="今の予約" variant="sunken">
      <DescriptionList
        layout="sums"
        items={[
          { term: '予約番号', description: travelNumber },
          { term: '宿泊日', description: formatStay(startDate, endDate, { year: true }) },
          { term: '客室', description: formatRooms(rooms) },
          { term: 'お支払い', description: formatYen(sums.penalty + sums.refund + sums.refunded) },
          { term: '返金済み', description: sums.refunded > 0 ? formatYen(-sums.refunded) : null },
          { term: 'キャンセル料', description: formatYen(sums.penalty) },
          { term: '返金額', description: formatYen(sums.refund), strong: true },
        ]}
      />
      <p className={css({ textStyle: 'small', color: 'text.muted', marginTop: '3' })}>
        新しい予約が確定したあとに、今の予約をキャンセルします。新しい予約が取れなかったときは、今の予約がそのまま残ります。
      </p>
    </Card>
  );
}
