import type { Known } from '@yado/shared/contract/known';
import type { AgencyPictureErrorCode } from './__generated__/useUpdatePictureMutation.graphql';

/** Keyed by the schema's enum, so that a new code breaks the build. */
export const pictureMessages: Record<Known<AgencyPictureErrorCode>, string> = {
  AGENCY_NOT_FOUND: '代理店が見つかりません。ページを再読み込みしてください。',
  NOT_PNG_OR_JPEG: 'PNGまたはJPEGの画像を選んでください。',
  TOO_MANY_BYTES: '画像が大きすぎます。70KB以内の画像を選んでください。',
  TOO_MANY_PIXELS: '画像の幅または高さが大きすぎます。縦横2,000ピクセル以内の画像を選んでください。',
  UNREADABLE_PICTURE:
    '画像を読み取れません。RGBのPNGまたはJPEGとして保存し直すか、別の画像を選んでください。',
  CHANGED_MEANWHILE: 'ほかの人がこの画像を変更しました。ページを再読み込みして確認してください。',
  FORBIDDEN: 'この画像を変更する権限がありません。',
  UNEXPECTED: '「画像の変更」に失敗しました。しばらくしてから、もう一度お試しください。',
};
