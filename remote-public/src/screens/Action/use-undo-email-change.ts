import { useAction } from '@yado/shared/relay/use-action';
import type { Known } from '@yado/shared/contract/known';
import { graphql } from 'react-relay';
import type {
  UndoEmailChangeErrorCode,
  useUndoEmailChangeMutation,
} from './__generated__/useUndoEmailChangeMutation.graphql';

/** Undoes a change of address by the code of the link; the API also takes care of password and sessions. */
export const useUndoEmailChange = () =>
  useAction<useUndoEmailChangeMutation>(graphql`
    mutation useUndoEmailChangeMutation($input: UndoEmailChangeInput!) {
      undoEmailChange(input: $input) {
        __typename
        ... on UndoEmailChangeSuccess {
          email
          isSecured
        }
        ... on UndoEmailChangeError {
          errorCode
        }
      }
    }
  `);

export const undoRefusals: Readonly<Record<Known<UndoEmailChangeErrorCode>, string>> = {
  CODE_WRONG: 'このリンクは使用済みか、正しくありません。',
  CODE_EXPIRED: 'このリンクは期限切れです。会社の管理者へお問い合わせください。',
  ADDRESS_TAKEN:
    'このアドレスは別のアカウントで使われているため、戻せませんでした。会社の管理者へお問い合わせください。',
  ACCOUNT_DISABLED: 'このアカウントは停止されています。会社の管理者へお問い合わせください。',
};
