import type { AppContext } from '../../context.ts';
import type { AccountingFormatInput } from '../../graphql/__generated__/schema-types.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { entryCells } from './entry-fields.ts';
import { findNewestEntries } from './entry-store.ts';
import { readColumns, toProfile } from './own-format.ts';
import { type Replacement, toShiftJis } from './shift-jis.ts';
import type { ReadEntry } from './tables.ts';

const ROWS = 5;

export interface Preview {
  isExample: boolean;
  rows: string[][];
  replacements: Replacement[];
}

/**
 * How a file in this format would begin with what the viewer's branch has; with a made-up row while it has nothing.
 * Throws InvalidInputError for columns that could not be kept; without a key is fine here.
 */
export async function previewFormat(
  app: AppContext,
  viewer: Viewer,
  format: AccountingFormatInput,
): Promise<Preview> {
  const read = readColumns([...format.columns, { title: 'key', field: 'KEY' }]);
  if ('errorCode' in read) throw new InvalidInputError('columns: each needs a title of one line.');
  const profile = toProfile({
    id: 'preview',
    name: 'preview',
    charset: format.charset,
    date_format: format.dateFormat,
    sign: format.sign,
    has_header: format.hasHeader,
    columns: read.columns.slice(0, -1),
  });
  const entries = viewer.branchId === null ? [] : await findNewestEntries(app.db, viewer.branchId, ROWS);
  const isExample = entries.length === 0;
  const rows = (isExample ? [example] : entries).map((entry) =>
    entryCells(entry, profile).map((cell) => String(cell ?? '')),
  );
  if (profile.charset === 'UTF_8') return { isExample, rows, replacements: [] };
  return {
    isExample,
    rows: rows.map((cells) => cells.map((cell) => toShiftJis(cell).text)),
    replacements: toShiftJis(rows.flat().join('')).replacements,
  };
}

const example: ReadEntry = {
  id: 'example',
  branch_id: 'example',
  room_id: 'example',
  revision: 1,
  entered_on: '2026-11-12',
  price: 22_000,
  tax_rate_percent: 10,
  tax_basis: 'OWN',
  hotel_registration_number: null,
  tax_source: 'HOTEL',
  billed_tax_id: null,
  is_elsewhere: false,
  canceled: false,
  travel_number: 'T-261112-ABCD',
  room_number: 1,
  hotel_name: '例ホテル東京',
  city: '東京',
  guest_name: 'YAMADA TARO',
  employee_name: '山田 太郎',
  company_code: 'A100',
  department_code: '営業部',
  checkin: '2026-11-10',
  checkout: '2026-11-12',
  payment_type: 'INVOICE',
  seller_name: '例トラベル株式会社',
  registration_number: 'T1234567890123',
  recorded_at: new Date(0),
};
