import type { Known } from '@yado/shared/contract/known';
import type { OfficeErrorCode } from './__generated__/useAddOfficeMutation.graphql';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const officeMessages: Record<Known<OfficeErrorCode>, string> = {
  INVALID_NAME: 'オフィス名は40文字以内で入力してください。',
  NAME_TAKEN: '同じ名前のオフィスがあります。別の名前を入力してください。',
  PLACE_NOT_FOUND: '場所が見つかりません。候補から選び直してください。',
  OFFICE_NOT_FOUND: 'このオフィスは、すでに削除されています。画面を閉じて、一覧をご確認ください。',
  CHANGED_MEANWHILE:
    'この画面を開いたあとで、ほかの人がこのオフィスを変更しました。まだ何も保存していません。',
  TOO_MANY: '登録できるのは20件までです。使っていないオフィスを削除してください。',
};
