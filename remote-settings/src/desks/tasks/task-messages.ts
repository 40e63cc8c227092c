import type { Known } from '@yado/shared/contract/known';
import type { OperatorTaskErrorCode } from './__generated__/useResolveTaskMutation.graphql';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const taskMessages: Readonly<Record<Known<OperatorTaskErrorCode>, string>> = {
  TASK_NOT_FOUND: 'この確認事項は見つかりません。一覧を読み込み直してください。',
  ALREADY_RESOLVED:
    'この確認事項はすでに終わっています。ほかの担当者が終えたか、予約が見つかって自動で確定しました。予約の状態を確認してください。',
  OUTCOME_NOT_ALLOWED: '「予約なし」で終えられるのは、予約の結果が不明なものだけです。',
  NOTE_REQUIRED: '確認したことを入力してください。',
};
