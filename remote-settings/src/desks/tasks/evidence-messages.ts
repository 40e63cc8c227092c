import type { Known } from '@yado/shared/contract/known';
import type { SendDisputeEvidenceErrorCode } from './__generated__/useSendEvidenceMutation.graphql';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const evidenceMessages: Readonly<Record<Known<SendDisputeEvidenceErrorCode>, string>> = {
  TASK_NOT_FOUND: 'この確認事項は見つかりません。一覧を読み込み直してください。',
  NOT_ANSWERABLE:
    '回答期限を過ぎたか、結果が出ているため送れません。一覧を読み込み直して、状態を確認してください。',
  ALREADY_SENT: '証拠はすでに送られているか、ほかの担当者が送っています。一覧を読み込み直してください。',
  CARD_PROVIDER_UNAVAILABLE:
    '決済サービスに送れたことを確認できません。しばらくしてからもう一度送ってください。二重に送られることはありません。',
};
