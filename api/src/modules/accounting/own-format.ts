import type {
  AccountingFormatInput,
  AccountingProfileErrorCode,
} from '../../graphql/__generated__/schema-types.ts';
import { readOneLine } from '../../lib/one-line.ts';
import { type AccountingProfile, accounts, type Column, plainTax } from './profiles.ts';
import type { AccountingProfileRow, OwnColumn } from './tables.ts';

/** Characters of a name, of a title and of a text. */
export const MAX_TEXT = 40;
const COLUMNS_AT_MOST = 60;

/** The columns as they are kept, or what is wrong with them. */
export function readColumns(
  columns: AccountingFormatInput['columns'],
): { columns: OwnColumn[] } | { errorCode: AccountingProfileErrorCode } {
  if (columns.length === 0 || columns.length > COLUMNS_AT_MOST) return { errorCode: 'INVALID_COLUMNS' };
  const read = columns.map(({ title, field, text }) => {
    const own = field === 'FIXED_TEXT' && text ? readOneLine(text, MAX_TEXT) : null;
    const isUnreadable = field === 'FIXED_TEXT' && Boolean(text?.trim()) && own === null;
    return { title: readOneLine(title, MAX_TEXT), field, text: own, isUnreadable };
  });
  const kept = read.flatMap(({ title, field, text, isUnreadable }) =>
    title === null || isUnreadable ? [] : { title, field, text },
  );
  if (kept.length < columns.length) return { errorCode: 'INVALID_COLUMNS' };
  if (!kept.some(({ field }) => field === 'KEY')) return { errorCode: 'KEY_REQUIRED' };
  return { columns: kept };
}

type Format = Pick<
  AccountingProfileRow,
  'id' | 'name' | 'charset' | 'date_format' | 'sign' | 'has_header' | 'columns'
>;

/** A company's own format as a profile; taxes and accounts are in plain words. */
export function toProfile(format: Format): AccountingProfile {
  return {
    id: format.id,
    name: format.name,
    charset: format.charset,
    hasHeader: format.has_header,
    lineEnd: '\r\n',
    date: format.date_format,
    sign: format.sign,
    tax: plainTax,
    accounts,
    columns: format.columns.map(
      ({ title, field, text }): Column => [title, field === 'FIXED_TEXT' ? { text: text ?? '' } : field],
    ),
  };
}
