import { isCalendarDate } from '@yado/shared/format/calendar-date';
import { formatStay } from '@yado/shared/format/dates';
import { formatInstant } from '@yado/shared/format/instants';
import { formatYen } from '@yado/shared/format/yen';
import { lookUp } from '@yado/shared/contract/known';

/**
 * What the API noted of a task as `name=value` pairs, for people. A pair or a value that isn't known here stays as
 * it is written: an operator may need it, or hand it on to the developers.
 */
export function recordText(record: string): string {
  // Where `theirs` distinguishes both sides, the numbers are amounts; elsewhere `ours` may be a booking's number.
  const inYen = /(?:^|\s)theirs=/.test(record);
  return record
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => pairText(part, inYen))
    .join(' / ');
}

type Show = (value: string) => string;

function pairText(part: string, inYen: boolean): string {
  const at = part.indexOf('=');
  const [name, value] = [part.slice(0, at), part.slice(at + 1)];
  if (at < 1 || value === '') return part;
  if (name === 'ours' && inYen) return `当社 ${yen(value)}`;
  return lookUp<string, Show>(shows, name, () => part)(value);
}

const yen: Show = (value) => (/^-?\d+$/.test(value) ? formatYen(Number(value)) : value);
const instant: Show = (value) =>
  Number.isNaN(Date.parse(value)) ? value : formatInstant(value, { year: true });
const times: Show = (value) => (/^\d+$/.test(value) ? `${value}回` : value);
const rooms: Show = (value) => (/^\d+$/.test(value) ? `${value}室` : value);

const words: Show = (value) => value.replaceAll('_', ' ');
const nights: Show = (value) => {
  const [checkin = '', checkout = ''] = value.split('/');
  return [checkin, checkout].every(isCalendarDate) ? formatStay(checkin, checkout, { year: true }) : value;
};

const stays = {
  booked: '予約済み',
  BOOKED: '予約済み',
  canceled: 'キャンセル済み',
  CANCELED: 'キャンセル済み',
  pending: '予約処理中',
  none: 'なし',
};
const attemptStates = {
  CREATED: '開始前',
  AUTHORIZING: '金額を確保中',
  AUTHORIZED: '金額を確保済み',
  SUPPLIER_SENT: '仕入先へ送信済み',
  SUPPLIER_UNKNOWN: '予約の結果が不明',
  CONFIRMED: '確定',
  RELEASING: '確保を解除中',
  FAILED: '失敗',
};
const paymentStatuses = {
  requires_payment_method: 'カードの入力待ち',
  requires_confirmation: '確認待ち',
  requires_action: '本人認証待ち',
  processing: '処理中',
  requires_capture: '確保中',
  succeeded: '請求済み',
  canceled: '取り消し済み',
  absent: '記録なし',
};
const fields = { names: '宿泊者名', hotel: '宿泊施設', dates: '宿泊日', rooms: '客室数' };
const works = {
  booking: '予約の確認',
  payment: 'カードの請求・解除・返金',
  hold: 'カードの確保',
  'date-change': '日程変更',
  itinerary: '予約内容の読み取り',
  cancel: 'キャンセルの確認',
  change: '変更の確認',
  mail: 'メールの送信',
  'account-task': 'アカウントの処理',
  'card-detach': '削除したカードの登録解除',
  'invoice-closing': '請求書の締め',
  reconcile: '外部との照合',
  'card-scan': '決済の照合',
  'lost-review': '記録のない予約・決済の確認',
};
const openWork = {
  SENT: '送信済み',
  UNKNOWN: '結果が不明',
  CANCELING: '元の予約をキャンセル中',
  BOOKING: '確認中',
  BOOKED: '予約済み',
  PARTIALLY_CANCELED: '一部キャンセル済み',
  CANCELED: 'キャンセル済み',
  CREATE_ACCOUNT: 'アカウントの作成',
  REVOKE_SESSIONS: 'サインアウト',
  READ_IDENTITY: 'メールアドレスの反映',
  UNDO_EMAIL: 'メールアドレスの変更の取り消し',
};
const mails = {
  BOOKED: '予約確定',
  CANCELED: 'キャンセル',
  FAILED: '予約不成立',
  REFUNDED: '返金',
  HOLD_RENEWED: 'カードの再確保',
  HOLD_LAPSED: 'カードの確保終了',
  INVITATION_MAIL: '招待',
  PASSWORD_CODE_MAIL: 'パスワード再設定',
  EMAIL_UNDONE: 'メールアドレスの変更の取り消し',
  FIRST_PASSWORD_MAIL: '最初のパスワード',
  AGENCY_CHANGED: '代理店の情報の変更',
  AGENCY_CONTACT_CHANGED: '請求書の問い合わせ先の変更',
};
const disputeStatuses = {
  needs_response: '回答が必要',
  under_review: 'カード会社で審査中',
  won: '当社の主張が認められました',
  lost: '認められませんでした',
  warning_needs_response: '照会(回答が必要)',
  warning_under_review: '照会(確認中)',
  warning_closed: '照会の終了',
  prevented: '申し立て前に解決',
  appeal_needs_response: '再審査(回答が必要)',
  appeal_under_review: '再審査中',
};
/** https://docs.stripe.com/disputes/categories */
const disputeCauses = {
  bank_cannot_process: 'カード会社で処理できない',
  check_returned: '小切手の返却',
  credit_not_processed: '返金されていない',
  customer_initiated: '名義人の申し出',
  debit_not_authorized: '承認していない引き落とし',
  duplicate: '二重の請求',
  fraudulent: '身に覚えがない(不正利用)',
  general: 'その他',
  incorrect_account_details: '口座の誤り',
  insufficient_funds: '残高不足',
  noncompliant: 'カード会社の規則への違反',
  product_not_received: 'サービスが提供されていない',
  product_unacceptable: 'サービスが説明と違う',
  subscription_canceled: '解約した定期購入',
  unrecognized: '覚えのない請求',
};
const movements = { capture: '請求', release: '確保の解除', refund: '返金', none: 'なし' };

/** By the name of the pair. Amounts of ours come first, then the provider's, then bookings and jobs. */
const shows: Readonly<Record<string, Show>> = {
  ours: named('当社', {
    ...stays,
    failed: '予約失敗',
    held: '確保中',
    captured: '請求済み',
    capture_failed: '請求失敗',
  }),
  held: (value) => `確保額 ${yen(value)}`,
  captured: (value) => `請求額 ${yen(value)}`,
  refunded: (value) => `返金額 ${yen(value)}`,
  dispute: named('異議申し立て', disputeStatuses),
  cause: named('申し立ての理由', disputeCauses),
  answer_by: (value) => `回答期限 ${instant(value)}`,
  evidence: named('証拠', { none: '未送付', sent: '送付済み' }),
  withdrawn: (value) => `引き落とされた額 ${yen(value)}`,
  reinstated: (value) => `当社へ戻った額 ${yen(value)}`,
  fee: (value) => `手数料 ${yen(value)}`,
  owed: (value) => `終了後に返金する額 ${yen(value)}`,
  unpaid: (value) => `未払いの額 ${yen(value)}`,
  target: (value) => `請求すべき額 ${yen(value)}`,
  // What the money does next, or the trip that takes the place of another.
  next: (value) =>
    (Object.hasOwn(movements, value) ? named('次の処理', movements) : named('新しい予約'))(value),
  books: named('照合', {
    TRIP: '予約と受け取った金額',
    INVOICE: '請求書と明細',
    RECEIPT: '領収書と明細',
    PAPER: '保存した書類',
    UNBILLED: '締めた月の未請求',
  }),
  theirs: (value) => `相手先 ${yen(value)}`,
  changed: named('変更された項目', {
    bank_account: 'お振込先の口座',
    registration_number: '適格請求書発行事業者の登録番号',
    seal_id: '社印',
    logo_id: '書類とメールのロゴ',
  }),
  changed_by: (value) => `変更した利用者 ${words(value)}`,
  reply: (value) => `メールサーバーの応答 ${value}`,
  provider: named('決済サービス', paymentStatuses),
  received: (value) => `決済サービスの受領額 ${yen(value)}`,
  given_back: (value) => `決済サービスの返金額 ${yen(value)}`,
  authorization: named('金額の確保', { gone: '失効' }),
  supplier: named('仕入先', {
    ...stays,
    external: '外部手配',
    'no-answer': '返事なし',
    'no-itinerary': '予約が見つかりません',
    'no-amount': '金額の記載なし',
    'rooms-not-recognised': '客室を照合できません',
    'not-asked': '自動では確認できません',
  }),
  hotel: (value) => `ホテル ${words(value)}`,
  stay: (value) => `宿泊 ${nights(value)}`,
  guest: (value) => `宿泊者 ${words(value)}`,
  means: named('支払い方法', { card: 'カード', invoice: '請求書' }),
  payment: named('決済サービスの番号'),
  room: named('客室', { booked: '予約済み', unchanged: '変更なし' }),
  rooms: (value) => `客室 ${rooms(value)}`,
  itinerary: named('仕入先の予約', { unreadable: '読み取れません' }),
  agreed: (value) => `お客様が同意した額 ${value}`,
  currency: named('通貨'),
  'next-rooms': named('新しい予約の客室', { 'canceled-by-supplier': 'ホテルが取り消し' }),
  previous: named('元の予約', {
    kept: '残しています',
    'past-check-in': 'チェックインの日時を過ぎています',
    'not-cancelled-yet': 'まだキャンセルされていません',
  }),
  cancel: named('キャンセル', { 'by-hand': '手配先へ直接' }),
  accepted: (value) => `同意済みのキャンセル料 ${yen(value)}`,
  consented: (value) => `同意済みのキャンセル料 ${yen(value)}`,
  penalty: (value) => `現在のキャンセル料 ${yen(value)}`,
  refused: named('拒否の理由'),
  attempt: named('予約手続き', attemptStates),
  state: named('状態', { ...attemptStates, ...openWork }),
  field: named('違う項目', fields),
  work: named('処理', works),
  mail: named('メール', mails),
  since: (value) => `開始 ${instant(value)}`,
  held_back: (value) => `上限による送信待ち ${/^\d+$/.test(value) ? `${value}通` : value}`,
  failures: (value) => `失敗 ${times(value)}`,
  error: named('エラー'),
  deadline: (value) => `確保の期限 ${instant(value)}`,
  renewal: named('再確保', {
    'not-yet': 'まだできていません',
    'done-before': '以前に1回済み',
    card_removed: 'カードが削除されています',
  }),
  sent: (value) => `送信 ${instant(value)}`,
  tries: (value) => `試行 ${times(value)}`,
  code: named('エラーコード'),
  id: named('番号'),
};

function named(label: string, values: Readonly<Record<string, string>> = {}): Show {
  return (value) => `${label} ${lookUp(values, value, value)}`;
}
