import { unknownCodeMessage } from '@yado/shared/errors/app-error';
import { type Known, lookUp } from '@yado/shared/contract/known';
import type { CancelRoomsErrorCode } from './__generated__/useCancelRoomsMutation.graphql';

export interface Message {
  title: string;
  message: string;
}

/** What the reader sees for each reason that a cancellation did not go through. */
export const cancelMessages: Readonly<Record<Known<CancelRoomsErrorCode>, Message>> = {
  ROOM_NOT_FOUND: {
    title: '客室が見つかりませんでした',
    message: '画面を新しい内容に更新しました。客室を選び直してください。',
  },
  ALREADY_CANCELED: {
    title: 'すでにキャンセルされている客室があります',
    message: '画面を新しい内容に更新しました。残りの客室を確かめてください。',
  },
  PAST_CHECKIN: {
    title: 'チェックイン日を過ぎているため、キャンセルできません',
    message: 'ホテルへ直接ご連絡ください。',
  },
  PENALTY_CHANGED: {
    title: 'キャンセル料が変わりました',
    message:
      'キャンセル料が変わった客室は、まだキャンセルしていません。表示している期限の時刻になると、次の段階の料金に変わります。客室の状態と新しい金額を確かめて、もう一度同意してください。',
  },
  PREVIOUS_TRAVEL_CHOICE_REQUIRED: {
    title: '日程変更前の予約のキャンセルがまだ完了していません',
    message: 'まだ何もキャンセルしていません。日程変更前の予約を残すか、キャンセルするかを選んでください。',
  },
  PREVIOUS_TRAVEL_CHANGED: {
    title: '日程変更前の予約の状況が変わりました',
    message: 'まだキャンセルしていません。画面を新しい内容に更新しました。もう一度確かめてください。',
  },
  PREVIOUS_PENALTY_CHANGED: {
    title: '日程変更前の予約のキャンセル料が変わりました',
    message:
      'まだキャンセルしていません。表示している期限の時刻になると、次の段階の料金に変わります。新しい金額を確かめて、もう一度同意してください。',
  },
  DATE_CHANGE_UNDER_WAY: {
    title: 'この予約は日程変更の手続き中です',
    message:
      'この操作ではキャンセルしていません。日程変更が成立すると、この予約は自動でキャンセルされます。成立しなかったときは、もう一度お試しください。',
  },
  PROVIDER_UNAVAILABLE: {
    title: 'ホテルの予約システムで手続きできませんでした',
    message: '客室の状態を確かめてから、しばらくしてもう一度お試しください。',
  },
  CANCEL_STATE_UNKNOWN: {
    title: 'キャンセルを確認しています(確認中)',
    message: '手続きは送りました。ホテルからの返事が届きしだい、この画面に表示します。',
  },
  FORBIDDEN: {
    title: 'この予約をキャンセルする権限がありません',
    message: '予約した方か、会社の管理者へお問い合わせください。',
  },
  UNEXPECTED: {
    title: 'キャンセルできませんでした',
    message: '予期しないエラーが発生しました。客室の状態を確かめてから、もう一度お試しください。',
  },
};

export function cancelMessage(code: string): Message {
  return lookUp(cancelMessages, code, {
    title: 'キャンセルできませんでした',
    message: unknownCodeMessage('客室のキャンセル', code),
  });
}
