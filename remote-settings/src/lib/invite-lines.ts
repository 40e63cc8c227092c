import { isEmailAddress } from '@yado/shared/format/credentials';
import { textLength } from '@yado/shared/format/text-length';
import { typedText } from '@yado/shared/format/typed-text';
import Papa from 'papaparse';

/** More are sent in several goes: nobody can check a longer list by eye. */
export const MAX_INVITES = 200;
const MAX_NAME = 60;

/** One person of a list, as it was typed or pasted. */
export interface InviteLine {
  /** Counted as in the text or the table it came from, from 1. */
  line: number;
  name: string;
  email: string;
}

export type LineProblem =
  | 'noEmail'
  | 'badEmail'
  | 'noName'
  | 'longName'
  | 'duplicate'
  | 'employee'
  | 'invited';

export const lineProblemTexts: Record<LineProblem, string> = {
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
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: findDelimiter(text),
    skipEmptyLines: false,
  });
  return data.flatMap((cells, index) => {
    const values = cells.map((cell) => typedText(cell.normalize('NFKC')));
    if (values.every((value) => value === '') || (index === 0 && isHeading(values))) return [];
    return [{ line: index + 1, ...toPerson(values) }];
  });
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
  { name, email }: InviteLine,
  seen: ReadonlySet<string>,
  taken: ReadonlyMap<string, 'employee' | 'invited'>,
): LineProblem | null {
  if (!email) return 'noEmail';
  if (!isEmailAddress(email)) return 'badEmail';
  if (seen.has(email)) return 'duplicate';
  const known = taken.get(email);
  if (known) return known;
  if (!name) return 'noName';
  return textLength(name) > MAX_NAME ? 'longName' : null;
}

/** A name may hold a comma only in a quoted cell, an address holds none: the first separator in sight decides. */
function findDelimiter(text: string): string {
  return ['\t', ';', ','].find((separator) => text.includes(separator)) ?? ',';
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
