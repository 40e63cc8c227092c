import type { Known } from '@yado/shared/contract/known';
import { parseKeyword } from '../common/keyword.ts';
import type { BranchStatus } from './__generated__/BranchStatusBadge_branch.graphql';
import type { CompanyBranchesInput } from './__generated__/BranchListScreenQuery.graphql';

export interface BranchFilter {
  keyword: string;
  /** Empty: of any status. */
  status: Known<BranchStatus> | '';
  /** Empty: of any agency and of none. */
  agencyId: string;
}

const statuses: readonly Known<BranchStatus>[] = ['PENDING', 'ACTIVE', 'SUSPENDED', 'CLOSED'];

/** Reads a branch list's address; what means nothing is dropped. */
export function parseBranchFilter(url: URL): BranchFilter {
  const status = url.searchParams.get('status')?.toUpperCase();
  return {
    keyword: parseKeyword(url),
    status: statuses.find((known) => known === status) ?? '',
    agencyId: url.searchParams.get('agency')?.trim() ?? '',
  };
}

export function toBranchesInput({ keyword, status, agencyId }: BranchFilter): CompanyBranchesInput {
  return {
    keyword: keyword || undefined,
    statuses: status ? [status] : undefined,
    agencyId: agencyId || undefined,
  };
}
