import type { AppContext } from '../../context.ts';
import { addTask } from '../account-task/add-task.ts';
import { deleteInvitation } from './invitation-store.ts';
import type { UserRow } from '../organization/tables.ts';
import { deleteTravelerProfile } from '../traveler/traveler-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { markUserDeleted, updateRole } from './employee-store.ts';
import { changeEmployee, type EmployeeFailure, failed } from './manage-branch.ts';

export type DeleteEmployeeResult = { kind: 'deleted'; employee: UserRow } | EmployeeFailure;

/**
 * Removes an employee, or withdraws an invitation, of the viewer's branch. The sessions end with the next request; the
 * identity service is updated by a task. The row stays, so that trips keep their booker's name.
 */
export async function deleteEmployee(
  app: AppContext,
  viewer: Viewer,
  employeeId: string,
): Promise<DeleteEmployeeResult> {
  return changeEmployee<DeleteEmployeeResult>(app, viewer, employeeId, async (tx, { admin, employee }) => {
    if (employee.id === admin.id) return failed('CANNOT_DELETE_SELF');
    if (employee.role === 'COMPANY_ADMIN') return failed('CANNOT_DELETE_ADMIN');
    const deleted = await markUserDeleted(tx, employee.id, app.clock());
    await deleteInvitation(tx, employee.id);
    await deleteTravelerProfile(tx, employee.id);
    if (employee.firebase_uid !== null) {
      await addTask(app, tx, {
        kind: 'REVOKE_SESSIONS',
        subjectId: employee.id,
        senderId: employee.branch_id,
      });
    }
    return { kind: 'deleted', employee: deleted };
  });
}

export type DelegateResult = { kind: 'delegated'; oldAdmin: UserRow; newAdmin: UserRow } | EmployeeFailure;

/** Hands the viewer's role as the branch's one administrator to an active employee; both rows as they are then. */
export async function delegateCompanyAdmin(
  app: AppContext,
  viewer: Viewer,
  employeeId: string,
): Promise<DelegateResult> {
  return changeEmployee<DelegateResult>(app, viewer, employeeId, async (tx, { admin, employee }) => {
    if (employee.role === 'COMPANY_ADMIN') return failed('ALREADY_ADMIN');
    if (employee.status !== 'ACTIVE') return failed('NOT_ACTIVE');
    const now = app.clock();
    // In this order: the unique index allows a branch one administrator at any moment.
    const oldAdmin = await updateRole(tx, admin.id, 'EMPLOYEE', now);
    const newAdmin = await updateRole(tx, employee.id, 'COMPANY_ADMIN', now);
    return { kind: 'delegated', oldAdmin, newAdmin };
  });
}
