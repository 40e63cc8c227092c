import type { AppContext } from '../../context.ts';
import type {
  AgencyErrorCode,
  SeenAgencyInput,
  UpdateAgencyInput,
} from '../../graphql/__generated__/schema-types.ts';
import { changeAgency } from '../agency-change/change-agency.ts';
import { readAgency as checkAgency } from '../organization/agency-validation.ts';
import type { AgencyRow } from '../organization/tables.ts';
import { findChanges } from '../organization/update-as-seen.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { readAgency } from './desk-service.ts';

const columns = {
  representative: 'representative',
  postalAddress: 'postal_address',
  licenseGrade: 'license_grade',
  licenseNumber: 'license_number',
  registrationNumber: 'registration_number',
  billingContact: 'billing_contact',
  bankAccount: 'bank_account',
} as const satisfies Record<keyof SeenAgencyInput, keyof AgencyRow>;
type Field = keyof typeof columns;
const fields = Object.entries(columns) as [Field, (typeof columns)[Field]][];

export type UpdateAgencyOutcome =
  | { kind: 'updated'; agency: AgencyRow }
  | { kind: 'failed'; code: AgencyErrorCode; field: Field | null; agency?: AgencyRow };

/**
 * Changes what an agency says of itself as a seller and how it is paid: agency users their own, operators any. A wrong
 * field is named, and so is one that somebody else changed since it was seen.
 */
export async function updateAgency(
  app: AppContext,
  viewer: Viewer,
  input: UpdateAgencyInput,
): Promise<UpdateAgencyOutcome> {
  const before = await readAgency(app, viewer, input.agencyId);
  if (before === null) return { kind: 'failed', code: 'AGENCY_NOT_FOUND', field: null };
  const typed = fields.flatMap(([field, column]) => {
    const text = input[field];
    return text === undefined ? [] : [[column, text ?? '']];
  });
  const wanted = checkAgency(Object.fromEntries(typed));
  if ('wrong' in wanted) {
    return { kind: 'failed', code: 'INVALID_FIELD', field: toField(wanted.wrong) };
  }
  const conflict = findConflict(before, wanted, input.seen ?? {});
  if (conflict !== null)
    return { kind: 'failed', code: 'CHANGED_MEANWHILE', field: conflict, agency: before };
  const changes = findChanges(before, wanted);
  if (Object.keys(changes).length === 0) return { kind: 'updated', agency: before };
  if (!(await changeAgency(app, { agencyId: before.id, userId: viewer.userId, changes }))) {
    // Changed between the read and the write: to be looked at again.
    const [column] = Object.keys(changes);
    const agency = (await readAgency(app, viewer, before.id)) ?? before;
    return { kind: 'failed', code: 'CHANGED_MEANWHILE', field: toField(column), agency };
  }
  app.log.info(
    { event: 'agency-changed', agencyId: before.id, userId: viewer.userId, columns: Object.keys(changes) },
    'an agency was changed',
  );
  return { kind: 'updated', agency: (await readAgency(app, viewer, before.id)) ?? before };
}

function findConflict(
  before: AgencyRow,
  wanted: Partial<Record<string, string | null>>,
  seen: SeenAgencyInput,
): Field | null {
  const found = fields.find(([field, column]) => {
    const last = seen[field];
    const isSeen = last === undefined || before[column] === (last || null);
    return wanted[column] !== undefined && !isSeen && before[column] !== wanted[column];
  });
  return found?.[0] ?? null;
}

function toField(column: string | undefined): Field | null {
  return fields.find(([, name]) => name === column)?.[0] ?? null;
}
