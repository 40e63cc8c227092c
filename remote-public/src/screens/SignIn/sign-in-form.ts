import { emailProblem } from '../../lib/email-problem.ts';

export interface SignInProblems {
  email?: string;
  password?: string;
}

/** What is missing or malformed before anything is sent. */
export function problemsOf({ email, password }: { email: string; password: string }): SignInProblems {
  return {
    email: emailProblem(email),
    password: password ? undefined : 'パスワードを入力してください。',
  };
}
