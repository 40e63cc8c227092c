export const MIN_PASSWORD_LENGTH = 8;

/** What is wrong with a typed address; undefined when it may be sent. */
export function emailProblem(email: string): string | undefined {
  if (!email.trim()) return 'メールアドレスを入力してください。';
  if (!/^[^\s@]+@[^\s@]+$/.test(email.trim())) return 'メールアドレスの形式が正しくありません。';
  return undefined;
}

/** What is wrong with a password that is chosen anew. */
export function newPasswordProblem(password: string): string | undefined {
  if (!password) return '新しいパスワードを入力してください。';
  // As the server counts: characters, not UTF-16 units.
  if ([...password].length < MIN_PASSWORD_LENGTH) return `${MIN_PASSWORD_LENGTH}文字以上で入力してください。`;
  return undefined;
}
