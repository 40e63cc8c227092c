import type { Known } from '@yado/shared/contract/known';
import { peppolIdProblem } from '../../lib/branch-fields.ts';
import type { BranchErrorCode } from './__generated__/useUpdateCompanyBranchMutation.graphql';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const branchMessages: Record<Known<BranchErrorCode>, string> = {
  BRANCH_NOT_FOUND:
    '支店が見つかりません。管理者が変わった可能性があります。ページを再読み込みしてください。',
  REQUIRED: '入力してください。',
  TOO_LONG: '文字数が多すぎます。短くしてください。',
  CONTAINS_LINK:
    'Webサイトやメールのアドレス、電話番号と読める部分(「www.」「.com」「@」など)は使えません。除いて入力してください。',
  INVALID_POSTAL_CODE: '郵便番号は7桁の数字で入力してください。例: 100-0005',
  INVALID_PHONE: '電話番号を確認してください。例: 03-1234-5678',
  INVALID_PEPPOL_ID: peppolIdProblem,
  CHANGED_MEANWHILE:
    'この画面を開いたあとで、ほかの人が同じ項目を変更しました。まだ何も保存していません。どちらの内容を残すか選んでください。',
  FORBIDDEN: '支店情報を変更する権限がありません。会社の管理者へお問い合わせください。',
  UNEXPECTED: '「支店情報の保存」に失敗しました。しばらくしてから、もう一度お試しください。',
};
