import { MIN_PASSWORD_LENGTH } from '../format/password-rule.ts';

/** Codes of the identity service → what to tell people. One text for every wrong pair, so that no address is revealed. */
const messages: Record<string, string> = {
  'auth/invalid-credential': 'メールアドレスまたはパスワードが正しくありません。',
  'auth/wrong-password': 'メールアドレスまたはパスワードが正しくありません。',
  'auth/invalid-login-credentials': 'メールアドレスまたはパスワードが正しくありません。',
  'auth/user-not-found': 'メールアドレスまたはパスワードが正しくありません。',
  'auth/invalid-email': 'メールアドレスの形式が正しくありません。',
  'auth/user-disabled': 'このアカウントは停止されています。会社の管理者へお問い合わせください。',
  'auth/too-many-requests':
    '試行回数が多すぎます。しばらくしてからもう一度お試しいただくか、パスワードを再設定してください。',
  'auth/network-request-failed': '通信できませんでした。接続を確かめてから、もう一度お試しください。',
  'auth/weak-password': `パスワードが弱すぎます。${MIN_PASSWORD_LENGTH}文字以上で、推測されにくいものにしてください。`,
  'auth/email-already-in-use': 'このメールアドレスは使用できません。',
  'auth/password-does-not-meet-requirements': `パスワードが条件を満たしていません。${MIN_PASSWORD_LENGTH}文字以上で、推測されにくいものにしてください。`,
  'auth/user-token-expired': 'サインインの有効期限が切れました。もう一度サインインしてください。',
  'auth/requires-recent-login': 'もう一度サインインしてから操作してください。',
  'auth/invalid-action-code':
    'このリンクは使用済みか、正しくありません。もう一度メールを受け取ってください。',
  'auth/expired-action-code': 'このリンクは期限切れです。もう一度メールを受け取ってください。',
};

/** The Japanese message for a failure of the identity service; unknown codes are shown with their code. */
export function authErrorMessage(error: unknown): string {
  const code = readErrorCode(error);
  if (code && messages[code]) return messages[code];
  return code
    ? `予期しないエラーが発生しました。(code: ${code})`
    : '予期しないエラーが発生しました。しばらくしてから、もう一度お試しください。';
}

/** Whether a password asked for once more, of somebody who is signed in, is not theirs. */
export function isWrongPassword(error: unknown): boolean {
  const code = readErrorCode(error);
  return (
    code === 'auth/invalid-credential' ||
    code === 'auth/wrong-password' ||
    code === 'auth/invalid-login-credentials'
  );
}

function readErrorCode(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined;
}
