import type { Known } from '@yado/shared/contract/known';
import type { BranchStatusErrorCode } from './__generated__/useChangeBranchStatusMutation.graphql';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const branchStatusMessages: Readonly<Record<Known<BranchStatusErrorCode>, string>> = {
  BRANCH_NOT_FOUND: '支店が見つかりません。支店の一覧から開き直してください。',
  STATUS_NOT_ALLOWED:
    '準備中の支店と、利用を終了した支店は、停止も再開もできません。ページを再読み込みしてください。',
};
