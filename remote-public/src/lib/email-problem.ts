import { isEmailAddress, typedEmail } from '@yado/shared/format/credentials';

/** What is wrong with a typed address; undefined when it may be sent. */
export function emailProblem(email: string): string | undefined {
  if (!typedEmail(email)) return 'メールアドレスを入力してください。';
  return isEmailAddress(typedEmail(email)) ? undefined : 'メールアドレスの形式が正しくありません。';
}
