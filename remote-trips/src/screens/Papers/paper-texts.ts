import { type Known, lookUp } from '@yado/shared/contract/known';
import type { PaperState } from './__generated__/PaperList_query.graphql';
import type { AccountingCharset } from './__generated__/AccountingFileDialog_profile.graphql';
import type { AccountingFileErrorCode } from './__generated__/useAccountingFileMutation.graphql';
import type { PapersFileErrorCode } from './__generated__/usePapersFileMutation.graphql';

/** Keyed by the schema's enums, so that a new value breaks the build. */
const stateTexts: Readonly<Record<Known<PaperState>, string>> = {
  VALID: '有効',
  CORRECTED: '返金あり',
  VOIDED: '取消済み',
  VOID_EDITION: '取消済み(取消の印つき)',
};

export function paperStateText(state: string): string {
  return lookUp(stateTexts, state, '画面を開き直してください');
}

export const papersFileMessages: Readonly<Record<Known<PapersFileErrorCode>, string>> = {
  NOTHING_FOUND: '条件に合う書類がありません。条件を変えてお試しください。',
  TOO_MANY: '一度に保存できるのは500件までです。取引年月日などで絞り込んでください。',
  BRANCH_REQUIRED: '一括保存は支店ごとに行います。支店を選んでください。',
};

export const charsetTexts: Readonly<Record<Known<AccountingCharset>, string>> = {
  UTF_8: 'UTF-8(BOM付き)',
  SHIFT_JIS: 'Shift_JIS',
};

export function charsetText(charset: string): string {
  return lookUp(charsetTexts, charset, '不明');
}

/** How many rooms a file lacks because their stay has not ended; empty when none. */
export function openRoomsText(openRooms: number | null | undefined): string {
  if (!openRooms) return '';
  return `期間内にチェックアウトする予約のうち、まだチェックアウトの日が来ていない${openRooms}室は含まれていません。チェックアウトの日以降にもう一度保存してください。`;
}

export const accountingFileMessages: Readonly<Record<Known<AccountingFileErrorCode>, string>> = {
  PROFILE_NOT_FOUND: 'この会計ソフト用のファイルは作成できなくなりました。画面を開き直してください。',
  NOTHING_FOUND: 'この期間に明細がありません。期間を変えてお試しください。',
  TOO_MANY: '一度に保存できるのは2万件までです。期間を短くしてください。',
  BRANCH_REQUIRED: 'ファイルは支店ごとに作成します。支店を選んでください。',
};
