import type { Selectable } from 'kysely';
import type { Instant } from '../../db/column-types.ts';

export interface BranchOfficeTable {
  id: string;
  branch_id: string;
  /** Unique within the branch. */
  name: string;
  /** A region or spot of the catalog; it may be gone by now. */
  region_id: string;
  created_by: string;
  created_at: Instant;
}

export interface OfficeTables {
  branch_offices: BranchOfficeTable;
}

export type BranchOfficeRow = Selectable<BranchOfficeTable>;
