import { type Known, lookUp } from '@yado/shared/contract/known';
import type { BookErrorCode } from './__generated__/useBookHotelMutation.graphql';

/** Where the message leads: what can be done next. */
export type NextStep = 'prepareAgain' | 'rooms' | 'guests' | 'payment' | 'trips' | 'retry';

interface Message {
  title: string;
  advice: string;
  next: NextStep;
}

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const bookMessages: Record<Known<BookErrorCode>, Message> = {
  PRICE_CHECK_NOT_FOUND: {
    title: '料金の確認が見つかりません',
    advice: 'もう一度、空室と料金を確認してください。',
    next: 'prepareAgain',
  },
  PRICE_CHECK_EXPIRED: {
    title: '料金の確認から時間がたちました',
    advice: 'もう一度、空室と料金を確認してください。入力した内容は残ります。',
    next: 'prepareAgain',
  },
  PRICE_CHANGED: {
    title: '料金が変わりました',
    advice: '予約は行われていません。新しい料金をご確認ください。',
    next: 'prepareAgain',
  },
  SOLD_OUT: {
    title: '満室になりました',
    advice: '予約は行われず、お支払いも発生していません。ほかの部屋やプランをお選びください。',
    next: 'rooms',
  },
  INVALID_GUEST_NAME: {
    title: '宿泊者の名前を確認してください',
    advice: '名前は半角のローマ字で入力してください。',
    next: 'guests',
  },
  INVALID_SPECIAL_REQUEST: {
    title: 'ご要望を確認してください',
    advice: '絵文字など使えない文字が含まれているか、長すぎます。',
    next: 'guests',
  },
  INVALID_CONTACT: {
    title: '連絡先を確認してください',
    advice: 'メールアドレスと電話番号を確認してください。',
    next: 'guests',
  },
  GUEST_COUNT_MISMATCH: {
    title: '宿泊者の数が部屋数と合いません',
    advice: '部屋ごとに1名の宿泊者を入力してください。',
    next: 'guests',
  },
  PAYMENT_METHOD_NOT_ALLOWED: {
    title: 'このお支払い方法は使えません',
    advice: 'ほかのお支払い方法を選んでください。',
    next: 'payment',
  },
  CARD_NOT_FOUND: {
    title: 'カードが見つかりません',
    advice: '削除された可能性があります。ほかのカードを選んでください。',
    next: 'payment',
  },
  CARD_DECLINED: {
    title: 'カードで支払えませんでした',
    advice: '予約は行われていません。入力した内容はそのまま残ります。',
    next: 'payment',
  },
  CARD_AUTHENTICATION_REQUIRED: {
    title: 'カードの本人認証が必要です',
    advice:
      '予約は行われていません。このカードは、お支払いのたびに本人認証を求めます。ほかのカードか請求書払いを選んでください。',
    next: 'payment',
  },
  CARD_UNAVAILABLE: {
    title: 'カード会社に接続できませんでした',
    advice: '予約は行われていません。しばらくしてから、もう一度お試しください。',
    next: 'retry',
  },
  CREDIT_LIMIT_EXCEEDED: {
    title: '請求書払いの残高が足りません',
    advice: '予約は行われていません。ほかのお支払い方法を選んでください。',
    next: 'payment',
  },
  BRANCH_SUSPENDED: {
    title: 'この支店では予約できません',
    advice:
      '予約は行われていません。支店の利用が停止されています。会社の管理者、または画面上の「お問い合わせ」へご相談ください。入力した内容はそのまま残ります。',
    next: 'trips',
  },
  TERMS_NOT_ACCEPTED: {
    title: '同意が必要です',
    advice: 'キャンセル料の条件と規約をご確認のうえ、チェックを入れて、もう一度押してください。',
    next: 'retry',
  },
  KEY_REUSED: {
    title: 'この手続きの内容が変わっています',
    advice: '別の画面で同じ手続きが進められました。もう一度、空室と料金を確認してください。',
    next: 'prepareAgain',
  },
  PREVIOUS_TRAVEL_NOT_CHANGEABLE: {
    title: '今の予約を変更できません',
    advice: '新しい予約は行われていません。今の予約がキャンセルされていないか、予約一覧でご確認ください。',
    next: 'trips',
  },
  PREVIOUS_PENALTY_CHANGED: {
    title: '今の予約のキャンセル料が変わりました',
    advice: '新しい予約は行われていません。キャンセル料をご確認のうえ、もう一度お進みください。',
    next: 'prepareAgain',
  },
  SIMILAR_TRAVEL: {
    title: '同じ宿泊者の予約が、このホテルにすでにあります',
    advice:
      '予約はまだ行われていません。二重の予約でないかご確認ください。承知のうえであれば、もう一度ボタンを押すと予約が確定します。',
    next: 'retry',
  },
  TOO_MANY_FREE_ROOMS: {
    title: '同じホテルで押さえられる部屋数を超えています',
    advice:
      '予約は行われず、お支払いも発生していません。無料でキャンセルできる部屋は、おひとりが同じホテルの同じ夜に持てる数に限りがあります。不要な予約をキャンセルしてからお試しになるか、同じ支店のほかの方がご予約ください。',
    next: 'trips',
  },
  PROVIDER_UNAVAILABLE: {
    title: 'ホテルに接続できませんでした',
    advice: '予約は行われず、お支払いも発生していません。しばらくしてから、もう一度お試しください。',
    next: 'retry',
  },
  BOOKING_STATE_UNKNOWN: {
    title: '予約の結果を確認しています',
    advice: '予約一覧で状況をお確かめください。確認が終わるまで、同じ予約をもう一度行わないでください。',
    next: 'trips',
  },
  FORBIDDEN: { title: '予約の権限がありません', advice: '会社の管理者へご相談ください。', next: 'trips' },
  UNEXPECTED: {
    title: '「予約の確定」に失敗しました',
    advice: 'もう一度お試しください。二重に予約されることはありません。',
    next: 'retry',
  },
};

/** For SIMILAR_TRAVEL while the other booking has no trip yet: there is nothing to show of it but where it will be. */
export const bookedElsewhere: Message = {
  title: '同じ宿泊者の予約を、このホテルで手続き中です',
  advice:
    '別の画面などで予約の手続きが進んでいるため、この予約はまだ行っていません。手続き中の予約は、成立するか確認中になると予約一覧に表示されます。少し待って予約一覧で確かめてから、必要なときだけもう一度ボタンを押してください。',
  next: 'trips',
};

/** For a code that the server has learned since, the one for what nobody expected. */
export function bookMessage(code: BookErrorCode): Message {
  return lookUp(bookMessages, code, bookMessages.UNEXPECTED);
}
