import type { Db } from '../../db/client.ts';
import { getPaymentMethod } from '../organization/organization-service.ts';
import { findAgencies, findBranches } from '../organization/organization-store.ts';
import type { AgencyRow, BranchRow } from '../organization/tables.ts';

/** The branch that pays and its agency. */
export interface Payer {
  branch: BranchRow;
  agency: AgencyRow | null;
}

/** What somebody wants to pay: by which means, and whether for a package. */
export interface WantedPayment {
  type: 'CREDIT_CARD' | 'INVOICE';
  isPackage: boolean;
}

export type PayerProblem = 'BRANCH_SUSPENDED' | 'FORBIDDEN' | 'PAYMENT_METHOD_NOT_ALLOWED';

/** Rolls back the start of a payment that the branch may not make (any more). */
export class PayerRefusedError extends Error {
  override name = 'PayerRefusedError';
  readonly problem: PayerProblem;

  constructor(problem: PayerProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Throws when the branch is missing. */
export async function findPayer(db: Db, branchId: string): Promise<Payer> {
  const [branch] = await findBranches(db, [branchId]);
  if (!branch) throw new Error(`The branch ${branchId} of a viewer is missing.`);
  const agencies = branch.agency_id === null ? [] : await findAgencies(db, [branch.agency_id]);
  return { branch, agency: agencies[0] ?? null };
}

/** Why the branch may not pay this way now; null when it may. */
export function findPayerProblem({ branch, agency }: Payer, wanted: WantedPayment): PayerProblem | null {
  if (branch.status !== 'ACTIVE') return 'BRANCH_SUSPENDED';
  // Prepared by an earlier release: packages are never sold to branches.
  if (wanted.isPackage) return 'FORBIDDEN';
  const allowed = getPaymentMethod(branch, agency);
  const isAllowed = allowed === 'CREDIT_CARD_AND_INVOICE' || allowed === `${wanted.type}_ONLY`;
  return isAllowed ? null : 'PAYMENT_METHOD_NOT_ALLOWED';
}

/**
 * Judges the payer in the transaction that moves money: branch and agency stay as they are until its end. Comes after
 * the locks of attempt and trip, as everywhere. Throws PayerRefusedError.
 */
export async function checkPayer(tx: Db, branchId: string, wanted: WantedPayment): Promise<void> {
  const branch = await tx
    .selectFrom('branches')
    .select('agency_id')
    .where('id', '=', branchId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (branch?.agency_id) {
    await tx.selectFrom('agencies').select('id').where('id', '=', branch.agency_id).forShare().execute();
  }
  const problem = findPayerProblem(await findPayer(tx, branchId), wanted);
  if (problem !== null) throw new PayerRefusedError(problem);
}
