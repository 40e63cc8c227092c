import { formatCount } from '@yado/shared/format/counts';
import { type Known, lookUp } from '@yado/shared/relay/known';
import type { BrakeLimit } from './__generated__/BrakeCard_brake.graphql';

/** Keyed by the schema's enum, so that a new limit breaks the build. */
const limitTexts: Readonly<Record<Known<BrakeLimit>, string>> = {
  PASSWORD_RESET: 'パスワードの再設定',
  SEARCH: 'ホテルの検索',
  SHOP: '客室と料金の表示',
  PREPARE: '予約前の料金確認',
  CONFIRM: '予約・キャンセル・招待などの確定',
  CARD: 'カードの登録操作',
  CARD_REFUSED: '承認されなかったカード',
  ACCOUNT: 'アカウントの変更',
  WRITE: '内容の保存',
  EXPORT: '書類とCSVの作成',
  LOOK_TO_BOOK: '予約の件数に対する検索',
};

export function limitText(limit: string): string {
  return lookUp(limitTexts, limit, limit);
}

const units: readonly [seconds: number, unit: string][] = [
  [86_400, '日'],
  [3_600, '時間'],
  [60, '分'],
];

/** `1分に60回まで`; without seconds the count is of a day in Japan. */
export function allowanceText({ allowed, seconds }: { allowed: number; seconds?: number | null }): string {
  if (seconds == null) return `日本時間の1日に${formatCount(allowed, '回')}まで`;
  const [size, unit] = units.find(([each]) => seconds % each === 0) ?? [1, '秒'];
  return `${seconds / size}${unit}に${formatCount(allowed, '回')}まで`;
}
