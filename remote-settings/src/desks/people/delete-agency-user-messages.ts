import type { Known } from '@yado/shared/contract/known';
import type { AgencyUserErrorCode } from './__generated__/useDeleteAgencyUserMutation.graphql';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const deleteAgencyUserMessages: Record<Known<AgencyUserErrorCode>, string> = {
  AGENCY_USER_NOT_FOUND:
    '担当者が見つかりません。すでに削除された可能性があります。ページを再読み込みしてください。',
  CANNOT_DELETE_SELF: '自分自身は削除できません。ほかの担当者か運営へご依頼ください。',
  FORBIDDEN: '担当者を削除する権限がありません。ほかの担当者があなたを削除した可能性があります。',
};
