import type { MailFacts } from '../mail-facts.ts';
import { buildMailLinks, getMailSignature } from './booked-mail.ts';
import { greetBooker } from './greeting.ts';
import { guestText, stayText } from './mail-words.ts';
import { otherTrips } from './other-trips.ts';
import type { MailText } from './render-mail.ts';

/** 予約不成立: a booking that was 確認中 was not made after all; nothing was charged. */
export function failedMail(facts: MailFacts): MailText {
  const { travel, rooms, previous } = facts;
  return {
    subject: `【${facts.sender.name}】${previous ? '日程変更の' : ''}ご予約不成立のお知らせ(${travel.travel_number}) ${travel.hotel_name}`,
    greeting: greetBooker(facts),
    lead: previous
      ? '日程の変更はできませんでした。確認中でした以下の新しいご予約は、成立しませんでした。'
      : '確認中でした以下のご予約は、成立しませんでした。お手数ですが、あらためてご予約をお願いいたします。',
    sections: [
      {
        title: '成立しなかったご予約',
        rows: [
          ['予約番号', travel.travel_number],
          ['ホテル', `${travel.hotel_name}(${travel.city})`],
          ['ご宿泊日', stayText(travel)],
          ...rooms.map(guestText),
        ],
      },
      ...otherTrips(facts),
    ],
    links: buildMailLinks({ ...facts, guestUrl: null }),
    notes: [
      travel.payment_type === 'CREDIT_CARD'
        ? 'クレジットカードへのご請求はありません。確保していたご利用枠は解放されます。'
        : '請求書払いのご利用可能残高は元に戻りました。',
      '本メールは送信専用です。',
    ],
    signature: getMailSignature(facts),
    sender: facts.sender,
  };
}
