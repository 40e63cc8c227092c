import { authErrorMessage } from '@yado/shared/errors/auth-errors';

/** Why a person with a new password is not signed in. */
export function changedOnlyMessage(error: unknown): string {
  return `パスワードは変更されましたが、サインインできませんでした。${authErrorMessage(error)}`;
}
