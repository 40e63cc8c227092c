import type { AppContext } from '../../context.ts';
import { type Connection, readPage, toConnection } from '../../graphql/connection.ts';
import { tenantScopeOf } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { countEmployees, findEmployeePage } from './organisation-store.ts';
import type { AgencyRow, BranchRow, PaymentMethodSetting, UserRow } from './tables.ts';

/** The employees within the viewer's reach, oldest first; deleted ones are left out. */
export async function listEmployees(
  app: AppContext,
  viewer: Viewer,
  args: { first?: number | null; after?: string | null },
): Promise<Connection<UserRow>> {
  const scope = tenantScopeOf(viewer);
  const page = readPage(args, 2);
  const [rows, total] = [await findEmployeePage(app.db, scope, page), await countEmployees(app.db, scope)];
  return toConnection(rows, page, total, (user) => [user.created_at.toISOString(), user.id]);
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
