import type { Known } from '@yado/shared/contract/known';
import type { ReceiptErrorCode } from './__generated__/useIssueReceiptMutation.graphql';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const receiptMessages: Record<Known<ReceiptErrorCode>, string> = {
  TRAVEL_NOT_FOUND: '予約が見つかりません。予約一覧から開き直してください。',
  RECEIPT_NOT_FOUND: '領収書が見つかりません。ページを再読み込みしてください。',
  ROOM_NOT_FOUND: 'この予約にない客室が選ばれています。ページを再読み込みして、客室を選び直してください。',
  NOT_PAID_BY_CARD: 'クレジットカード払いの予約ではありません。請求書払いの予約は、請求書をご利用ください。',
  NOT_PAID_YET: 'カードの決済がまだ完了していません。完了してから、もう一度お試しください。',
  PAYMENT_DISPUTED:
    'このカード払いについてカード会社に異議申し立てがあるため、発行できません。詳しくはお問い合わせください。',
  ALREADY_ISSUED: 'この客室の領収書は、すでに発行されています。ページを再読み込みしてください。',
  NOTHING_TO_SAY: '新しく発行する内容がありません。ページを再読み込みしてください。',
  AMOUNT_CHANGED:
    '確認のあいだに差し引く金額が変わったため、発行していません。表示された金額を確かめてから、もう一度お試しください。',
  INVALID_ADDRESSEE: '宛名を1文字以上、80文字以内で入力してください。',
  UNPRINTABLE_ADDRESSEE: '宛名に、PDFに印字できない文字が含まれています。ほかの文字に変えてください。',
  FORBIDDEN: '領収書を発行できるのは、予約した方と会社の管理者です。',
  UNEXPECTED: '領収書の発行に失敗しました。しばらくしてから、もう一度お試しください。',
};
