import type { StoredTravelStatus, TravelRow } from '../tables.ts';
import { stayText } from './mail-words.ts';
import type { MailSection } from './render-mail.ts';

const states: Record<StoredTravelStatus, string> = {
  BOOKING: '予約できたかどうかを確認しています。',
  BOOKED: 'ご予約は確定しています。',
  PARTIALLY_CANCELED: '一部のお部屋がキャンセルされています。',
  CANCELED: 'キャンセルされています。',
  FAILED: '成立しませんでした。',
};

/** The trip that was booked in place of the one of the mail, and its state. */
export function nextSection(next: TravelRow): MailSection {
  return {
    title: '日程変更後のご予約',
    rows: [
      ['変更後のご予約', next.travel_number],
      ['ホテル', `${next.hotel_name}(${next.city})`],
      ['ご宿泊日', stayText(next)],
      ['状況', states[next.status]],
    ],
  };
}
