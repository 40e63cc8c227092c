import { unknownCodeMessage } from '@yado/shared/errors/app-error';
import { type Known, lookUp } from '@yado/shared/contract/known';
import { MAX_REQUEST } from '@yado/shared/format/special-request';
import type { ChangeRoomErrorCode } from './__generated__/useChangeRoomMutation.graphql';

interface Message {
  title: string;
  message: string;
}

const messages: Readonly<Record<Known<ChangeRoomErrorCode>, Message>> = {
  ROOM_NOT_FOUND: { title: '客室が見つかりません', message: '予約一覧から開き直してください。' },
  NOT_CHANGEABLE: {
    title: 'この客室はもう変更できません',
    message:
      'チェックインの日を過ぎたか、ホテルが変更を受け付けていません。ホテルへ直接お問い合わせください。',
  },
  ALREADY_CANCELED: {
    title: 'この客室はキャンセルされています',
    message: '最新の状態をご確認ください。',
  },
  INVALID_GUEST_NAME: {
    title: '宿泊者名を確認してください',
    message: "使えるのは、A〜Z、空白、ハイフン(-)、アポストロフィ(')だけです。",
  },
  INVALID_SPECIAL_REQUEST: {
    title: 'ホテルへのご要望を確認してください',
    message: `${MAX_REQUEST}文字以内で、このホテルが読める文字だけを使ってください。絵文字は使えません。`,
  },
  PROVIDER_UNAVAILABLE: {
    title: 'ホテルが変更を受け付けませんでした',
    message: '内容は変わっていません。しばらくしてから、もう一度お試しください。',
  },
  CHANGE_STATE_UNKNOWN: {
    title: '変更を確認しています(確認中)',
    message: 'ホテルからの返事を待っています。結果はこの画面に表示されます。',
  },
  FORBIDDEN: {
    title: 'この予約を変更する権限がありません',
    message: '予約した方か、会社の管理者へご依頼ください。',
  },
  UNEXPECTED: {
    title: '客室を変更できませんでした',
    message: 'しばらくしてから、もう一度お試しください。',
  },
};

export function changeMessage(code: ChangeRoomErrorCode): Message {
  return lookUp(messages, code, {
    title: '客室を変更できませんでした',
    message: unknownCodeMessage('客室の変更', code),
  });
}
