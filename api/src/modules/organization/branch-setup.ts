import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { BranchChanges } from './branch-validation.ts';
import { findBranches } from './organization-store.ts';
import type { BranchRow, PaymentMethodSetting } from './tables.ts';
import { type Changes, updateAsSeen } from './update-as-seen.ts';

/** What the platform decides of a branch, beside what its administrator may change. */
export interface NewBranch extends BranchChanges {
  name: string;
  company_id: string;
  agency_id: string | null;
  available_payment_method: PaymentMethodSetting;
  /** Invoice credit in yen. */
  cash_balance: number;
}

/** The branches that a person may mean by a text: an id, or the company's code and the branch's name (SAKURA/本社). */
export async function findBranchesByReference(app: AppContext, reference: string): Promise<BranchRow[]> {
  const byId = await findBranches(app.db, [reference]);
  if (byId.length > 0) return byId;
  const [, code = '', name = ''] = /^([^/]+)\/(.+)$/s.exec(reference.trim()) ?? [];
  return app.db
    .selectFrom('branches')
    .innerJoin('companies', 'companies.id', 'branches.company_id')
    .selectAll('branches')
    .select(['companies.name as company_name', 'companies.code as company_code'])
    .where('companies.code', '=', code.normalize('NFKC').toUpperCase())
    .where('branches.name', '=', name)
    .orderBy('branches.created_at')
    .execute();
}

/** Adds a branch to a company, open for bookings at once; null when the company has one of that name. */
export async function createBranch(app: AppContext, branch: NewBranch): Promise<{ id: string } | null> {
  return app.db.transaction().execute(async (tx) => {
    // Two that create the same branch wait for one another here.
    await tx
      .selectFrom('companies')
      .select('id')
      .where('id', '=', branch.company_id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const same = await tx
      .selectFrom('branches')
      .select('id')
      .where('company_id', '=', branch.company_id)
      .where('name', '=', branch.name)
      .executeTakeFirst();
    if (same !== undefined) return null;
    const now = app.clock();
    return tx
      .insertInto('branches')
      .values({ id: newId(), ...branch, status: 'ACTIVE', created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
}

/** Changes a branch as somebody saw it; false when it differs from that by now. Not for its credit. */
export async function changeBranch(app: AppContext, id: string, changes: Changes): Promise<boolean> {
  return updateAsSeen(app.db, 'branches', id, changes, app.clock());
}
