import type { Known } from '@yado/shared/contract/known';
import type { InvoiceErrorCode } from './__generated__/useVoidInvoiceMutation.graphql';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const invoiceMessages: Readonly<Record<Known<InvoiceErrorCode>, string>> = {
  INVOICE_NOT_FOUND: '請求書が見つかりません。一覧を読み込み直してください。',
  STATUS_NOT_ALLOWED:
    'この請求書の状態はもう変えられません。ほかの担当者が変更した可能性があります。一覧を読み込み直してください。',
  PAYMENT_DAY_NOT_ALLOWED: '入金日は、請求書の発行日から今日までの日付にしてください。',
  PAYMENT_PRICE_NOT_ALLOWED:
    '入金額が残りの額を超えています。ほかの担当者が記録した可能性があります。一覧を読み込み直してください。',
  PAYMENT_REMOVED: 'この入金の記録はもう取り消されています。請求書を読み込み直してください。',
  INVOICE_HAS_PAYMENTS:
    '入金の記録がある請求書は取り消せません。先に、明細の画面で入金の記録を取り消してください。',
  CREDIT_USED: '戻した請求書払いの残りを支店がすでに使っているため、この入金の記録は取り消せません。',
  UNEXPECTED: '請求書の変更に失敗しました。しばらくしてから、もう一度お試しください。',
};
