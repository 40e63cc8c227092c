import { getCancelRefund } from '../cancel-refund.ts';
import type { MailFacts } from '../mail-facts.ts';
import { buildMailLinks, getMailSignature } from './booked-mail.ts';
import { greetBooker } from './greeting.ts';
import { disputedWords } from './disputed-words.ts';
import { guestText, stayText, yen } from './mail-words.ts';
import { otherTrips } from './other-trips.ts';
import { isGivenUpForMove } from './is-given-up-for-move.ts';
import type { MailText } from './render-mail.ts';

const returned = {
  CREDIT_CARD: 'ご返金はカード会社を通じて行われ、反映まで数日かかる場合があります。',
  INVOICE: 'ご返金分は請求書払いのご利用可能残高に戻りました。',
};
/** The hotel canceled before the booking was confirmed, so nothing was charged. */
const notCharged = {
  CREDIT_CARD: 'このお部屋の料金は、クレジットカードに請求されません。',
  INVOICE: 'このお部屋の料金は、請求書払いのご利用可能残高に戻りました。',
};

const ofSupplier =
  'ホテル側の都合により、以下のお部屋はキャンセルされました。ご宿泊になれませんので、お手数ですが代わりのお部屋をお探しください。';
const ofCompany = {
  all: 'ご予約のキャンセルが完了しました。',
  part: '以下のお部屋のキャンセルが完了しました。そのほかのお部屋のご予約は変わりません。',
};
/** Of a trip from elsewhere: its supplier hears of it from a person, after this mail. */
const ofElsewhere = {
  all: 'ご予約のキャンセルを承りました。手配先での取り消しは、担当者がこれから行います。キャンセル料とご返金額は以下のとおりです。',
  part: '以下のお部屋のキャンセルを承りました。手配先での取り消しは、担当者がこれから行います。そのほかのお部屋のご予約は変わりません。',
};
/** Says nothing about the other rooms, which are being canceled as well. */
const ofMove = {
  all: '日程の変更により、変更前のご予約のキャンセルが完了しました。',
  part: '日程の変更により、変更前のご予約のうち以下のお部屋のキャンセルが完了しました。',
};

/** キャンセル完了: which rooms, what it cost and what comes back. */
export function canceledMail(facts: MailFacts, roomIds: readonly string[]): MailText {
  const { travel } = facts;
  const rooms = facts.rooms.filter(({ id }) => roomIds.includes(id));
  const sum = (pick: (room: (typeof rooms)[number]) => number | null | undefined) =>
    rooms.reduce((total, room) => total + (pick(room) ?? 0), 0);
  const returnedBesides = sum(({ id }) => facts.operatorRefunds.get(id));
  const bySupplier = rooms.length > 0 && rooms.every(({ cancel_by }) => cancel_by === 'SUPPLIER');
  const isMoved = !bySupplier && isGivenUpForMove(facts, rooms);
  const isElsewhere = travel.external_supplier_name !== null;
  const isCharged =
    !bySupplier || rooms.some(({ canceled_at: at }) => at && travel.booked_at && at > travel.booked_at);
  const refund = sum((room) => getCancelRefund(room, facts.operatorRefunds));
  const { cardDispute } = facts;
  const back =
    isCharged && cardDispute
      ? disputedWords[cardDispute]
      : (isCharged ? returned : notCharged)[travel.payment_type];
  return {
    subject: `【${facts.sender.name}】${isMoved ? '日程変更による' : ''}キャンセル${isElsewhere ? '受付' : '完了'}のお知らせ(${travel.travel_number}) ${travel.hotel_name}`,
    greeting: greetBooker(facts),
    lead: bySupplier
      ? ofSupplier
      : (isElsewhere ? ofElsewhere : isMoved ? ofMove : ofCompany)[
          travel.status === 'CANCELED' ? 'all' : 'part'
        ],
    sections: [
      {
        title: 'キャンセルしたお部屋',
        rows: [
          ['予約番号', travel.travel_number],
          ['ホテル', `${travel.hotel_name}(${travel.city})`],
          ['ご宿泊日', stayText(travel)],
          ...rooms.map(guestText),
        ],
      },
      {
        title: '料金',
        rows: [
          ['キャンセル料', yen(sum(({ penalty_price: penalty }) => penalty))],
          [isCharged ? 'ご返金額' : 'ご請求しない金額', yen(refund)],
          ...(returnedBesides > 0
            ? [['別途ご返金した金額(上記に含みません)', yen(returnedBesides)] as const]
            : []),
        ],
      },
      ...otherTrips(facts),
    ],
    links: buildMailLinks(facts).slice(0, 1),
    notes: [...(refund > 0 ? [back] : []), '本メールは送信専用です。'],
    signature: getMailSignature(facts),
    sender: facts.sender,
  };
}
