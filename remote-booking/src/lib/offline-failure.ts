import type { FormFailure } from '@yado/shared/forms/use-form';

/** Why a step does not lead on: without a line the next one could not be loaded, and this one would be gone. */
export const offlineFailure: FormFailure = {
  title: 'オフラインのため、次の手順へ進めません',
  message: 'インターネットへの接続を確認し、もう一度ボタンを押してください。内容はそのまま残っています。',
};
