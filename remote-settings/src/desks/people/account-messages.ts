import { unknownCodeMessage } from '@yado/shared/errors/app-error';
import { type Known, lookUp } from '@yado/shared/contract/known';
import type { AccountErrorCode } from './__generated__/useCreateOperatorMutation.graphql';

export interface AccountMessage {
  /** The field it is shown beside; none: above the form. */
  field?: 'email' | 'name';
  text: string;
}

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const accountMessages: Readonly<Record<Known<AccountErrorCode>, AccountMessage>> = {
  INVALID_EMAIL: { field: 'email', text: 'メールアドレスを正しく入力してください。例: desk@example.co.jp' },
  INVALID_NAME: { field: 'name', text: '名前は1〜60文字で入力してください。' },
  NAME_CONTAINS_LINK: {
    field: 'name',
    text: '名前に、Webサイトやメールのアドレス、電話番号と読める部分(「www.」「.com」「@」など)は使えません。除いて入力してください。',
  },
  EMAIL_ALREADY_USED: {
    field: 'email',
    text: 'このメールアドレスはすでに使われています。別のアドレスを入力してください。',
  },
  MAILED_RECENTLY: {
    field: 'email',
    text: 'この宛先には登録のご案内を送ったばかりか、1日に送れる数に達しているため、追加していません。時間をおいて、もう一度お試しください。',
  },
  MAILS_USED_UP: {
    text: '1日に追加できる人数に達したため、追加していません。時間をおいて、もう一度お試しください。',
  },
  AGENCY_NOT_FOUND: { text: '代理店が見つかりません。一覧から開き直してください。' },
  UNEXPECTED: { text: '「担当者の追加」に失敗しました。しばらくしてから、もう一度お試しください。' },
};

export function accountMessage(code: string): AccountMessage {
  return lookUp(accountMessages, code, { text: unknownCodeMessage('担当者の追加', code) });
}
