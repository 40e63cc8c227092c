import { type Known, lookUp } from '@yado/shared/contract/known';
import type { PrepareErrorCode } from './__generated__/usePrepareHotelMutation.graphql';

export interface PrepareMessage {
  title: string;
  advice: string;
  /** Trying the same again can help. */
  retry?: boolean;
}

/** Keyed by the schema's enum, so that a new code breaks the build. */
const messages: Record<Known<PrepareErrorCode>, PrepareMessage> = {
  RATE_NOT_FOUND: {
    title: 'この料金プランは見つかりませんでした',
    advice: '販売が終了した可能性があります。ほかのプランをお選びください。',
  },
  PRICE_CHANGED: {
    title: '料金が変わりました',
    advice: '最新の料金をご確認のうえ、もう一度お選びください。',
  },
  SOLD_OUT: {
    title: '満室になりました',
    advice: 'この部屋は売り切れました。ほかの部屋やプランをお選びください。',
  },
  OCCUPANCY_MISMATCH: {
    title: 'この人数では予約できません',
    advice: '部屋数や人数を変えて、もう一度お選びください。',
  },
  INVALID_STAY: { title: 'この日程では予約できません', advice: '宿泊日を変えて、もう一度お選びください。' },
  PACKAGE_NOT_ALLOWED: {
    title: 'このプランは予約できません',
    advice: '交通とセットで販売されるプランです。ほかのプランをお選びください。',
  },
  PROPERTY_NOT_FOUND: {
    title: 'ホテルが見つかりませんでした',
    advice: '掲載が終了した可能性があります。ほかのホテルをお探しください。',
  },
  PREVIOUS_TRAVEL_NOT_CHANGEABLE: {
    title: '今の予約を変更できません',
    advice: '今の予約がキャンセルされていないか、予約一覧でご確認ください。',
  },
  PROVIDER_UNAVAILABLE: {
    title: 'ホテルの空室を確認できませんでした',
    advice: 'しばらくしてから、もう一度お試しください。',
    retry: true,
  },
  BRANCH_SUSPENDED: {
    title: 'この支店では予約できません',
    advice:
      '支店の利用が停止されています。これまでの予約はそのまま有効です。会社の管理者、または画面上の「お問い合わせ」へご相談ください。',
    retry: true,
  },
  FORBIDDEN: { title: '予約の権限がありません', advice: '会社の管理者へご相談ください。' },
  UNEXPECTED: {
    title: '「料金の確認」に失敗しました',
    advice: 'しばらくしてから、もう一度お試しください。',
    retry: true,
  },
};

export function prepareMessage(code: PrepareErrorCode): PrepareMessage {
  return lookUp(messages, code, messages.UNEXPECTED);
}
