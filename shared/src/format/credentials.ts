import { MIN_PASSWORD_LENGTH } from './password-rule.ts';
import { textLength } from './text-length.ts';

const MAX_ADDRESS_LENGTH = 254;
const ADDRESS = /^(?!\.)(?!.*\.\.)([\w'+\-.]*)[\w+-]@([A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/**
 * What can be an account's address at all; whether it exists only its mailbox tells. The rule is that of `readEmail`
 * in api/src/modules/viewer/validation.ts, which is zod's: the test holds the two together.
 */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS_LENGTH && ADDRESS.test(text);
}

/** An address as it is sent: an input method for Japanese may have typed it full-width (ｍｉｓａｋｉ＠…). */
export function typedEmail(text: string): string {
  return text.normalize('NFKC').trim();
}

/** What is wrong with a newly chosen password. Counts as the API does: characters, not UTF-16 units. */
export function newPasswordProblem(password: string): string | undefined {
  if (!password) return '新しいパスワードを入力してください。';
  if (textLength(password) < MIN_PASSWORD_LENGTH) return `${MIN_PASSWORD_LENGTH}文字以上で入力してください。`;
  return undefined;
}
