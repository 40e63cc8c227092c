import { stripBidiControls } from '../../lib/strip-bidi-controls.ts';

/** Numbers are written as they are; text is kept from being read as a formula. */
export type CsvCell = string | number | null;

// What a spreadsheet takes for the beginning of a formula, with the wide forms that Japanese editions accept too.
const FORMULA_START = /^[\s\p{Cf}]*[=+\-@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n\0]/u;

/**
 * A table as a CSV file that spreadsheets open as text: UTF-8 with a byte order mark, CRLF, every cell quoted, and
 * an apostrophe before what would be a formula (OWASP, CSV injection).
 */
export function toCsv(header: readonly string[], rows: Iterable<readonly CsvCell[]>): Buffer {
  const lines = [csvLine(header)];
  for (const row of rows) lines.push(csvLine(row));
  return Buffer.from(`\uFEFF${lines.join('')}`, 'utf8');
}

/** One line of such a file, its end included. */
export function csvLine(cells: readonly CsvCell[], end = '\r\n'): string {
  return `${cells.map(csvCell).join(',')}${end}`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '""';
  if (typeof cell === 'number') return String(cell);
  // Rows from before input was read so may still hold what turns around the cells behind it.
  const plain = stripBidiControls(cell);
  const safe = FORMULA_START.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('\0', '').replaceAll('"', '""')}"`;
}
