import { alwaysFreeText } from '../../rate/always-free-text.ts';
import type { MailFacts } from '../mail-facts.ts';
import { isGivenUp } from '../room-state.ts';
import { greetBooker } from './greeting.ts';
import { deadline, guestText, stayText, yen } from './mail-words.ts';
import { otherTrips } from './other-trips.ts';
import { payAtHotelText } from './pay-at-hotel-text.ts';
import type { MailSection, MailText } from './render-mail.ts';

/** 予約確定, or 予約継続 for a trip that was to be replaced and stays: what is booked, both amounts, until when canceling is free, and where to look at it. */
export function bookedMail(facts: MailFacts): MailText {
  const { travel } = facts;
  const standing = facts.rooms.filter((room) => !isGivenUp(room));
  const rooms = standing.length > 0 ? standing : facts.rooms;
  const { event, lead } = getEvent(facts);
  return {
    subject: `【${facts.sender.name}】${event}のお知らせ(${travel.travel_number}) ${travel.hotel_name}`,
    greeting: greetBooker(facts),
    lead,
    sections: [
      {
        title: 'ご予約内容',
        rows: [
          ['予約番号', travel.travel_number],
          ['ホテル', `${travel.hotel_name}(${travel.city})`],
          ['ご宿泊日', stayText(travel)],
          ...rooms.map(guestText),
          ['契約の相手方', [facts.seller.name, facts.seller.license].filter(Boolean).join(' ')],
        ],
      },
      buildPrices(facts),
      { title: 'キャンセルについて', rows: cancelRows(facts) },
      ...otherTrips(facts),
    ],
    links: buildMailLinks(facts),
    notes: [taxNote(facts), '本メールは送信専用です。'],
    signature: getMailSignature(facts),
    sender: facts.sender,
  };
}

function getEvent({ isKept, previous }: MailFacts): { event: string; lead: string } {
  if (isKept) {
    const lead =
      '日程を変更した後のご予約がキャンセルされ、変更前のこのご予約を残しました。以下の内容で引き続き有効です。';
    return { event: 'ご予約継続', lead };
  }
  const lead = '以下の内容でご予約が確定しました。';
  return previous
    ? { event: '日程変更によるご予約確定', lead: `日程の変更により、${lead}` }
    : { event: 'ご予約確定', lead };
}

function taxNote({ isInJapan }: MailFacts): string {
  return isInJapan
    ? '料金は消費税・サービス料込みです。'
    : 'お支払い金額は税およびサービス料込みです。日本以外のホテルのため、消費税の対象外です。';
}

function buildPrices({ travel, pricing, localTax }: MailFacts): MailSection {
  const paid = travel.payment_type === 'CREDIT_CARD' ? 'クレジットカード' : '請求書払い';
  const { paymentPrice, propertyPrice } = pricing.total;
  return {
    title: '料金',
    rows: [
      [`お支払い金額(${paid})`, yen(paymentPrice)],
      ['現地でのお支払い', payAtHotelText(propertyPrice, localTax)],
    ],
  };
}

function cancelRows(facts: MailFacts): MailSection['rows'] {
  const {
    travel,
    timeline: { stages },
  } = facts;
  const rows: [string, string][] = [['無料キャンセル期限', freeUntilText(facts)]];
  for (const { start, end, penaltyPrice } of stages) {
    // What is free at first is above.
    if (penaltyPrice === 0 && !start) continue;
    const from = start ? 'その後' : 'ご予約直後から';
    rows.push([end ? `${from} ${deadline(end, travel.time_zone)}まで` : from, yen(penaltyPrice)]);
  }
  return rows;
}

function freeUntilText({ travel, timeline: { freeUntil, alwaysFree } }: MailFacts): string {
  if (alwaysFree) return alwaysFreeText;
  if (!freeUntil) return '無料でのキャンセルはできません';
  return `${deadline(freeUntil, travel.time_zone)}まで`;
}

/** Where members and guests open the trip. */
export function buildMailLinks(facts: MailFacts): MailText['links'] {
  const member = {
    label: 'ご予約の詳細・キャンセル(サインインが必要です)',
    url: `${facts.origin}/trips/${facts.travel.id}`,
  };
  if (facts.guestUrl === null) return [member];
  return [member, { label: '宿泊される方への宿泊確認書(サインイン不要)', url: facts.guestUrl }];
}

export function getMailSignature({ sender }: MailFacts): string[] {
  return sender.contact === null ? [sender.name] : [sender.name, sender.contact];
}
