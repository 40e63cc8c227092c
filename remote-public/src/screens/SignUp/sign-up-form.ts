import { newPasswordProblem } from '@yado/shared/format/credentials';
import { oneLineProblem } from '@yado/shared/format/one-line-problem';
import { typedText } from '@yado/shared/format/typed-text';

const MAX_NAME_LENGTH = 60;

export interface SignUpFields {
  name: string;
  password: string;
}

export interface SignUpProblems {
  name?: string;
  password?: string;
}

/** What is missing before anything is sent; with `existing` the password is the one the account already has. */
export function findProblems({ name, password }: SignUpFields, existing: boolean): SignUpProblems {
  return {
    name: nameProblem(typedText(name)),
    password: existing
      ? password
        ? undefined
        : 'パスワードを入力してください。'
      : newPasswordProblem(password),
  };
}

function nameProblem(name: string): string | undefined {
  return name ? oneLineProblem(name, MAX_NAME_LENGTH) : '氏名を入力してください。';
}
