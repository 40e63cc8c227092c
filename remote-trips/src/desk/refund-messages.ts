import { unknownCodeMessage } from '@yado/shared/errors/app-error';
import { type Known, lookUp } from '@yado/shared/contract/known';
import type { RefundErrorCode } from './__generated__/useRefundRoomMutation.graphql';

export interface RefundMessage {
  /** The field it is shown beside; none: above the form. */
  field?: 'price' | 'reason';
  text: string;
}

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const refundMessages: Readonly<Record<Known<RefundErrorCode>, RefundMessage>> = {
  ROOM_NOT_FOUND: { text: '客室が見つかりません。画面を開き直してください。' },
  NOT_REFUNDABLE: {
    text: 'この客室には返金できません。お支払いが済んでいないか、全額をすでに返金しています。',
  },
  INVALID_PRICE: { field: 'price', text: '返金できる金額を超えています。残りの金額を確かめてください。' },
  REASON_REQUIRED: { field: 'reason', text: '返金の理由を入力してください。' },
  PROVIDER_UNAVAILABLE: {
    text: 'キャンセルの結果を確認しているため、まだ返金できません。確認が終わってからお試しください。',
  },
  EXCEEDS_CARD_PAYMENT: {
    field: 'price',
    text: '決済サービスに残っている金額を超えているため、返金していません。これまでの返金を決済サービスで確かめてください。',
  },
  CARD_PROVIDER_UNAVAILABLE: {
    text: '決済サービスの記録を確認できないため、返金していません。しばらくしてから、もう一度お試しください。',
  },
  CARD_DISPUTED: {
    text: 'このカードの支払いは、名義人がカード会社へ異議を申し立てています。二重の返金になるため、結果が出るまで返金できません。「要確認の予約とお支払い」をご覧ください。',
  },
  UNEXPECTED: { text: '「返金」に失敗しました。しばらくしてから、もう一度お試しください。' },
};

export function refundMessage(code: string): RefundMessage {
  return lookUp(refundMessages, code, { text: unknownCodeMessage('返金', code) });
}
