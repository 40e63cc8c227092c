import type { Known } from '@yado/shared/contract/known';
import type { ClipErrorCode } from './__generated__/useClipRateMutation.graphql';

interface ClipMessage {
  title: string;
  advice: string;
}

/** Why a rate was not saved, by the API's codes. */
export const clipErrors: Record<Known<ClipErrorCode>, ClipMessage> = {
  ALREADY_CLIPPED: {
    title: 'この料金は保存済みです',
    advice: 'ほかの画面で保存されています。「保存した料金」でご覧いただけます。',
  },
  LIMIT_EXCEEDED: {
    title: '保存できるのは50件までです',
    advice: '「保存した料金」で不要なものを削除してから、もう一度保存してください。',
  },
  RATE_NOT_FOUND: {
    title: 'この料金は保存できません',
    advice: '掲載が終了した可能性があります。画面を読み込み直して、ほかの料金をお選びください。',
  },
  FORBIDDEN: {
    title: 'この料金を保存する権限がありません',
    advice: '交通機関とあわせて販売される料金は、取り扱いのある支店の方だけが保存できます。',
  },
  UNEXPECTED: {
    title: '料金を保存できませんでした',
    advice: 'しばらくたってから、もう一度お試しください。',
  },
};
