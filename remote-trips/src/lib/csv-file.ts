/** Numbers are written as they are; text is kept from being read as a formula. */
export type CsvCell = string | number | null;

// What a spreadsheet takes for the beginning of a formula, with the wide forms that Japanese editions accept too; the
// same rule as in api/src/modules/document/csv.ts, which scripts/csv-rule.test.ts compares.
const FORMULA_START = /^[\s\p{Cf}]*[=+\-@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n\0]/u;

// Left open, these turn around what follows them: an amount, the next cell (api/src/lib/strip-bidi-controls.ts).
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A table that spreadsheets open as text: with a byte order mark, which tells Excel that it is UTF-8, every text
 * quoted, and an apostrophe before what would be a formula (OWASP, CSV injection).
 */
export function csvFile(header: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${[header, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

function csvCell(cell: CsvCell): string {
  if (cell === null) return '""';
  if (typeof cell === 'number') return String(cell);
  const plain = cell.replace(BIDI_CONTROLS, '');
  const safe = FORMULA_START.test(plain) ? `'${plain}` : plain;
  return `"${safe.replaceAll('\0', '').replaceAll('"', '""')}"`;
}
