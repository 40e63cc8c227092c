import type { CheckedAction } from '@yado/shared/auth';
import type { ActionMode } from './action-modes.ts';

export type RunMode = Exclude<ActionMode, 'resetPassword'>;

/** What a mailed link has done; it stays with the entry of the history. */
export interface Done {
  email: string | null;
  /** Of an undone change of address: the former password is worth nothing by now. */
  isSecured?: boolean;
}

interface RunText {
  /** What pressing the button does, with the addresses it is about. */
  before: (action: CheckedAction) => string;
  button: string;
  busy: string;
  done: (email: string | null) => string;
}

const named = (email: string | null) => email ?? 'このアドレス';

export const runTexts: Record<RunMode, RunText> = {
  verifyEmail: {
    before: ({ email }) => `${named(email)} がご本人のものであることを確認します。`,
    button: '確認を完了する',
    busy: '確認しています',
    done: (email) => `${named(email)} を確認しました。`,
  },
  verifyAndChangeEmail: {
    before: ({ email, previousEmail }) =>
      previousEmail
        ? `サインインに使うアドレスを ${previousEmail} から ${named(email)} に変更します。`
        : `サインインに使うアドレスを ${named(email)} に変更します。`,
    button: '新しいアドレスに変更する',
    busy: '変更しています',
    done: (email) =>
      `サインインに使うアドレスを ${named(email)} に変更しました。次からはこのアドレスでサインインしてください。`,
  },
  recoverEmail: {
    before: ({ email }) =>
      `アドレスの変更を取り消し、${named(email)} に戻します。これまでのパスワードは使えなくなり、すべての端末でサインアウトします。新しいパスワードを設定するためのメールを、このアドレスにお送りします。`,
    button: '元のアドレスに戻す',
    busy: '戻しています',
    done: (email) => `${named(email)} に戻しました。`,
  },
};
