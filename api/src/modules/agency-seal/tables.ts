import type { Instant } from '../../db/column-types.ts';

/** The picture of a seal; a row never changes. */
export interface AgencySealTable {
  id: string;
  agency_id: string;
  /** Without transparency, and no larger than papers need. */
  png: Uint8Array;
  created_at: Instant;
}

export interface AgencySealTables {
  agency_seals: AgencySealTable;
}
