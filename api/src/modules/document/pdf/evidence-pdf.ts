import { getBrandColor } from '../../organization/brand-color.ts';
import { dayInZone, toZonedInstant } from '../../rate/calendar.ts';
import type { AttemptRow, PaymentRow } from '../../booking/tables.ts';
import type { CardDisputeRow } from '../../dispute/tables.ts';
import type { SentMailFacts } from '../../travel/mail-store.ts';
import type { TravelHistoryRow } from '../../travel/tables.ts';
import { travelStatusAt } from '../../travel/travel-status.ts';
import type { TripFacts } from '../trip-facts.ts';
import { cancelPolicy } from './cancel-policy-part.ts';
import { eventTexts } from './evidence-words.ts';
import { getLabels } from './labels.ts';
import { masthead, measureRows, notes, type Row, rows, section } from './parts.ts';
import { Sheet } from './sheet.ts';
import { confirmationRows, getBrand, hotelBlock, roomRows, stayBoxes } from './stay-parts.ts';
import { day, yen } from './words.ts';

/** Everything that our rows know of a disputed payment. */
export interface EvidenceFacts {
  dispute: CardDisputeRow;
  trip: TripFacts;
  booking: Pick<
    AttemptRow,
    'created_at' | 'payment_price' | 'customer_ip' | 'customer_user_agent' | 'supplier_reference'
  >;
  payment: Pick<PaymentRow, 'captured' | 'refunded'> | null;
  movements: readonly { call: string; at: Date }[];
  history: readonly TravelHistoryRow[];
  mails: readonly SentMailFacts[];
}

const language = 'ja-JP';
const place = { labelWidth: 168 };

/** For the cardholder's bank: what was booked, agreed to, provided and paid back. In Japanese, with English labels. */
export function evidencePdf(facts: EvidenceFacts): Promise<Buffer> {
  const { trip, dispute } = facts;
  const labels = getLabels(language);
  const sheet = new Sheet({
    title: `異議申し立てへの証拠書類 ${trip.travel.travel_number}`,
    language,
    footer: labels.footer(getBrand(trip).name, trip.travel.travel_number),
    createdAt: trip.now,
    color: getBrandColor(trip.agency),
  });
  masthead(sheet, getBrand(trip), '証拠書類', [
    'Evidence for a disputed card payment',
    `${labels.issuedOn} ${day(dayInZone(trip.now, 'Asia/Tokyo'), language)}`,
  ]);
  table(sheet, '申し立ての対象 Disputed payment', [
    ['申し立て番号 Dispute', dispute.id],
    ['決済番号 Payment', dispute.payment_intent_id],
    ['申し立ての額 Disputed amount', yen(dispute.amount), { strong: true }],
    ['理由 Reason', dispute.reason],
    ['申し立て日時 Opened', instant(dispute.opened_at)],
  ]);
  section(sheet, '予約の内容 Booking', 160);
  hotelBlock(sheet, trip, language, labels);
  stayBoxes(sheet, trip, trip.hotel.ja, language, labels, trip.rooms[0]?.stay.totalNights ?? 0);
  rows(sheet, bookingRows(facts), place);
  for (const room of trip.rooms) {
    table(sheet, `${labels.formatRoomNumber(room.row.room_number)} Room ${room.row.room_number}`, [
      ['状態 Status', labels.roomStatus(room.row)],
      // Ages and wishes concern no bank.
      ...roomRows(trip, room, { language, labels, isForGuests: true }),
      ...confirmationRows(trip, room, labels),
    ]);
  }
  table(sheet, '同意の記録 Consent', consentRows(facts));
  notes(sheet, [
    '予約の確定画面では、支払金額とキャンセル料の条件を表示し、「キャンセル料の条件を確認しました」と「予約内容を確認し、利用規約と宿泊サプライヤー規約に同意します」の両方を選ばないと予約できません。表示と異なる金額では予約されません。',
  ]);
  cancelPolicy(sheet, trip, language, labels);
  table(sheet, '代金 Charges and refunds', moneyRows(facts));
  table(sheet, '経過 History', eventRows(facts));
  table(sheet, '送信したメール E-mails sent', mailRows(facts));
  return sheet.finish();
}

function table(sheet: Sheet, title: string, list: readonly Row[]): void {
  section(sheet, title, measureRows(sheet, list.slice(0, 2), place));
  if (list.length === 0) notes(sheet, ['なし None']);
  else rows(sheet, list, place);
}

function bookingRows({ trip, booking }: EvidenceFacts): Row[] {
  const { travel, companyName, branchName, bookerName, now } = trip;
  return [
    ['予約番号 Booking number', travel.travel_number],
    ['手配先への番号 Supplier reference', booking.supplier_reference],
    ['予約状況 Status', getLabels(language).travelStatus[travelStatusAt(travel, now)]],
    ['予約者 Booked by', bookerName],
    ['会社 Company', `${companyName} ${branchName}`],
    ['メール E-mail', travel.email],
    ['電話 Phone', travel.phone],
  ];
}

function consentRows({ trip, booking }: EvidenceFacts): Row[] {
  return [
    ['同意した日時 Agreed at', instant(booking.created_at), { strong: true }],
    ['同意した人 Agreed by', `${trip.bookerName}(${trip.travel.email})`],
    ['同意した金額 Agreed price', yen(booking.payment_price), { strong: true }],
    ['IPアドレス IP address', booking.customer_ip],
    ['ブラウザー Browser', booking.customer_user_agent ?? '記録なし Not recorded', { maxHeight: 40 }],
  ];
}

function moneyRows({ payment, trip }: EvidenceFacts): Row[] {
  const right = { right: true } as const;
  return [
    ...trip.rooms.map(
      ({ row, price }): Row => [
        `${row.room_number}室目 Room ${row.room_number}`,
        yen(price.paymentPrice),
        right,
      ],
    ),
    ['カードへ請求した額 Charged', yen(payment?.captured ?? 0), { right: true, strong: true }],
    ['カードへ返金した額 Refunded', yen(payment?.refunded ?? 0), right],
  ];
}

function eventRows({ movements, history, trip }: EvidenceFacts): Row[] {
  const roomNumber = (id: string | null) => trip.rooms.find(({ row }) => row.id === id)?.row.room_number;
  const events = [
    ...movements.map(({ call, at }) => ({ at, text: eventTexts[call] ?? call })),
    ...history.map(({ history_type: type, created_at: at, room_id: roomId, price }) => ({
      at,
      text: [
        eventTexts[type] ?? type,
        ...(roomNumber(roomId) === undefined ? [] : [`${roomNumber(roomId)}室目`]),
        ...(price === null ? [] : [`返金額 ${yen(price)}`]),
      ].join(' '),
    })),
  ];
  return events
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, text }) => [instant(at), text]);
}

function mailRows({ mails, trip }: EvidenceFacts): Row[] {
  return mails.map(({ kind, sentAt, isRefused }) => [
    instant(sentAt),
    `${eventTexts[`MAIL_${kind}`] ?? kind} ${trip.travel.email}${isRefused ? '(宛先に届きませんでした Refused)' : ''}`,
  ]);
}

/** On Japan's clock, to the minute. */
function instant(at: Date): string {
  const zoned = toZonedInstant(at, 'Asia/Tokyo');
  return `${day(zoned.slice(0, 10), language)} ${zoned.slice(11, 16)} JST`;
}
