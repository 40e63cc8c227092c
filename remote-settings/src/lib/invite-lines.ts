import { isEmailAddress } from '@yado/shared/format/credentials';
import { textLength } from '@yado/shared/format/text-length';
import { typedText } from '@yado/shared/format/typed-text';
import Papa from 'papaparse';

/** More are sent in several goes: nobody can check a longer list by eye. */
export const MAX_INVITES = 200;
const MAX_NAME = 60;
/** More line breaks than a cell of a table of people has. */
const MAX_ROW_LINES = 10;

/** One person of a list, as it was typed or pasted. */
export interface InviteLine {
  /** Counted as in the text or the table it came from, from 1. */
  line: number;
  name: string;
  email: string;
  /** Set when a quotation mark opens a cell of this line and nothing closes it. */
  openQuote?: true;
}

export type LineProblem =
  | 'openQuote'
  | 'noEmail'
  | 'badEmail'
  | 'noName'
  | 'longName'
  | 'duplicate'
  | 'employee'
  | 'invited';

export const lineProblemTexts: Record<LineProblem, string> = {
  openQuote: '引用符(")が閉じられていません',
  noEmail: 'メールアドレスがありません',
  badEmail: 'メールアドレスの形式が正しくありません',
  noName: '名前がありません',
  longName: `名前は${MAX_NAME}文字以内にしてください`,
  duplicate: '同じメールアドレスの行があります',
  employee: 'すでに社員です',
  invited: 'すでに招待しています',
};

export interface CheckedLine extends InviteLine {
  problem: LineProblem | null;
}

/**
 * Reads a pasted table or the text of a CSV file: a name and an address per line, in either order, separated by commas,
 * tabs or semicolons; `名前 <address>` too. A line of headings and empty lines are skipped.
 */
export function readInviteLines(text: string): InviteLine[] {
  return readRows(text.replace(/^\uFEFF/, '')).flatMap(({ cells, openQuote }, index) => {
    const values = cells.map((cell) => typedText(cell.normalize('NFKC')));
    if (values.every((value) => value === '') || (index === 0 && isHeading(values))) return [];
    return [{ line: index + 1, ...toPerson(values), ...(openQuote && { openQuote }) }];
  });
}

interface Row {
  cells: string[];
  openQuote?: true;
}

/** Rows as a table has them: a quoted cell may hold line breaks. */
function readRows(text: string): Row[] {
  const lines = text.split(/\r\n|\r|\n/);
  const rows: Row[] = [];
  for (let at = 0; at < lines.length; ) {
    const rest = lines.slice(at, at + MAX_ROW_LINES);
    const { height, ...row } = readRow(rest, findDelimiter(rest[0] ?? ''));
    rows.push(row);
    at += height;
  }
  return rows;
}

/** A stray quotation mark would make one cell of all that follows: only a cell that ends properly spans lines. */
function readRow(lines: readonly string[], delimiter: string): Row & { height: number } {
  for (let height = 1; height <= lines.length; height += 1) {
    const { data, errors } = Papa.parse<string[]>(lines.slice(0, height).join('\n'), {
      delimiter,
      newline: '\n',
    });
    // Within a line, quotation marks in the middle of a cell do no harm.
    const isWhole = height === 1 ? !errors.some(isOpenQuote) : errors.length === 0;
    if (isWhole) return { cells: data[0] ?? [], height };
  }
  return { cells: (lines[0] ?? '').replaceAll('"', '').split(delimiter), openQuote: true, height: 1 };
}

function isOpenQuote({ code }: Papa.ParseError): boolean {
  return code === 'MissingQuotes';
}

/** What is wrong with each line; `taken` are the addresses of the branch's people, in lower case. */
export function checkInviteLines(
  lines: readonly InviteLine[],
  taken: ReadonlyMap<string, 'employee' | 'invited'>,
): CheckedLine[] {
  const seen = new Set<string>();
  return lines.map((line) => {
    const email = line.email.toLowerCase();
    const problem = findProblem({ ...line, email }, seen, taken);
    seen.add(email);
    return { ...line, problem };
  });
}

function findProblem(
  { name, email, openQuote }: InviteLine,
  seen: ReadonlySet<string>,
  taken: ReadonlyMap<string, 'employee' | 'invited'>,
): LineProblem | null {
  if (openQuote) return 'openQuote';
  if (!email) return 'noEmail';
  if (!isEmailAddress(email)) return 'badEmail';
  if (seen.has(email)) return 'duplicate';
  const known = taken.get(email);
  if (known) return known;
  if (!name) return 'noName';
  return textLength(name) > MAX_NAME ? 'longName' : null;
}

/** Of a line by itself: lists are put together from several. A name may hold a comma only in a quoted cell, an address none. */
function findDelimiter(line: string): string {
  return ['\t', ';', ','].find((separator) => line.includes(separator)) ?? ',';
}

function isHeading(values: readonly string[]): boolean {
  return (
    !values.some((value) => value.includes('@')) &&
    values.some((value) => /^(?:e-?mail|メール|mail|氏名|名前|name)/i.test(value))
  );
}

function toPerson(values: readonly string[]): Pick<InviteLine, 'name' | 'email'> {
  const mailbox = values.map((value) => /^(.*?)\s*<([^<>]*)>$/.exec(value)).find(Boolean);
  if (mailbox)
    return { name: (mailbox[1] ?? '').replaceAll('"', '').trim(), email: (mailbox[2] ?? '').trim() };
  const place = values.findIndex((value) => value.includes('@'));
  const at = place === -1 ? 1 : place;
  const email = values[at] ?? '';
  const names = values.filter((value, index) => index !== at && value !== '');
  // A family and a given name in cells of their own; whatever follows the address belongs to other columns.
  const before = values.slice(0, at).filter(Boolean);
  return { name: (before.length > 0 ? before : names.slice(0, 1)).join(' '), email };
}
