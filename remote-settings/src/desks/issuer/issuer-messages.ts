import type { Known } from '@yado/shared/contract/known';
import type { AgencyErrorCode } from './__generated__/useUpdateAgencyMutation.graphql';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const issuerMessages: Record<Known<AgencyErrorCode>, string> = {
  AGENCY_NOT_FOUND: '代理店が見つかりません。ページを再読み込みしてください。',
  INVALID_FIELD: '入力内容を確認してください。',
  CHANGED_MEANWHILE:
    'この画面を開いたあとで、ほかの人が同じ項目を変更しました。まだ何も保存していません。下の「保存されている内容」を確認し、ご自分の入力で上書きするときは、もう一度「保存する」を押してください。',
  FORBIDDEN: '発行者の情報を変更する権限がありません。',
  UNEXPECTED: '「発行者の情報の保存」に失敗しました。しばらくしてから、もう一度お試しください。',
};
