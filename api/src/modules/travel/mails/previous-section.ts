import type { MailFacts } from '../mail-facts.ts';
import type { PreviousFate } from '../previous-fate.ts';
import { stayText, yen } from './mail-words.ts';
import type { MailSection } from './render-mail.ts';

/** What becomes of the trip that the cancelled one replaces; nothing where that was not open. */
export function previousSection({ previous }: MailFacts): MailSection[] {
  if (!previous) return [];
  const { travel, fate, penalty } = previous;
  const texts: Record<PreviousFate, string> = {
    KEPT: 'キャンセルせずに残っています。お支払いもそのままです。',
    KEEPING:
      '残す手続き中です。すでにホテルへ送られたキャンセルの返事を待っています。結果はメールでお知らせします。',
    CANCELING: `キャンセルの手続き中です(キャンセル料 ${yen(penalty)})。完了しましたらメールでお知らせします。`,
    CANCELED: 'キャンセルされています。',
  };
  return [
    {
      title: '日程変更前のご予約',
      rows: [
        ['変更前のご予約', travel.travel_number],
        ['ホテル', `${travel.hotel_name}(${travel.city})`],
        ['ご宿泊日', stayText(travel)],
        ['状況', texts[fate]],
      ],
    },
  ];
}
