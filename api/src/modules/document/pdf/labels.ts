import type { AddresseeKind, TravelStatus } from '../../../graphql/__generated__/schema-types.ts';
import { honored } from '../../../lib/read-addressee.ts';
import type { DocumentLanguage } from '../document-claim.ts';
import { type RoomMoneyState, getRefundExtent, statusAtHotel } from '../../travel/room-state.ts';
import type { LocalTaxEstimateModel } from '../../local-tax/estimate-local-tax.ts';
import { returnedLabels, roomStatusLabels, travelStatusLabels } from '../status-labels.ts';
import { yen } from './words.ts';

const ja = {
  voucher: '宿泊確認書',
  detail: 'ご予約明細書',
  tripNumber: '予約番号',
  issuedOn: '発行日',
  phone: '電話番号',
  checkin: 'チェックイン',
  checkout: 'チェックアウト',
  nights: (count: number) => `${count}泊`,
  from: (time: string) => `${time}から`,
  until: (time: string) => `${time}まで`,
  fromUntil: (from: string, until: string) => `${from} 〜 ${until}`,
  anyHour: '24時間いつでも',
  withOpenDesk: (hours: string) => `${hours}(フロントは24時間対応)`,
  guest: '宿泊者名',
  sama: (name: string) => `${name} 様`,
  people: '人数',
  adults: (count: number) => `大人${count}名`,
  childCount: (count: number) => `お子様${count}名`,
  children: (ages: readonly number[]) =>
    `お子様${ages.length}名(${ages.map((age) => `${age}歳`).join('、')})`,
  room: 'お部屋',
  formatRoomNumber: (number: number) => `${number}室目`,
  meals: '食事',
  noMeals: '食事なし',
  smoking: '喫煙・禁煙',
  smokingYes: '喫煙',
  smokingNo: '禁煙',
  request: 'ご要望',
  requestNote: '(確約ではありません)',
  none: 'なし',
  hotelConfirmation: 'ホテル確認番号',
  agentReference: '手配先の予約番号',
  hotelConfirmationOpen: '発行待ち(予約は確定しています)',
  itinerary: '手配番号',
  guestInformation: '宿泊者',
  payAtHotel: '現地でのお支払い',
  payAtHotelNone: 'ご予約時点で、現地でのお支払いはありません。',
  payAtHotelCanceled: 'キャンセルされたため、現地でのお支払いはありません。',
  payAtHotelUnknown:
    '現地でのお支払い(宿泊税など)の有無は確認していません。ホテルで求められたときは、現地でお支払いください。',
  payAtHotelNote:
    '宿泊料金とは別に、ホテルで現地通貨によりお支払いください。宿泊税などは変わることがあります。',
  resort: 'リゾート料金',
  mandatory: '必須の料金',
  mandatoryNote:
    '「必須の料金」は、宿泊に必ずかかる、ホテルの定める料金です。内容はホテルにお確かめください。',
  tax: '宿泊税など',
  localTax: '宿泊税・入湯税の目安',
  localTaxAsk: 'ホテルでお確かめください',
  formatLocalTax: ({ total, isUpperBound }: LocalTaxEstimateModel) =>
    `${isUpperBound ? '最大' : '約'}${yen(total)}`,
  totalWithTax: '合計(宿泊税などを含む)',
  totalWithoutTax: '合計(宿泊税などは含まない)',
  paid: '宿泊料金はお支払い手続き済みです。フロントでのお支払いは、下記と追加でご利用になった分だけです。',
  paidElsewhere: '宿泊料金はお支払い手続き済みです。',
  instructions: 'チェックインのご案内',
  arrival: '到着のとき',
  contacts: 'お問い合わせ',
  contactsPhone: '電話',
  contactsMail: 'メール',
  contactsNormal: '通常時',
  contactsEmergency: '緊急時',
  bookedBy: '手配',
  booker: '予約者',
  bookedAt: '予約日時',
  status: '予約状況',
  formatAddressee: (company: string, branch: string) => honored(`${company} ${branch}`, 'COMPANY'),
  addresseeName: (name: string, kind: AddresseeKind) => honored(name, kind),
  booking: 'ご予約',
  prices: 'お支払い金額',
  stayPrice: '宿泊料金(税込)',
  taxAndService: 'うち税およびサービス料',
  billedTax: (percent: number) => `うち消費税(${percent}%・手配先の請求書)`,
  billedPart: (percent: number | null) =>
    percent === null ? '消費税対象外(入湯税・宿泊税など)' : `${percent}%対象(税込・手配先の請求書)`,
  billNumber: (number: string | null) =>
    number === null
      ? '手配先の請求書に登録番号の記載がないため、適格請求書のない宿泊として扱います。'
      : `手配先の請求書の登録番号 ${number}`,
  refund: '返金',
  final: 'お支払い合計',
  noReceiptNote: 'この書類は領収書・請求書ではありません。キャンセル料は消費税の対象外です。',
  means: 'お支払い方法',
  card: 'クレジットカード',
  invoice: '請求書払い',
  cancelPolicy: 'キャンセル規定',
  cancelNote: '時刻はホテルの現地時間です。日本時間と異なる場合は併記しています。金額は1室あたりです。',
  cancelFree: '無料',
  cancelThen: 'その後',
  cancelAfter: 'その後',
  cancelFromBooking: 'ご予約直後から',
  cancelUntil: 'まで',
  cancelAll: 'すべてのお部屋',
  canceledOn: 'キャンセル日',
  cancelFee: 'キャンセル料(消費税対象外)',
  /** What it is at the hotel, and after that what an operator returned: 「予約確定・一部返金」. */
  roomStatus: (room: RoomMoneyState): string => {
    const returned = getRefundExtent(room);
    const label = roomStatusLabels[statusAtHotel(room)];
    return returned ? `${label}・${returnedLabels[returned]}` : label;
  },
  travelStatus: travelStatusLabels as Readonly<Record<TravelStatus, string>>,
  footer: (brand: string, number: string) => `${brand} 予約番号 ${number}`,
};

const en: typeof ja = {
  voucher: 'Hotel Voucher',
  detail: 'Booking Details',
  tripNumber: 'Booking number',
  issuedOn: 'Issued',
  phone: 'Phone',
  checkin: 'Check-in',
  checkout: 'Check-out',
  nights: (count) => (count === 1 ? '1 night' : `${count} nights`),
  from: (time) => `from ${time}`,
  until: (time) => `by ${time}`,
  fromUntil: (from, until) => `from ${from} to ${until}`,
  anyHour: 'at any hour',
  withOpenDesk: (hours) => `${hours} (front desk open 24 hours)`,
  guest: 'Guest name',
  sama: (name) => name,
  people: 'Guests',
  adults: (count) => (count === 1 ? '1 adult' : `${count} adults`),
  childCount: (count) => (count === 1 ? '1 child' : `${count} children`),
  children: (ages) => `${ages.length === 1 ? '1 child' : `${ages.length} children`} (age ${ages.join(', ')})`,
  room: 'Room',
  formatRoomNumber: (number) => `Room ${number}`,
  meals: 'Meals',
  noMeals: 'No meals',
  smoking: 'Smoking',
  smokingYes: 'Smoking',
  smokingNo: 'Non-smoking',
  request: 'Requests',
  requestNote: '(not guaranteed)',
  none: 'None',
  hotelConfirmation: 'Hotel confirmation no.',
  agentReference: 'Booking reference (agent)',
  hotelConfirmationOpen: 'to follow (the booking is confirmed)',
  itinerary: 'Itinerary no.',
  guestInformation: 'Guest',
  payAtHotel: 'To pay at the hotel',
  payAtHotelNone: 'Nothing was due at the hotel at the time of booking.',
  payAtHotelCanceled: 'Nothing is due at the hotel, as the booking was canceled.',
  payAtHotelUnknown:
    'Charges at the hotel, such as local taxes, were not confirmed. Any that apply are paid by the guest.',
  payAtHotelNote:
    'Collected by the hotel in its own currency, apart from the room rate. Local taxes may change.',
  resort: 'Resort fee',
  mandatory: 'Mandatory fee',
  mandatoryNote:
    'The mandatory fee is set by the hotel and due with every stay. Please ask the hotel what it covers.',
  tax: 'Local taxes',
  localTax: 'Local taxes, estimated',
  localTaxAsk: 'please ask the hotel',
  formatLocalTax: ({ total, isUpperBound }: LocalTaxEstimateModel) =>
    `${isUpperBound ? 'up to' : 'about'} ${yen(total)}`,
  totalWithTax: 'Total (local taxes included)',
  totalWithoutTax: 'Total (local taxes not included)',
  paid: 'The room has been paid for. Please collect only the amounts below and extras from the guest.',
  paidElsewhere: 'The room has been paid for.',
  instructions: 'Check-in information',
  arrival: 'On arrival',
  contacts: 'Contact',
  contactsPhone: 'Phone',
  contactsMail: 'E-mail',
  contactsNormal: 'Office hours',
  contactsEmergency: 'Emergency',
  bookedBy: 'Arranged by',
  booker: 'Booked by',
  bookedAt: 'Booked on',
  status: 'Status',
  formatAddressee: (company, branch) => `${company} ${branch}`,
  addresseeName: (name) => name,
  booking: 'Booking',
  prices: 'Price',
  stayPrice: 'Room charge (tax included)',
  taxAndService: 'of which taxes and service',
  billedTax: (percent: number) => `of which consumption tax (${percent}%, as billed)`,
  billedPart: (percent: number | null) =>
    percent === null
      ? 'Outside consumption tax (local taxes)'
      : `Taxed at ${percent}% (tax included, as billed)`,
  billNumber: (number: string | null) =>
    number === null
      ? 'The bill has no registration number: no qualified invoice.'
      : `Registration number on the bill: ${number}`,
  refund: 'Refund',
  final: 'Total paid',
  noReceiptNote: 'This is neither a receipt nor an invoice. Cancellation fees carry no consumption tax.',
  means: 'Payment',
  card: 'Credit card',
  invoice: 'Invoice',
  cancelPolicy: 'Cancellation policy',
  cancelNote: 'Times are those of the hotel; Japan time is added where it differs. Amounts are per room.',
  cancelFree: 'Free of charge',
  cancelThen: 'then',
  cancelAfter: 'after that',
  cancelFromBooking: 'From booking',
  cancelUntil: 'until',
  cancelAll: 'All rooms',
  canceledOn: 'Canceled on',
  cancelFee: 'Cancellation fee (no consumption tax)',
  roomStatus: (room) => {
    const returned = getRefundExtent(room);
    const status = enRoomStatus[statusAtHotel(room)];
    return returned ? `${status}, ${enReturned[returned]}` : status;
  },
  travelStatus: {
    BOOKING: 'Being confirmed',
    BOOKED: 'Confirmed',
    PARTIALLY_CANCELED: 'Partly canceled',
    CANCELED: 'Canceled',
    COMPLETED: 'Completed',
    FAILED: 'Not booked',
  },
  footer: (brand, number) => `${brand}   Booking number ${number}`,
};

const enRoomStatus = {
  PENDING: 'Being confirmed',
  BOOKED: 'Confirmed',
  CANCELED: 'Canceled',
  FAILED: 'Not booked',
};
const enReturned = { ALL: 'refunded', PART: 'partly refunded' };

export type Labels = typeof ja;
export const getLabels = (language: DocumentLanguage): Labels => (language === 'ja-JP' ? ja : en);
