import type { Known } from '@yado/shared/contract/known';
import type { LiftBrakeErrorCode } from './__generated__/useLiftBrakeMutation.graphql';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const liftMessages: Readonly<Record<Known<LiftBrakeErrorCode>, string>> = {
  BRAKE_NOT_FOUND: 'この制限は見つかりません。一覧を読み込み直してください。',
  REASON_REQUIRED: '解除の理由を入力してください。',
  ALREADY_LIFTED: 'この制限は、ほかの担当者がすでに解除しています。一覧を読み込み直してください。',
};
