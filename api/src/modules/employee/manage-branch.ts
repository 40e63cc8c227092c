import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Database } from '../../db/schema.ts';
import { ForbiddenError } from '../../lib/errors.ts';
import type { EmployeeErrorCode } from '../../graphql/__generated__/schema-types.ts';
import type { UserRow } from '../organization/tables.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { lockBranch } from '../organization/branch-store.ts';
import { lockEmployees } from './employee-store.ts';

export type EmployeeFailure = { kind: 'failed'; code: EmployeeErrorCode };

export function failed(code: EmployeeErrorCode): EmployeeFailure {
  return { kind: 'failed', code };
}

/** The branch that the viewer administers; throws ForbiddenError. */
export function administeredBranch(viewer: Viewer): string {
  if (viewer.branchId === null || !viewer.permissions.has('MANAGE_EMPLOYEES')) throw new ForbiddenError();
  return viewer.branchId;
}

/**
 * Runs a change of one employee as the only one in the branch. The administrator is read again under the lock, because
 * the role may have gone to somebody else since the request began; an employee of another branch does not exist.
 */
export async function changeEmployee<Done>(
  app: AppContext,
  viewer: Viewer,
  employeeId: string,
  change: (
    tx: Transaction<Database>,
    people: { admin: UserRow; employee: UserRow },
  ) => Promise<Done | EmployeeFailure>,
): Promise<Done | EmployeeFailure> {
  const branchId = administeredBranch(viewer);
  return app.db.transaction().execute(async (tx) => {
    await lockBranch(tx, branchId);
    const people = await lockEmployees(tx, branchId, [viewer.userId, employeeId]);
    const admin = people.get(viewer.userId);
    if (admin?.role !== 'COMPANY_ADMIN') return failed('FORBIDDEN');
    const employee = people.get(employeeId);
    return employee === undefined ? failed('EMPLOYEE_NOT_FOUND') : change(tx, { admin, employee });
  });
}
