import type { AppContext } from '../../context.ts';
import { type Connection, creationKey, readCreationPage, toConnection } from '../../graphql/connection.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { countEmployees, findEmployeePage } from './organization-store.ts';
import type { AgencyRow, BranchRow, PaymentMethodSetting, UserRow } from './tables.ts';

interface EmployeesArguments {
  branchId?: string | null;
  keyword?: string | null;
  status?: UserRow['status'] | null;
  first?: number | null;
  after?: string | null;
}

/** The employees within the viewer's reach, as far as the filter leaves them, oldest first; deleted ones are left out. */
export async function listEmployees(
  app: AppContext,
  viewer: Viewer,
  args: EmployeesArguments,
): Promise<Connection<UserRow>> {
  const scope = getTenantScope(viewer);
  const filter = {
    branchId: args.branchId ?? null,
    keyword: args.keyword?.trim() || null,
    status: args.status ?? null,
  };
  const page = readCreationPage(args);
  const rows = await findEmployeePage(app.db, scope, filter, page);
  return toConnection(rows, page, await countEmployees(app.db, scope, filter), creationKey);
}

/**
 * What a branch may pay with: its own setting intersected with its agency's. If they share nothing the agency's
 * stays, because the agency answers for the payment.
 */
export function getPaymentMethod(branch: BranchRow, agency: AgencyRow | null): PaymentMethodSetting {
  const own = branch.available_payment_method;
  if (agency === null || agency.available_payment_method === 'CREDIT_CARD_AND_INVOICE') return own;
  return agency.available_payment_method;
}

/** Only people of a branch are employees. */
export function getEmployeeRole(user: UserRow): 'EMPLOYEE' | 'COMPANY_ADMIN' {
  if (user.role === 'EMPLOYEE' || user.role === 'COMPANY_ADMIN') return user.role;
  throw new Error('The user is not an employee.');
}
