import { Banner } from '@yado/shared/ui/Banner';
import type { PublicTripScreenQuery$data } from './__generated__/PublicTripScreenQuery.graphql';

type Status = NonNullable<PublicTripScreenQuery$data['travelByKey']>['status'];

/** Said before the sheets when the booking isn't simply good. */
const notices: Partial<Record<Status, { tone: 'info' | 'warning' | 'error'; title: string; text: string }>> =
  {
    BOOKING: {
      tone: 'info',
      title: '予約を確認中です',
      text: 'ホテルからの回答を待っています。確定するまで、この確認書は使えません。',
    },
    PARTIALLY_CANCELED: {
      tone: 'warning',
      title: '一部の客室はキャンセルされています',
      text: 'キャンセルされた客室には宿泊できません。',
    },
    CANCELED: {
      tone: 'error',
      title: 'この予約はキャンセルされています',
      text: '宿泊できません。お心当たりがない場合は、予約した方へお問い合わせください。',
    },
    FAILED: {
      tone: 'error',
      title: 'この予約は成立していません',
      text: '宿泊できません。予約した方へお問い合わせください。',
    },
  };

export function TripState({ status }: { status: Status }) {
  const notice = notices[status];
  return notice ? (
    <Banner tone={notice.tone} title={notice.title} announce="off">
      {notice.text}
    </Banner>
  ) : null;
}
