import { formatCount } from '@yado/shared/format/counts';
import { type Known, lookUp } from '@yado/shared/contract/known';
import type { BrakeLimit } from './__generated__/BrakeCard_brake.graphql';

/** Keyed by the schema's enum, so that a new limit breaks the build. */
const limitTexts: Readonly<Record<Known<BrakeLimit>, string>> = {
  PASSWORD_RESET: 'パスワードの再設定',
  EMAIL_UNDO: 'メールアドレスの変更の取り消し',
  SEARCH: 'ホテルの検索',
  SHOP: '客室と料金の表示',
  CALENDAR: '前後の日の料金',
  PREPARE: '予約前の料金確認',
  CONFIRM: '予約・キャンセルなどの確定',
  INVITE: '招待と担当者の登録',
  CARD: 'カードの登録操作',
  CARD_REFUSED: '承認されなかったカード',
  ACCOUNT: 'アカウントの変更',
  WRITE: '内容の保存',
  EXPORT: '書類とCSVの作成',
  ARCHIVE: '書類の一括保存',
  LOOK_TO_BOOK: '予約の件数に対する検索',
  INVITATION_MAIL: '招待メール',
  FIRST_PASSWORD_MAIL: '担当者への登録メール',
  BOOKED_MAIL: '社外の宛先への予約確認メール',
  CANCELED_MAIL: '社外の宛先へのキャンセルのメール',
};

export function limitText(limit: string): string {
  return lookUp(limitTexts, limit, limit);
}

const units: readonly [seconds: number, unit: string][] = [
  [86_400, '日'],
  [3_600, '時間'],
  [60, '分'],
];

/** `60回`, of mails `60通`. */
export function brakeCountText(limit: string, count: number): string {
  return formatCount(count, limit.endsWith('_MAIL') ? '通' : '回');
}

interface Allowance {
  limit: string;
  allowed: number;
  seconds?: number | null;
}

/** `1分に60回まで`; without seconds the count is of a day in Japan. */
export function allowanceText({ limit, allowed, seconds }: Allowance): string {
  const count = brakeCountText(limit, allowed);
  if (seconds == null) return `日本時間の1日に${count}まで`;
  const [size, unit] = units.find(([each]) => seconds % each === 0) ?? [1, '秒'];
  return `${seconds / size}${unit}に${count}まで`;
}
