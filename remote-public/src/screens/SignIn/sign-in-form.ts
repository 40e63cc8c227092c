export interface SignInProblems {
  email?: string;
  password?: string;
}

/** What is missing or malformed before anything is sent. */
export function problemsOf({ email, password }: { email: string; password: string }): SignInProblems {
  const problems: SignInProblems = {};
  if (!email.trim()) problems.email = 'メールアドレスを入力してください。';
  else if (!/^[^\s@]+@[^\s@]+$/.test(email.trim()))
    problems.email = 'メールアドレスの形式が正しくありません。';
  if (!password) problems.password = 'パスワードを入力してください。';
  return problems;
}
