import type { MailFacts } from '../mail-facts.ts';
import type { MailRefund } from '../read-mail-refund.ts';
import { buildMailLinks, getMailSignature } from './booked-mail.ts';
import { greetBooker } from './greeting.ts';
import { disputedWords } from './disputed-words.ts';
import { guestText, stayText, yen } from './mail-words.ts';
import type { MailText } from './render-mail.ts';

const ways = {
  CREDIT_CARD: {
    to: 'クレジットカード',
    when: 'カード会社を通じて返金します。ご利用明細に反映されるまで数日かかる場合があります。カードへのご請求がまだの場合は、ご請求額から差し引かれることがあります。',
  },
  INVOICE: {
    to: '請求書払い',
    when: '請求書払いのご利用可能残高に戻りました。請求書の発行前であれば差し引いてご請求し、発行後であれば次回以降の請求書で差し引きます。',
  },
};

/** ご返金: what an operator returns outside the policy, why, by which way and when. The stay is as it was. */
export function refundedMail(facts: MailFacts, refund: MailRefund): MailText {
  const { travel, rooms, cardDispute } = facts;
  const { to, when } = ways[travel.payment_type];
  return {
    subject: `【${facts.sender.name}】ご返金のお知らせ(${travel.travel_number}) ${travel.hotel_name}`,
    greeting: greetBooker(facts),
    lead: '以下のとおりご返金いたします。ご返金によるご予約内容の変更はありません。',
    sections: [
      {
        title: 'ご返金',
        rows: [
          ['ご返金額', yen(refund.price)],
          ['理由', refund.reason],
          ['ご返金方法', to],
          ['ご返金の時期', cardDispute ? disputedWords[cardDispute] : when],
          ['ご返金後のお支払い金額(ご予約全体)', yen(travel.payment_price - travel.refund_price)],
        ],
      },
      {
        title: '対象のお部屋',
        rows: [
          ['予約番号', travel.travel_number],
          ['ホテル', `${travel.hotel_name}(${travel.city})`],
          ['ご宿泊日', stayText(travel)],
          ...rooms.filter(({ id }) => id === refund.room_id).map(guestText),
        ],
      },
    ],
    links: buildMailLinks(facts).slice(0, 1),
    notes: ['本メールは送信専用です。'],
    signature: getMailSignature(facts),
    sender: facts.sender,
  };
}
