import { actionMessage } from '@yado/shared/errors/action-message';
import { MIN_PASSWORD_LENGTH } from '@yado/shared/format/password-rule';
import { type Known, lookUp } from '@yado/shared/contract/known';
import type { UnknownAction } from '@yado/shared/relay/use-action';
import type { PasswordCodeErrorCode } from './__generated__/useResetPasswordByCodeMutation.graphql';

export interface CodeProblem {
  /** Where it is shown; a request that is over can only be made again. */
  at: 'secret' | 'password' | 'form' | 'over';
  message: string;
}

export const passwordCodeMessages: Readonly<Record<Known<PasswordCodeErrorCode>, CodeProblem>> = {
  CODE_WRONG: {
    at: 'secret',
    message: '確認コードが正しくありません。メールに書かれたコードをもう一度お確かめください。',
  },
  CODE_EXPIRED: {
    at: 'over',
    message: 'この確認コードは使用済みか、有効期限(15分)が過ぎています。新しいコードを受け取ってください。',
  },
  TOO_MANY_TRIES: {
    at: 'over',
    message:
      '確認コードの入力を5回間違えたため、このコードは使えなくなりました。新しいコードを受け取ってください。',
  },
  WEAK_PASSWORD: {
    at: 'password',
    message: `パスワードが弱すぎます。${MIN_PASSWORD_LENGTH}文字以上で、推測されにくいものにしてください。`,
  },
  UNEXPECTED: {
    at: 'form',
    message: 'パスワードを変更できませんでした。しばらくしてから、同じ確認コードでもう一度お試しください。',
  },
};

/** Why the password was not set. */
export function toCodeProblem(failure: { kind: 'refused'; code: string } | UnknownAction): CodeProblem {
  const message = actionMessage('パスワードの再設定', failure);
  const unknown: CodeProblem = { at: 'form', message };
  return failure.kind === 'refused' ? lookUp(passwordCodeMessages, failure.code, unknown) : unknown;
}
