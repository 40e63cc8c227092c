import type { PreviousFate, PreviousTrip } from '../previous-fate.ts';
import { stayText, yen } from './mail-words.ts';
import type { MailSection } from './render-mail.ts';

/** The trip that the one of the mail replaces, and what becomes of it. */
export function previousSection({ travel, fate, penalty }: PreviousTrip): MailSection {
  const texts: Record<PreviousFate, string> = {
    KEPT: 'キャンセルせずに残っています。お支払いもそのままです。',
    KEEPING:
      '残す手続き中です。すでにホテルへ送られたキャンセルの返事を待っています。結果はメールでお知らせします。',
    CANCELING: `キャンセルの手続き中です(キャンセル料 ${yen(penalty)})。完了しましたらメールでお知らせします。`,
    CANCELED: 'キャンセルされています。',
    INCOMPLETE: 'まだキャンセルされていません。運営担当者が確認しています。',
    WAITING: '新しいご予約が確定するまで、そのまま有効です。確定後にキャンセルの手続きをします。',
  };
  return {
    title: '日程変更前のご予約',
    rows: [
      ['変更前のご予約', travel.travel_number],
      ['ホテル', `${travel.hotel_name}(${travel.city})`],
      ['ご宿泊日', stayText(travel)],
      ['状況', texts[fate]],
    ],
  };
}
