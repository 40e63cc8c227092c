import type { AppContext } from '../context.ts';
import { findUsersByEmail } from '../modules/employee/employee-store.ts';
import { findAgenciesByReference } from '../modules/organization/agency-setup.ts';
import { findBranchesByReference } from '../modules/organization/branch-setup.ts';
import type { AgencyRow, BranchRow, UserRow } from '../modules/organization/tables.ts';
import { AdminError } from './admin-error.ts';

/** The one branch that is meant; throws an AdminError when there is none, or more than one. */
export async function findBranch(app: AppContext, reference: string): Promise<BranchRow> {
  const rows = await findBranchesByReference(app, reference);
  return takeOne(rows, `branch ${reference}`, 'Name it as CODE/NAME (SAKURA/本社) or by its id.');
}

/** The one agency that is meant; throws an AdminError when there is none, or more than one. */
export async function findAgency(app: AppContext, reference: string): Promise<AgencyRow> {
  return takeOne(
    await findAgenciesByReference(app, reference),
    `agency ${reference}`,
    'Name it exactly or by its id.',
  );
}

/** The operator with an e-mail address; throws an AdminError. */
export async function findOperator(app: AppContext, email: string): Promise<UserRow> {
  const users = await findUsersByEmail(app.db, email.trim());
  const operator = users.find(({ role }) => role === 'OPERATOR');
  if (operator === undefined) throw new AdminError(`There is no operator ${email}.`);
  return operator;
}

function takeOne<Row extends { id: string }>(rows: readonly Row[], what: string, advice: string): Row {
  const [row, ...others] = rows;
  if (row === undefined) throw new AdminError(`There is no ${what}. ${advice}`);
  if (others.length === 0) return row;
  throw new AdminError(
    `There are ${rows.length} of ${what}: ${rows.map(({ id }) => id).join(', ')}. Name one by its id.`,
  );
}
