import { isEmailAddress } from '@yado/shared/format/credentials';

/** What is wrong with a typed address; undefined when it may be sent. */
export function emailProblem(email: string): string | undefined {
  if (!email.trim()) return 'メールアドレスを入力してください。';
  return isEmailAddress(email.trim()) ? undefined : 'メールアドレスの形式が正しくありません。';
}
