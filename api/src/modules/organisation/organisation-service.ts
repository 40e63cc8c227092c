import type { AppContext } from '../../context.ts';
import { type Connection, creationKey, readCreationPage, toConnection } from '../../graphql/connection.ts';
import { tenantScopeOf } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { countEmployees, findEmployeePage } from './organisation-store.ts';
import type { AgencyRow, BranchRow, PaymentMethodSetting, UserRow } from './tables.ts';

/** The employees within the viewer's reach, of one branch if named, oldest first; deleted ones are left out. */
export async function listEmployees(
  app: AppContext,
  viewer: Viewer,
  args: { branchId?: string | null; first?: number | null; after?: string | null },
): Promise<Connection<UserRow>> {
  const scope = tenantScopeOf(viewer);
  const branchId = args.branchId ?? null;
  const page = readCreationPage(args);
  const rows = await findEmployeePage(app.db, scope, branchId, page);
  return toConnection(rows, page, await countEmployees(app.db, scope, branchId), creationKey);
}

/**
 * What a branch may pay with: its own setting intersected with its agency's. If they share nothing the agency's
 * stands, because the agency answers for the payment.
 */
export function paymentMethodOf(branch: BranchRow, agency: AgencyRow | null): PaymentMethodSetting {
  const own = branch.available_payment_method;
  if (agency === null || agency.available_payment_method === 'CREDIT_CARD_AND_INVOICE') return own;
  return agency.available_payment_method;
}

/** Only people of a branch are employees. */
export function employeeRoleOf(user: UserRow): 'EMPLOYEE' | 'COMPANY_ADMIN' {
  if (user.role === 'EMPLOYEE' || user.role === 'COMPANY_ADMIN') return user.role;
  throw new Error('The user is not an employee.');
}
