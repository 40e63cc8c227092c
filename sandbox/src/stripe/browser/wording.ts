export type CardField = 'cardNumber' | 'cardExpiry' | 'cardCvc';

type Wording = {
  labels: Record<CardField, string>;
  placeholders: Record<CardField, string>;
  messages: Record<string, string>;
  dialog: { title: string; lead: string; accept: string; refuse: string };
};

const JAPANESE: Wording = {
  labels: { cardNumber: 'カード番号', cardExpiry: '有効期限', cardCvc: 'セキュリティコード' },
  placeholders: { cardNumber: '1234 1234 1234 1234', cardExpiry: '月 / 年', cardCvc: 'セキュリティコード' },
  messages: {
    incomplete_number: 'カード番号に不備があります。',
    invalid_number: 'カード番号が無効です。',
    incomplete_expiry: 'カードの有効期限に不備があります。',
    invalid_expiry_month_past: 'カードの有効期限が過ぎています。',
    invalid_expiry_year_past: 'カードの有効期限の年が過ぎています。',
    invalid_expiry_year: 'カードの有効期限の年が無効です。',
    incomplete_cvc: 'カードのセキュリティコードに不備があります。',
    card_declined: 'クレジットカードが拒否されました。',
    expired_card: 'クレジットカードの有効期限が切れています。',
    incorrect_number: 'カード番号が正しくありません。',
    incorrect_cvc: 'カードのセキュリティコードが正しくありません。',
    invalid_cvc: 'カードのセキュリティコードが無効です。',
    invalid_expiry_month: 'カードの有効期限の月が無効です。',
    processing_error: 'クレジットカード情報の処理中にエラーが発生しました。数秒後にもう一度お試しください。',
    setup_intent_authentication_failure:
      'お客様の支払い方法を認証できませんでした。別の支払い方法を選択してもう一度お試しください。',
    payment_intent_authentication_failure:
      'お客様の支払い方法を認証できませんでした。別の支払い方法を選択してもう一度お試しください。',
    connection:
      '決済代行会社への接続中に問題が発生しました。インターネット接続をご確認の上、もう一度お試しください。',
  },
  dialog: {
    title: '本人認証 (3Dセキュア)',
    lead: 'カード発行会社の認証画面の代わりに、サンドボックスが表示しています。',
    accept: '認証する',
    refuse: '認証を拒否する',
  },
};

const ENGLISH: Wording = {
  labels: { cardNumber: 'Card number', cardExpiry: 'Expiration date', cardCvc: 'CVC' },
  placeholders: { cardNumber: '1234 1234 1234 1234', cardExpiry: 'MM / YY', cardCvc: 'CVC' },
  messages: {
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is invalid.',
    incomplete_expiry: "Your card's expiration date is incomplete.",
    invalid_expiry_month_past: "Your card's expiration date is in the past.",
    invalid_expiry_year_past: "Your card's expiration year is in the past.",
    invalid_expiry_year: "Your card's expiration year is invalid.",
    incomplete_cvc: "Your card's security code is incomplete.",
    connection: 'We are experiencing issues connecting to our payments provider. Please try again.',
  },
  dialog: {
    title: '3D Secure',
    lead: 'Shown by the sandbox in place of the card issuer.',
    accept: 'Authenticate',
    refuse: 'Refuse',
  },
};

/** The words for a locale of `Stripe()` or `elements()`; `auto` follows the browser. */
export function wordingFor(locale: string | undefined): Wording {
  const wanted = locale === undefined || locale === 'auto' ? navigator.language : locale;
  return wanted.startsWith('ja') ? JAPANESE : ENGLISH;
}
