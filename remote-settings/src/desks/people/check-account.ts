import { isEmailAddress, typedEmail } from '@yado/shared/format/credentials';
import { oneLineProblem } from '@yado/shared/format/one-line-problem';
import { typedText } from '@yado/shared/format/typed-text';
import { accountMessages } from './account-messages.ts';

export interface NewAccount {
  name: string;
  email: string;
}

export type AccountProblems = Partial<Record<keyof NewAccount, string>>;

const NAME_LIMIT = 60;

/** What keeps an account from being made, beside the field it is about; the address is checked again by the server. */
export function checkAccount({ name, email }: NewAccount): AccountProblems {
  const problems: AccountProblems = {};
  const trimmed = typedText(name);
  if (trimmed === '') problems.name = '名前を入力してください。';
  else if (oneLineProblem(trimmed, NAME_LIMIT)) problems.name = accountMessages.INVALID_NAME.text;
  if (typedEmail(email) === '') problems.email = 'メールアドレスを入力してください。';
  else if (!isEmailAddress(typedEmail(email))) {
    problems.email = accountMessages.INVALID_EMAIL.text;
  }
  return problems;
}
