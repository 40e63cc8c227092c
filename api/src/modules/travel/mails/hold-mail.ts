import type { MailFacts } from '../mail-facts.ts';
import type { NoticeKind } from '../tables.ts';
import { buildMailLinks, getMailSignature } from './booked-mail.ts';
import { greetBooker } from './greeting.ts';
import { guestText, stayText, yen } from './mail-words.ts';
import { otherTrips } from './other-trips.ts';
import type { MailText } from './render-mail.ts';

interface Words {
  subject: string;
  lead: string;
  notes: string[];
}

const words: Record<NoticeKind, Words> = {
  HOLD_RENEWED: {
    subject: 'カードご利用枠の再確保のお知らせ',
    lead: '以下のご予約は、成立したかどうかをホテルに確認しています。カードご利用枠の確保の期限が近づいたため、同じ金額をあらためて確保し、前の確保は解除の手続きをしました。',
    notes: [
      'まだご請求はしていません。予約が成立していない場合は、確保したご利用枠を解放します。',
      'カード会社によっては、前の確保が消えるまで、しばらく二重に表示されることがあります。',
    ],
  },
  HOLD_LAPSED: {
    subject: 'カードご利用枠の確保終了のお知らせ',
    lead: '以下のご予約は、成立したかどうかをホテルに確認しています。確認中に、カードご利用枠の確保が終了しました。',
    notes: [
      'まだご請求はしていません。確保していたご利用枠は解放されます。',
      '予約が成立していた場合は、お支払い方法について担当者からご連絡します。',
    ],
  },
};

/** 確認中 lasts so long that the held funds change: what became of them, and that nothing was charged. */
export function holdMail(kind: NoticeKind, facts: MailFacts): MailText {
  const { travel, rooms, pricing, previous } = facts;
  const { subject, lead, notes } = words[kind];
  return {
    subject: `【${facts.sender.name}】${previous ? '日程変更のご予約: ' : ''}${subject}(${travel.travel_number}) ${travel.hotel_name}`,
    greeting: greetBooker(facts),
    lead: previous ? `日程の変更による${lead}` : lead,
    sections: [
      {
        title: '確認中のご予約',
        rows: [
          ['予約番号', travel.travel_number],
          ['ホテル', `${travel.hotel_name}(${travel.city})`],
          ['ご宿泊日', stayText(travel)],
          ['金額', yen(pricing.total.paymentPrice)],
          ...rooms.map(guestText),
        ],
      },
      ...otherTrips(facts),
    ],
    links: buildMailLinks({ ...facts, guestUrl: null }),
    notes: [...notes, '本メールは送信専用です。'],
    signature: getMailSignature(facts),
    sender: facts.sender,
  };
}
