/** The operations of the identity service whose mails lead here. */
export type ActionMode = 'resetPassword' | 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';

interface ModeText {
  heading: string;
  /** What to do when the link is used up or has expired. */
  howToRetry: string;
}

export const modeTexts: Record<ActionMode, ModeText> = {
  resetPassword: {
    heading: '新しいパスワードの設定',
    howToRetry:
      'もう一度、再設定のメールを受け取ってください。すでに設定し終えた場合は、新しいパスワードでサインインできます。',
  },
  verifyEmail: {
    heading: 'メールアドレスの確認',
    howToRetry: 'すでに確認が終わっている場合は、そのままサインインできます。',
  },
  verifyAndChangeEmail: {
    heading: 'メールアドレスの変更',
    howToRetry:
      'すでに変更が終わっている場合は、新しいアドレスでサインインできます。終わっていない場合は、サインインしてアカウント設定からもう一度変更してください。',
  },
  recoverEmail: {
    heading: 'メールアドレスの変更の取り消し',
    howToRetry:
      'すでに取り消した場合は、元のアドレスに届いたメールのリンクから新しいパスワードを設定してください。設定し終えた場合は、そのパスワードでサインインできます。お心当たりのない変更が続くときは、会社の管理者へお問い合わせください。',
  },
};

export function isActionMode(mode: string | null): mode is ActionMode {
  return mode !== null && Object.hasOwn(modeTexts, mode);
}
