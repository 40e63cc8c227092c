import { isRegistrationNumber } from '../../config/registration-number.ts';
import type {
  BranchErrorCode,
  SeenCompanyBranchInput,
  UpdateCompanyBranchInput,
} from '../../graphql/__generated__/schema-types.ts';
import { containsLink } from '../../lib/contains-link.ts';
import { isVisible } from '../../lib/is-visible.ts';
import { stripNoWidth } from '../../lib/one-line.ts';
import { textLength } from '../../lib/text-length.ts';
import { electronicAddressSchemes } from './electronic-address-schemes.ts';
import { halfWidth, readJapanesePhone } from './japanese-phone.ts';
import type { BranchRow, BranchTable } from './tables.ts';

type Field = keyof SeenCompanyBranchInput;
type Column = Extract<
  keyof BranchTable,
  | 'name'
  | 'postal_code'
  | 'state'
  | 'city_and_line'
  | 'phone'
  | 'phone_extension'
  | 'company_id_by_employee'
  | 'department_id_by_employee'
  | 'peppol_id'
>;
export type BranchChanges = { name?: string } & Partial<Record<Exclude<Column, 'name'>, string | null>>;
export type BranchProblem = { code: BranchErrorCode; field: Field };

type Checked = { text: string } | { code: BranchErrorCode };
type Check = (text: string) => Checked;

const fields: Record<Field, { column: Column; check: Check }> = {
  branchName: { column: 'name', check: branchName },
  postalCode: { column: 'postal_code', check: postalCode },
  state: { column: 'state', check: atMost(20) },
  cityAndLine: { column: 'city_and_line', check: atMost(200) },
  phone: { column: 'phone', check: japanesePhone },
  phoneExtension: { column: 'phone_extension', check: extension },
  companyIdByEmployee: { column: 'company_id_by_employee', check: atMost(50) },
  departmentIdByEmployee: { column: 'department_id_by_employee', check: atMost(50) },
  peppolId: { column: 'peppol_id', check: peppolId },
};

/**
 * The columns that an input changes: a field that is left out stays, an empty one is cleared, except the name.
 * The first field that is wrong is reported instead.
 */
export function readBranchChanges(input: UpdateCompanyBranchInput): BranchChanges | BranchProblem {
  const changes: Partial<Record<Column, string | null>> = {};
  for (const [field, { column, check }] of Object.entries(fields) as [Field, (typeof fields)[Field]][]) {
    const raw = input[field];
    if (raw === undefined) continue;
    const text = oneLine(raw ?? '');
    if (text === '') {
      if (field === 'branchName') return { code: 'REQUIRED', field };
      changes[column] = null;
      continue;
    }
    const checked = check(text);
    if ('code' in checked) return { ...checked, field };
    changes[column] = checked.text;
  }
  return changes as BranchChanges;
}

/** What somebody saw in the columns when they changed them; empty as it is kept. */
export function readSeenBranch(seen: SeenCompanyBranchInput | null | undefined): Partial<BranchChanges> {
  const known = Object.entries(seen ?? {}) as [Field, string | null | undefined][];
  return Object.fromEntries(
    known.flatMap(([field, text]) => (text === undefined ? [] : [[fields[field].column, text || null]])),
  );
}

/** The field whose change would undo somebody else's: it is neither what was seen nor what it is to become. */
export function findChangedMeanwhile(
  branch: BranchRow,
  changes: BranchChanges,
  seen: Partial<BranchChanges>,
): Field | null {
  const entries = Object.entries(fields) as [Field, (typeof fields)[Field]][];
  const changed = entries.find(
    ([, { column }]) =>
      changes[column] !== undefined &&
      seen[column] !== undefined &&
      branch[column] !== seen[column] &&
      branch[column] !== changes[column],
  );
  return changed?.[0] ?? null;
}

/** Line breaks and other control characters are typing accidents in one-line fields; what shows nothing is empty. */
function oneLine(raw: string): string {
  return isVisible(raw)
    ? stripNoWidth(raw)
        .replace(/[\p{Cc}\s]+/gu, ' ')
        .trim()
    : '';
}

function atMost(length: number): Check {
  return (text) => (textLength(text) > length ? { code: 'TOO_LONG' } : { text });
}

/** Mails carry it. */
function branchName(text: string): Checked {
  return containsLink(text) ? { code: 'CONTAINS_LINK' } : atMost(60)(text);
}

/** Seven digits, however they were typed; kept as 100-0005. */
function postalCode(typed: string): Checked {
  const digits = halfWidth(typed).replace(/^〒/, '').replace(/[ -]/g, '');
  if (!/^\d{7}$/.test(digits)) return { code: 'INVALID_POSTAL_CODE' };
  return { text: `${digits.slice(0, 3)}-${digits.slice(3)}` };
}

function japanesePhone(typed: string): Checked {
  const text = readJapanesePhone(typed);
  return text === null ? { code: 'INVALID_PHONE' } : { text };
}

function extension(typed: string): Checked {
  const text = halfWidth(typed);
  return /^[\d*#-]{1,10}$/.test(text) ? { text } : { code: 'INVALID_PHONE' };
}

/** Of a scheme on the list; of 0188 (corporate numbers of Japan) and 0221 (issuers of qualified invoices) the check digit too. */
function peppolId(typed: string): Checked {
  const text = halfWidth(typed).replaceAll(' ', '').toUpperCase();
  const [, scheme, id = ''] = /^(\d{4}):([A-Z0-9][A-Z0-9._-]{0,49})$/.exec(text) ?? [];
  const isKnown =
    scheme !== undefined &&
    electronicAddressSchemes.has(scheme) &&
    (scheme !== '0188' || isRegistrationNumber(`T${id}`)) &&
    (scheme !== '0221' || isRegistrationNumber(id));
  return isKnown ? { text } : { code: 'INVALID_PEPPOL_ID' };
}
