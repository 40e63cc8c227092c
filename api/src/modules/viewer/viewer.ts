import type { BranchRow, UserRow } from '../organization/tables.ts';

export type Role = UserRow['role'];
export type Permission =
  | 'BOOK'
  | 'CANCEL'
  | 'VIEW_BRANCH_TRAVELS'
  | 'MANAGE_EMPLOYEES'
  | 'MANAGE_BRANCH'
  | 'MANAGE_CARDS'
  | 'VIEW_INVOICES'
  | 'AGENCY_DESK'
  | 'OPERATOR_DESK';

/** The signed-in, active user. */
export interface Viewer {
  userId: string;
  firebaseUid: string;
  name: string;
  email: string;
  role: Role;
  status: UserRow['status'];
  companyId: string | null;
  branchId: string | null;
  branch: BranchRow | null;
  agencyId: string | null;
  permissions: ReadonlySet<Permission>;
}

const permissionsByRole: Record<Role, ReadonlySet<Permission>> = {
  EMPLOYEE: new Set(['BOOK', 'CANCEL', 'VIEW_BRANCH_TRAVELS']),
  COMPANY_ADMIN: new Set([
    'BOOK',
    'CANCEL',
    'VIEW_BRANCH_TRAVELS',
    'MANAGE_EMPLOYEES',
    'MANAGE_BRANCH',
    'MANAGE_CARDS',
    'VIEW_INVOICES',
  ]),
  AGENCY: new Set(['VIEW_BRANCH_TRAVELS', 'AGENCY_DESK']),
  OPERATOR: new Set(['VIEW_BRANCH_TRAVELS', 'OPERATOR_DESK']),
};

/** What a role may do, before any object is looked at (spec 6, domain E2). */
export function getPermissions(role: Role): ReadonlySet<Permission> {
  return permissionsByRole[role];
}
