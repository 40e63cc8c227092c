import type { Known } from '@yado/shared/relay/known';
import type { InvoiceErrorCode } from './__generated__/useUpdateInvoiceStatusMutation.graphql';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const invoiceStatusMessages: Readonly<Record<Known<InvoiceErrorCode>, string>> = {
  INVOICE_NOT_FOUND: '請求書が見つかりません。一覧を読み込み直してください。',
  STATUS_NOT_ALLOWED:
    'この請求書の状態はもう変えられません。ほかの担当者が変更した可能性があります。一覧を読み込み直してください。',
  UNEXPECTED: '「請求書の状態の変更」に失敗しました。しばらくしてから、もう一度お試しください。',
};
