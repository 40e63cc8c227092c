import type { OobRecord } from './emulator.ts';

type ActionMail = { to: string; subject: string; text: string; html: string };
type Copy = {
  mode: string;
  subject: string;
  lead: (code: OobRecord) => string;
  button: string;
  close: string;
};

const IGNORE = 'お心当たりがない場合は、このメールを破棄してください。';

/** Google's own operation names, each with the mode of its link and the words of its mail. */
const COPY: Record<string, Copy> = {
  PASSWORD_RESET: {
    mode: 'resetPassword',
    subject: 'パスワードの再設定',
    lead: (code) => `${code.email} のパスワードを再設定するには、次のリンクを開いてください。`,
    button: 'パスワードを再設定する',
    close: IGNORE,
  },
  VERIFY_EMAIL: {
    mode: 'verifyEmail',
    subject: 'メールアドレスの確認',
    lead: (code) => `${code.email} を確認するには、次のリンクを開いてください。`,
    button: 'メールアドレスを確認する',
    close: IGNORE,
  },
  VERIFY_AND_CHANGE_EMAIL: {
    mode: 'verifyAndChangeEmail',
    subject: '新しいメールアドレスの確認',
    lead: (code) =>
      `ログイン用のメールアドレスを ${code.newEmail ?? ''} に変更するには、次のリンクを開いてください。`,
    button: 'メールアドレスを変更する',
    close: IGNORE,
  },
  RECOVER_EMAIL: {
    mode: 'recoverEmail',
    subject: 'メールアドレスが変更されました',
    lead: (code) =>
      `ログイン用のメールアドレスが変更されました。${code.email} に戻すには、次のリンクを開いてください。`,
    button: '変更を取り消す',
    close: 'ご自身で変更した場合、操作は不要です。',
  },
  EMAIL_SIGNIN: {
    mode: 'signIn',
    subject: 'ログイン用リンク',
    lead: (code) => `${code.email} でログインするには、次のリンクを開いてください。`,
    button: 'ログインする',
    close: IGNORE,
  },
};

/** The link into the product's own action page for a code of the given operation. */
export function actionLink(
  appOrigin: string,
  requestType: string,
  oobCode: string,
  continueUrl?: string,
): string {
  const url = new URL('/action', appOrigin);
  url.searchParams.set('mode', COPY[requestType]?.mode ?? requestType);
  url.searchParams.set('oobCode', oobCode);
  url.searchParams.set('lang', 'ja');
  if (continueUrl) url.searchParams.set('continueUrl', continueUrl);
  return url.toString();
}

/** The mail for a code; a change of address is confirmed at the new one, its undo goes to the old one. */
export function actionMail(code: OobRecord): ActionMail | undefined {
  const copy = COPY[code.requestType];
  if (!copy) return undefined;
  const to = code.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (code.newEmail ?? code.email) : code.email;
  const lead = copy.lead(code);
  const href = code.oobLink.replaceAll('&', '&amp;');
  return {
    to,
    subject: `【Yado】${copy.subject}`,
    text: `${lead}\n\n${code.oobLink}\n\n${copy.close}\n`,
    html: `<p>${escapeText(lead)}</p><p><a href="${href}">${copy.button}</a></p><p>${copy.close}</p>`,
  };
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
