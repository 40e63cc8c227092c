import type { Known } from '@yado/shared/contract/known';
import type { AccountingFormatDialog_profile$data } from '../screens/Papers/__generated__/AccountingFormatDialog_profile.graphql';
import type {
  AccountingField,
  AccountingFormatInput,
} from '../screens/Papers/__generated__/useFormatPreviewQuery.graphql';

/** A column while it is edited; `key` stays when it moves. */
export interface ColumnDraft {
  key: string;
  title: string;
  field: Known<AccountingField>;
  /** Of FIXED_TEXT. */
  text: string;
}

export interface FormatDraft extends Omit<AccountingFormatInput, 'columns'> {
  name: string;
  columns: readonly ColumnDraft[];
}

export const MAX_TEXT = 40;
const COLUMNS_AT_MOST = 60;

/** A format to begin with: one of the company's own, or a copy of any under a new name. */
export function toDraft(profile: AccountingFormatDialog_profile$data, isNew: boolean): FormatDraft {
  const { name, charset, dateFormat, sign, hasHeader, columns } = profile;
  return {
    name: isNew ? '' : name,
    charset: charset as FormatDraft['charset'],
    dateFormat: dateFormat as FormatDraft['dateFormat'],
    sign: sign as FormatDraft['sign'],
    hasHeader,
    columns: columns.map(({ title, field, text }) => ({
      key: crypto.randomUUID(),
      title,
      field: field as ColumnDraft['field'],
      text: text ?? '',
    })),
  };
}

/** The draft as the API takes it. */
export function toFormatInput({ name: _name, columns, ...format }: FormatDraft): AccountingFormatInput {
  return {
    ...format,
    columns: columns.map(({ title, field, text }) => ({
      title: title.trim(),
      field,
      text: field === 'FIXED_TEXT' && text.trim() ? text.trim() : undefined,
    })),
  };
}

/** What is wrong with a draft, by part. */
export function formatProblems({ name, columns }: FormatDraft): Partial<Record<'name' | 'columns', string>> {
  return {
    name: name.trim() ? undefined : '形式の名前を入力してください。',
    columns: columnsProblem(columns),
  };
}

function columnsProblem(columns: readonly ColumnDraft[]): string | undefined {
  if (columns.length === 0) return '列を1つ以上追加してください。';
  if (columns.length > COLUMNS_AT_MOST) return `列は${COLUMNS_AT_MOST}個までです。`;
  if (columns.some(({ title }) => !title.trim())) return 'すべての列に見出しを入力してください。';
  return columns.some(({ field }) => field === 'KEY')
    ? undefined
    : '「明細の番号」の列を追加してください。取り込み済みの明細を見分けるために必要です。';
}

/** The columns with one of them moved a place up (-1) or down (1), as far as there is one. */
export function moveColumn(
  columns: readonly ColumnDraft[],
  index: number,
  by: -1 | 1,
): readonly ColumnDraft[] {
  const [moved, other] = [columns[index], columns[index + by]];
  return moved && other ? columns.with(index, other).with(index + by, moved) : columns;
}
